import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { Price } from './Price.tsx';
import { money } from '../../internal/amounts.fixtures.ts';
import { t } from '../../internal/phrases.fixtures.ts';
import { plain, said } from '../../internal/said.fixtures.ts';
import { translations } from '../../styles/translations.ts';

const meta = {
  title: 'Primitives/Price',
  component: Price,
  args: { price: money(289) },
} satisfies Meta<typeof Price>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Screen readers announce which price is current. */
export const Special: Story = {
  args: { price: plain(money(340)), special: money(298) },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByText(
        `${said(translations, 'specialPrice', { price: plain(money(298)) })}, ${said(translations, 'regularPrice', { price: plain(money(340)) })}`,
      ),
    ).toBeInTheDocument();
  },
};

export const All: Story = {
  render: () => (
    <Stack align="start">
      <Price price={t('nuo {price}', { price: money(245) })} />
      <Price price={t('Nemokamai')} />
      <Price price={money(0)} />
      <Price price={money(89)} special={money(0)} />
      <Price price="1 340,00 €" special="1 198,00 €" size="lg" />
      <Price price="15 680,00 €" size="xl" />
      <Price price="15 680,00 €" special="12 544,00 €" size="xl" align="end" />
    </Stack>
  ),
};
