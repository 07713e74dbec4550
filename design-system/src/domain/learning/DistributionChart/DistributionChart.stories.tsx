import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { longWords } from '../../../internal/words.fixtures.ts';
import { resultBins } from './DistributionChart.fixtures.ts';
import { DistributionChart } from './DistributionChart.tsx';
import { t } from '../../../internal/phrases.fixtures.ts';
import { containing, plain, said } from '../../../internal/said.fixtures.ts';
import { distributionChartWords } from './DistributionChart.words.ts';

const meta = {
  title: 'Learning/DistributionChart',
  tags: ['new'],
  component: DistributionChart,
  args: {
    title: t('Testo rezultatai'),
    description: t('Daugiausia žmonių surinko nuo 80 iki 90 %. Jūsų rezultatas 84 %.'),
    bins: resultBins,
    own: 84,
    onIndexChange: fn(),
  },
} satisfies Meta<typeof DistributionChart>;
export default meta;
type Story = StoryObj<typeof meta>;

function people(count: number) {
  return said(distributionChartWords, 'count', { range: '', count });
}

/** It begins with one's own bar; the arrows move from bar to bar. */
export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const plot = within(canvasElement).getByRole('slider', {
      name: said(distributionChartWords, 'values', { title: t('Testo rezultatai') }),
    });
    await expect(plot).toHaveAttribute('aria-valuenow', '9');
    const read = () => plain(plot.getAttribute('aria-valuetext') ?? '');
    await expect(read()).toContain(said(distributionChartWords, 'ownRange', { words: people(26) }));
    plot.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(read()).toContain(people(21));
    await userEvent.keyboard('{End}{ArrowRight}');
    await expect(args.onIndexChange).toHaveBeenLastCalledWith(9);
  },
};

export const AsATable: Story = {
  args: { defaultOpen: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('row')).toHaveLength(11);
    await expect(
      canvas.getByRole('rowheader', {
        name: containing(said(distributionChartWords, 'own', { value: '84' })),
      }),
    ).toBeVisible();
  },
};

/** Without a result of one's own, in points, with bins of several widths. */
export const OthersOnly: Story = {
  args: {
    own: undefined,
    unit: 'number',
    bins: [
      { from: 0, to: 20, count: 3 },
      { from: 20, to: 30, count: 9 },
      { from: 30, to: 36, count: 5 },
    ],
    description: t('Daugiausia žmonių surinko nuo 20 iki 30 taškų.'),
  },
};

export const Empty: Story = { args: { bins: [], own: undefined } };

export const Loading: Story = { args: { bins: [], own: undefined, loading: true } };

export const LongTexts: Story = {
  tags: ['!dev', '!autodocs'],
  args: { title: longWords.lt, description: longWords.ru },
};
