import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { longWords } from '../../internal/words.fixtures.ts';
import { Breadcrumb } from './Breadcrumb.tsx';
import { t } from '../../internal/phrases.fixtures.ts';
import { said } from '../../internal/said.fixtures.ts';
import { translations } from '../../styles/translations.ts';

const meta = {
  title: 'Primitives/Breadcrumb',
  component: Breadcrumb,
  args: {
    parents: [
      { label: t('Kursai'), href: '#courses' },
      { label: t('Skubioji pagalba'), href: '#emergency' },
    ],
    current: t('Sepsis: pirmoji valanda'),
  },
} satisfies Meta<typeof Breadcrumb>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('navigation', { name: said(translations, 'breadcrumb') })).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('Skubioji pagalba') })).toBeVisible();
    const whole = matchMedia('(min-width: 900px)').matches;
    await expect(canvas.getByText(t('Kursai')).checkVisibility()).toBe(whole);
    await expect(canvas.getByText(t('Sepsis: pirmoji valanda')).checkVisibility()).toBe(whole);
  },
};

/** A short path is not shortened on a phone. */
export const Short: Story = {
  args: { parents: [{ label: t('Mano kursai'), href: '#mine' }], current: t('Skubioji pagalba') },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const parent = canvas.getByRole('link', { name: t('Mano kursai') });
    const current = canvas.getByText(t('Skubioji pagalba'));
    await expect(parent).toBeVisible();
    await expect(current).toBeVisible();
    const line = canvas.getByRole('list').getBoundingClientRect();
    await expect(line.height).toBeLessThan(parent.getBoundingClientRect().height * 1.5);
  },
};

export const LongTexts: Story = {
  tags: ['!dev', '!autodocs'],
  args: { parents: [{ label: longWords.lt, href: '#a' }], current: longWords.en },
};

export const Alone: Story = { args: { parents: [], current: t('Kursai') } };
