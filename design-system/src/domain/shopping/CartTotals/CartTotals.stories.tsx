import type { Meta, StoryObj } from '@storybook/react-vite';
import { longWords } from '../../../internal/words.fixtures.ts';
import { Grid } from '../../../primitives/Grid/index.ts';
import { Panel } from '../../../primitives/Panel/index.ts';
import { CartTotals } from './CartTotals.tsx';

const meta: Meta<typeof CartTotals> = {
  title: 'Shopping/CartTotals',
  component: CartTotals,
  args: {
    lines: [
      { label: 'Kursai (2)', value: '153,00 €' },
      { label: 'Nuolaida „SLAUGA20“', value: '−20,00 €', discount: true },
    ],
    total: { value: '133,00 €' },
  },
  decorators: [
    (Story) => (
      <Grid columns={3}>
        <Panel>
          <Story />
        </Panel>
      </Grid>
    ),
  ],
};
export default meta;

type Story = StoryObj<typeof CartTotals>;

export const Totals: Story = {};

export const TotalAlone: Story = { args: { lines: [] } };

/** A discount of 100 %. */
export const Zero: Story = {
  args: {
    lines: [
      { label: 'Kursai (1)', value: '64,00 €' },
      { label: 'Nuolaida', value: '−64,00 €', discount: true },
    ],
    total: { value: '0,00 €' },
  },
};

export const Long: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    lines: [{ label: `${longWords.ru} ${longWords.lt}`, value: '1 234 567,00 €' }],
    total: { label: longWords.ru, value: '1 234 567,00 €' },
  },
};
