import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { questions } from './Accordion.fixtures.ts';
import { Accordion } from './Accordion.tsx';

const meta = {
  title: 'Primitives/Accordion',
  component: Accordion,
  args: { items: questions },
} satisfies Meta<typeof Accordion>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Enter and Space open; the arrows, Home and End walk the titles; many may stay open. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [first, second, last] = canvas.getAllByRole('button');
    const hidden = canvas.getByText(/Iškart po užsakymo/);
    await expect(hidden).not.toBeVisible();
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(first).toHaveAttribute('aria-expanded', 'true');
    await expect(hidden).toBeVisible();
    await userEvent.keyboard('{ArrowDown} ');
    await expect(second).toHaveFocus();
    await expect(second).toHaveAttribute('aria-expanded', 'true');
    await expect(hidden).toBeVisible();
    await userEvent.keyboard('{End}');
    await expect(last).toHaveFocus();
  },
};

export const Sidebar: Story = {
  args: {
    size: 'sm',
    measure: 'full',
    defaultOpen: ['when'],
    items: questions.map((item, index) => ({ ...item, meta: index === 0 ? 12 : undefined })),
  },
};

export const Loading: Story = {
  args: {
    defaultOpen: ['when'],
    items: questions.map(({ value, title, content }) => ({ value, title, content, loading: true })),
  },
};
