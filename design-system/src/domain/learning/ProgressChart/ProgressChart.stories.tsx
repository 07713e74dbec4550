import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import { longWords } from '../../../internal/words.fixtures.ts';
import { groupProgress, progress } from './ProgressChart.fixtures.ts';
import { ProgressChart } from './ProgressChart.tsx';
import { t } from '../../../internal/phrases.fixtures.ts';
import { dayName, plain, said } from '../../../internal/said.fixtures.ts';
import { progressChartWords } from './ProgressChart.words.ts';
import { percent } from '../../../internal/amounts.fixtures.ts';

const meta = {
  title: 'Learning/ProgressChart',
  tags: ['new'],
  component: ProgressChart,
  args: {
    title: t('Kurso pažanga'),
    description: t('Per dešimt savaičių atlikta 84 % kurso, daugiausia lapkritį.'),
    points: progress,
    onIndexChange: fn(),
  },
} satisfies Meta<typeof ProgressChart>;
export default meta;
type Story = StoryObj<typeof meta>;

function reading(day: string, value: number) {
  return `${dayName(day, 'long')}: ${plain(percent(value))}`;
}

/** The arrows move from point to point, which is read out; so does a finger. */
export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const plot = canvas.getByRole('slider', {
      name: said(progressChartWords, 'values', { title: t('Kurso pažanga') }),
    });
    await expect(plot).toHaveAccessibleDescription(args.description);
    const read = () => plain(plot.getAttribute('aria-valuetext') ?? '');
    await expect(read()).toBe(reading('2026-11-16', 84));
    plot.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(read()).toBe(reading('2026-11-02', 70));
    await expect(canvas.getByText(reading('2026-11-02', 70))).toBeVisible();
    await userEvent.keyboard('{Home}{ArrowLeft}');
    await expect(plot).toHaveAttribute('aria-valuenow', '1');
    const box = plot.getBoundingClientRect();
    await fireEvent.pointerDown(plot, { clientX: box.right - 1, clientY: box.top + 20 });
    await expect(args.onIndexChange).toHaveBeenLastCalledWith(7);
  },
};

/** Another line is dashed and has squares. */
export const Compared: Story = {
  args: { comparison: { name: t('Grupės vidurkis'), points: groupProgress } },
};

/** The table has the same values. */
export const AsATable: Story = {
  args: { comparison: { name: t('Grupės vidurkis'), points: groupProgress } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: said(progressChartWords, 'showTable') });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button);
    await expect(canvas.getByRole('table', { name: t('Kurso pažanga') })).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(9);
    await expect(canvas.getByRole('button', { name: said(progressChartWords, 'hideTable') })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
  },
};

/** Points instead of percent; the axis reaches over the highest. */
export const Points: Story = {
  args: {
    title: t('Surinkti taškai'),
    description: t('Nuo rugsėjo surinkta 84 taškai.'),
    max: 60,
    unit: 'number',
  },
};

export const OnePoint: Story = { args: { points: progress.slice(1, 2) } };

export const Empty: Story = { args: { points: [] } };

export const Loading: Story = { args: { points: [], loading: true } };

export const LongTexts: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    title: longWords.lt,
    description: longWords.ru,
    comparison: { name: longWords.lt, points: groupProgress },
  },
};
