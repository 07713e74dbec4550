import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { TabLinks } from './TabLinks.tsx';
import { t } from '../../internal/phrases.fixtures.ts';

const meta = {
  title: 'Primitives/TabLinks',
  component: TabLinks,
  args: {
    label: t('Kurso dalys'),
    links: [
      { href: '#about', label: t('Apie kursą') },
      { href: '#topics', label: t('Temos'), count: 6 },
      { href: '#reviews', label: t('Atsiliepimai'), count: 312 },
      { href: '#faq', label: t('Dažnai užduodami klausimai'), current: true },
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
