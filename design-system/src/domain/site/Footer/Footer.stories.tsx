import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
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

/** Without room for columns each group is a row that opens, and stays open beside the others. */
export const Folded: Story = {
  tags: ['no-picture'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const foot = within(canvasElement);
    const rows = [...canvasElement.querySelectorAll('summary')];
    await expect(rows.map((row) => row.textContent)).toEqual(footerColumns.map(({ title }) => title));
    await expect(
      foot.getAllByRole('heading', { level: 2 }).filter((title) => title.checkVisibility()),
    ).toHaveLength(footerColumns.length);
    for (const [index, { links }] of footerColumns.slice(0, 2).entries()) {
      const link = foot.getByText(links[0]?.label ?? '', { selector: 'a' });
      await expect(link.checkVisibility()).toBe(false);
      const row = rows[index];
      if (row !== undefined) await userEvent.click(row);
      await expect(link.checkVisibility()).toBe(true);
    }
    await expect(canvasElement.querySelectorAll('details[open]')).toHaveLength(2);
  },
};

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
