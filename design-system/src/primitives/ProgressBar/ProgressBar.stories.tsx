import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { ProgressBar } from './ProgressBar.tsx';

const meta = {
  title: 'Primitives/ProgressBar',
  component: ProgressBar,
  args: { label: 'Pažanga', value: 11, max: 27, valueText: '11 iš 27' },
} satisfies Meta<typeof ProgressBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('progressbar', { name: 'Pažanga' });
    await expect(bar).toHaveAttribute('aria-valuetext', '11 iš 27');
    await expect(bar.querySelector('rect')).toHaveAttribute('width', `${(11 / 27) * 100}%`);
  },
};

export const All: Story = {
  render: () => (
    <Stack>
      {[0, 3, 41, 100].map((value) => (
        <ProgressBar key={value} label={`Pažanga ${value}`} value={value} />
      ))}
    </Stack>
  ),
};
