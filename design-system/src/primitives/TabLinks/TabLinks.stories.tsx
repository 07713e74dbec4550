import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { TabLinks } from './TabLinks.tsx';

const meta = {
  title: 'Primitives/TabLinks',
  component: TabLinks,
  args: {
    label: 'Kurso dalys',
    links: [
      { href: '#about', label: 'Apie kursą' },
      { href: '#topics', label: 'Temos', count: 6 },
      { href: '#reviews', label: 'Atsiliepimai', count: 312 },
      { href: '#faq', label: 'Dažnai užduodami klausimai', current: true },
    ],
  },
} satisfies Meta<typeof TabLinks>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The current link is brought into view, however narrow the screen. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const current = within(canvasElement).getByRole('link', { current: 'page' });
    const row = within(canvasElement).getByRole('list').getBoundingClientRect();
    const box = current.getBoundingClientRect();
    await expect(box.left).toBeGreaterThanOrEqual(row.left - 1);
    await expect(box.left).toBeLessThan(row.right);
  },
};

/** Renders nothing. */
export const Empty: Story = { args: { links: [] } };
