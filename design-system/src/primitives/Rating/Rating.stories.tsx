import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { Rating, Stars } from './Rating.tsx';
import { number, said } from '../../internal/said.fixtures.ts';
import { translations } from '../../styles/translations.ts';

const meta = {
  title: 'Primitives/Rating',
  component: Rating,
  args: { value: 4.9, count: 312 },
} satisfies Meta<typeof Rating>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByText(said(translations, 'rating', { value: number(4.9) })),
    ).toBeInTheDocument();
  },
};

export const All: Story = {
  render: () => (
    <Stack align="start">
      <Rating value={5} />
      <Rating value={0} count={0} />
      <Rating value={4.44} count={12_430} />
      <Stars value={4} />
      <Stars value={4.6} />
      <Stars value={3.1} />
      <Stars value={0} />
    </Stack>
  ),
};
