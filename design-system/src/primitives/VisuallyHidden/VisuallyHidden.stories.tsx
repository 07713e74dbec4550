import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { VisuallyHidden } from './VisuallyHidden.tsx';
import { t } from '../../internal/phrases.fixtures.ts';

const meta = {
  title: 'Primitives/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: t('Skaitoma, bet nematoma') },
} satisfies Meta<typeof VisuallyHidden>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => (
    <p>
      {t('Matomas tekstas')} <VisuallyHidden {...args} />
    </p>
  ),
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByText(t('Skaitoma, bet nematoma')).getBoundingClientRect();
    await expect(box.width).toBeLessThanOrEqual(1);
  },
};
