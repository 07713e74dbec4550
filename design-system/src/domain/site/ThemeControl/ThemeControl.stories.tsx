import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Page } from '../../../primitives/Page/index.ts';
import { ThemeControl } from './ThemeControl.tsx';
import { said } from '../../../internal/said.fixtures.ts';
import { themeControlWords } from './ThemeControl.words.ts';

const meta: Meta<typeof ThemeControl> = {
  title: 'Site/ThemeControl',
  component: ThemeControl,
  args: {
    defaultValue: 'system',
    onChange: fn(),
  },
};
export default meta;

type Story = StoryObj<typeof ThemeControl>;

export const Choice: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: said(themeControlWords, 'system') })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith('dark');
    await expect(canvas.getByRole('radio', { name: said(themeControlWords, 'dark') })).toBeChecked();
  },
};

/** The server's markup, which does not know the choice. */
export const Unknown: Story = { args: { value: '' } };

export const OnDeep: Story = {
  decorators: [
    (Story) => (
      <Page ground="deep" block="small">
        <Story />
      </Page>
    ),
  ],
};
