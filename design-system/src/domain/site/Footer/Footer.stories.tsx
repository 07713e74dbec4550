import type { Meta, StoryObj } from '@storybook/react-vite';
import { longWords } from '../../../internal/words.fixtures.ts';
import { LanguageSwitch } from '../LanguageSwitch/index.ts';
import { ThemeControl } from '../ThemeControl/index.ts';
import { footerColumns, languages, legalLinks } from '../../support/shell.fixtures.ts';
import { AccountFooter, Footer } from './Footer.tsx';
import { t } from '../../../internal/phrases.fixtures.ts';

const controls = (
  <>
    <LanguageSwitch form="line" current="lt" options={languages} />
    <ThemeControl defaultValue="system" />
  </>
);

const meta: Meta<typeof Footer> = {
  title: 'Site/Footer',
  component: Footer,
  parameters: { layout: 'fullscreen' },
  args: {
    about: t('Hibridiniai medicinos mokymai: teorija internetu, praktika simuliacijų kambaryje.'),
    columns: footerColumns,
    legal: legalLinks,
    copyright: '© 2026 Medeina',
    controls,
  },
};
export default meta;

type Story = StoryObj<typeof Footer>;

export const Public: Story = {};

export const WithPartners: Story = {
  args: {
    partners: (
      <>
        <span>{t('Bendrai finansuoja Europos Sąjunga')}</span>
        <span>{t('Šilo universitetas')}</span>
        <span>{t('Simuliacijų centras „Rievė“')}</span>
      </>
    ),
  },
};

export const Long: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    about: longWords.ru,
    columns: footerColumns.map((column) => ({
      title: longWords.lt,
      links: column.links.map((link) => ({ ...link, label: longWords.ru })),
    })),
  },
};

export const Account: Story = {
  render: () => <AccountFooter copyright="© 2026 Medeina" links={legalLinks} controls={controls} />,
};
