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

/** The arrows, Home and End walk the titles; many may stay open. Enter and Space are the platform's own. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [first, second, last] = canvas.getAllByRole('heading').map((title) => title.closest('summary'));
    const [firstRow, secondRow] = canvas.getAllByRole('group');
    const hidden = canvas.getByText(/Iškart po užsakymo/);
    await expect(hidden).not.toBeVisible();
    await userEvent.tab();
    await expect(first).toHaveFocus();
    first?.click();
    await expect(firstRow).toHaveAttribute('open');
    await expect(hidden).toBeVisible();
    await userEvent.keyboard('{ArrowDown}');
    await expect(second).toHaveFocus();
    second?.click();
    await expect(secondRow).toHaveAttribute('open');
    await expect(hidden).toBeVisible();
    await userEvent.keyboard('{ArrowUp}');
    await expect(first).toHaveFocus();
    first?.click();
    await expect(firstRow).not.toHaveAttribute('open');
    await userEvent.keyboard('{ArrowUp}');
    await expect(last).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(last).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(first).toHaveFocus();
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

/** Nothing at all, no rule and no heading: where it would stand, the page goes on. */
export const Empty: Story = { args: { items: [] } };

export const Loading: Story = {
  args: {
    defaultOpen: ['when'],
    items: questions.map(({ value, title, content }) => ({ value, title, content, loading: true })),
  },
};
