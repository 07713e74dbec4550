import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { longWords } from '../../../internal/words.fixtures.ts';
import { StickyCartStrip } from './StickyCartStrip.tsx';

const meta: Meta<typeof StickyCartStrip> = {
  title: 'Shopping/StickyCartStrip',
  component: StickyCartStrip,
  args: {
    label: 'Krepšelis',
    count: '2 kursai',
    total: '133,00 €',
    action: { label: 'Į krepšelį', href: '/cart' },
  },
  parameters: { layout: 'fullscreen' },
};
export default meta;

type Story = StoryObj<typeof StickyCartStrip>;

export const Strip: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link', { name: 'Į krepšelį' })).toHaveFocus();
  },
};

export const Free: Story = { args: { count: '1 kursas', total: '0,00 €' } };

export const Long: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    count: '123 высококвалифицированных курса',
    total: '1 234 567,00 €',
    action: { label: longWords.ru, href: '/cart' },
  },
};
