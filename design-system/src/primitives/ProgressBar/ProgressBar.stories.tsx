import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { ProgressBar } from './ProgressBar.tsx';
import { t } from '../../internal/phrases.fixtures.ts';

const meta = {
  title: 'Primitives/ProgressBar',
  component: ProgressBar,
  args: { label: t('Pažanga'), value: 11, max: 27, valueText: t('{done} iš {all}', { done: 11, all: 27 }) },
} satisfies Meta<typeof ProgressBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('progressbar', { name: t('Pažanga') });
    await expect(bar).toHaveAttribute('aria-valuetext', t('{done} iš {all}', { done: 11, all: 27 }));
    await expect(bar.querySelector('rect')).toHaveAttribute('width', `${(11 / 27) * 100}%`);
  },
};

export const All: Story = {
  render: () => (
    <Stack>
      {[0, 3, 41, 100].map((value) => (
        <ProgressBar key={value} label={t('Pažanga {value}', { value })} value={value} />
      ))}
    </Stack>
  ),
};
