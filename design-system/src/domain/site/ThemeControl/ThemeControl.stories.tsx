import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Page } from '../../../primitives/Page/index.ts';
import { ThemeControl } from './ThemeControl.tsx';
import type { ThemeControlProps } from './ThemeControl.tsx';

function Kept(props: ThemeControlProps) {
  const [value, setValue] = useState(props.value);
  return (
    <ThemeControl
      {...props}
      value={value}
      onChange={(choice) => {
        setValue(choice);
        props.onChange(choice);
      }}
    />
  );
}

const meta: Meta<typeof ThemeControl> = {
  title: 'Site/ThemeControl',
  component: ThemeControl,
  args: {
    value: 'system',
    onChange: fn(),
    labels: { theme: 'Apipavidalinimas', system: 'Kaip sistemos', light: 'Šviesus', dark: 'Tamsus' },
  },
  render: Kept,
};
export default meta;

type Story = StoryObj<typeof ThemeControl>;

export const Choice: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Kaip sistemos' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith('dark');
    await expect(canvas.getByRole('radio', { name: 'Tamsus' })).toBeChecked();
  },
};

/** The server's markup, which does not know the choice. */
export const Unknown: Story = { args: { value: undefined } };

export const OnDeep: Story = {
  decorators: [
    (Story) => (
      <Page ground="deep" block="small">
        <Story />
      </Page>
    ),
  ],
};
