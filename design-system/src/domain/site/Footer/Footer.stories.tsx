import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { longWords } from '../../../internal/words.fixtures.ts';
import { LanguageSwitch } from '../LanguageSwitch/index.ts';
import { ThemeControl } from '../ThemeControl/index.ts';
import type { ThemeChoice, ThemeControlProps } from '../ThemeControl/index.ts';
import { footerColumns, languages, legalLinks } from '../../support/shell.fixtures.ts';
import { AccountFooter, Footer } from './Footer.tsx';

function Controls({ language, labels }: { language: string; labels: ThemeControlProps['labels'] }) {
  const [theme, setTheme] = useState<ThemeChoice>('system');
  return (
    <>
      <LanguageSwitch form="line" label={language} current="lt" options={languages} />
      <ThemeControl value={theme} onChange={setTheme} labels={labels} />
    </>
  );
}

const controls = (
  <Controls
    language="Kalba"
    labels={{ theme: 'Apipavidalinimas', system: 'Kaip sistemos', light: 'Šviesus', dark: 'Tamsus' }}
  />
);

const meta: Meta<typeof Footer> = {
  title: 'Site/Footer',
  component: Footer,
  parameters: { layout: 'fullscreen' },
  args: {
    homeHref: '/',
    labels: { home: 'Medeina, pradžia', navigation: 'Apatinė' },
    about: 'Hibridiniai medicinos mokymai: teorija internetu, praktika simuliacijų kambaryje.',
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
        <span>Bendrai finansuoja Europos Sąjunga</span>
        <span>Šilo universitetas</span>
        <span>Simuliacijų centras „Rievė“</span>
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
  render: () => (
    <AccountFooter copyright="© 2026 Medeina" label="Apatinė" links={legalLinks} controls={controls} />
  ),
};
