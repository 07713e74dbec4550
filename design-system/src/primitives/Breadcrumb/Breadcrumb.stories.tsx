import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { longWords } from '../../internal/words.fixtures.ts';
import { Breadcrumb } from './Breadcrumb.tsx';

const meta = {
  title: 'Primitives/Breadcrumb',
  component: Breadcrumb,
  args: {
    parents: [
      { label: 'Kursai', href: '#courses' },
      { label: 'Skubioji pagalba', href: '#emergency' },
    ],
    current: 'Sepsis: pirmoji valanda',
  },
} satisfies Meta<typeof Breadcrumb>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('navigation', { name: 'Kelias' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Skubioji pagalba' })).toBeVisible();
  },
};

export const LongTexts: Story = {
  args: { parents: [{ label: longWords.lt, href: '#a' }], current: longWords.en },
};

export const Alone: Story = { args: { parents: [], current: 'Kursai' } };
