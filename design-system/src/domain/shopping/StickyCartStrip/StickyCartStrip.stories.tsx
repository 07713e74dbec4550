import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { longWords } from '../../../internal/words.fixtures.ts';
import { StickyCartStrip } from './StickyCartStrip.tsx';
import { money } from '../../../internal/amounts.fixtures.ts';
import { said } from '../../../internal/said.fixtures.ts';
import { stickyCartStripWords } from './StickyCartStrip.words.ts';

const meta: Meta<typeof StickyCartStrip> = {
  title: 'Shopping/StickyCartStrip',
  component: StickyCartStrip,
  args: {
    count: 2,
    total: money(133),
    href: '/cart',
  },
  parameters: { layout: 'fullscreen' },
};
export default meta;

type Story = StoryObj<typeof StickyCartStrip>;

export const Strip: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(
      within(canvasElement).getByRole('link', { name: said(stickyCartStripWords, 'open') }),
    ).toHaveFocus();
  },
};

export const Free: Story = { args: { count: 1, total: money(0) } };

export const Long: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    count: 123,
    total: '1 234 567,00 €',
    texts: { open: longWords.ru, count: `{count, number} ${longWords.ru}` },
  },
};
