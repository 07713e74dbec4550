import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { Price } from './Price.tsx';

const meta = {
  title: 'Primitives/Price',
  component: Price,
  args: { price: '289,00 €' },
} satisfies Meta<typeof Price>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Screen readers announce which price is current. */
export const Special: Story = {
  args: { price: '340,00 €', special: '298,00 €' },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByText('Speciali kaina 298,00 €, įprasta kaina 340,00 €'),
    ).toBeInTheDocument();
  },
};

export const All: Story = {
  render: () => (
    <Stack align="start">
      <Price price="nuo 245,00 €" />
      <Price price="Nemokamai" />
      <Price price="0,00 €" />
      <Price price="89,00 €" special="0,00 €" />
      <Price price="1 340,00 €" special="1 198,00 €" size="lg" />
      <Price price="15 680,00 €" size="xl" />
      <Price price="15 680,00 €" special="12 544,00 €" size="xl" align="end" />
    </Stack>
  ),
};
