import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { longWords } from '../../../internal/words.fixtures.ts';
import { SecondDeviceLink } from './SecondDeviceLink.tsx';

const meta: Meta<typeof SecondDeviceLink> = {
  title: 'Learning/SecondDeviceLink',
  component: SecondDeviceLink,
  args: {
    onPress: fn(),
  },
};
export default meta;

type Story = StoryObj<typeof SecondDeviceLink>;

export const Opens: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button')).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

export const Leads: Story = { args: { href: '/connect', texts: { text: '' } } };

export const Long: Story = {
  tags: ['!dev', '!autodocs'],
  args: { texts: { title: longWords.lt, text: longWords.ru } },
};
