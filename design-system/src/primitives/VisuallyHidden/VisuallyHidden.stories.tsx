import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = {
  title: 'Primitives/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'Skaitoma, bet nematoma' },
} satisfies Meta<typeof VisuallyHidden>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => (
    <p>
      Matomas tekstas <VisuallyHidden {...args} />
    </p>
  ),
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByText('Skaitoma, bet nematoma').getBoundingClientRect();
    await expect(box.width).toBeLessThanOrEqual(1);
  },
};
