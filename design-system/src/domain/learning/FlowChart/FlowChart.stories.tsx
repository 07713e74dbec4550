import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { t } from '../../../internal/phrases.fixtures.ts';
import { longWords } from '../../../internal/words.fixtures.ts';
import { lifeSupport } from './FlowChart.fixtures.ts';
import { FlowChart } from './FlowChart.tsx';

const meta = {
  title: 'Learning/FlowChart',
  component: FlowChart,
  args: { label: t('Specializuoto gaivinimo algoritmas'), steps: lifeSupport },
} satisfies Meta<typeof FlowChart>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Branches stand side by side, on a phone below one another. */
export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const chart = within(canvasElement).getByRole('list', { name: args.label });
    await expect(within(chart).getAllByRole('listitem').length).toBe(10);
  },
};

export const Empty: Story = { tags: ['no-picture'], args: { steps: [] } };

export const LongTexts: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    steps: [
      { text: longWords.lt, note: longWords.ru },
      {
        kind: 'question',
        text: longWords.ru,
        branches: [
          { label: longWords.lt, steps: [{ text: longWords.lt }] },
          { label: longWords.ru, steps: [{ text: longWords.ru, kind: 'again' }] },
        ],
      },
    ],
  },
};
