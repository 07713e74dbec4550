import type { Meta, StoryObj } from '@storybook/react-vite';
import { longWords } from '../../../internal/words.fixtures.ts';
import { Grid } from '../../../primitives/Grid/index.ts';
import { Panel } from '../../../primitives/Panel/index.ts';
import { CartTotals } from './CartTotals.tsx';
import { money } from '../../../internal/amounts.fixtures.ts';
import { t } from '../../../internal/phrases.fixtures.ts';

const meta: Meta<typeof CartTotals> = {
  title: 'Shopping/CartTotals',
  component: CartTotals,
  args: {
    lines: [
      { label: t('Kursai (2)'), value: money(153) },
      { label: t('Nuolaida „SLAUGA20“'), value: money(-20), discount: true },
    ],
    total: { value: money(133) },
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
      { label: t('Kursai (1)'), value: money(64) },
      { label: t('Nuolaida'), value: money(-64), discount: true },
    ],
    total: { value: money(0) },
  },
};

export const Long: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    lines: [{ label: `${longWords.ru} ${longWords.lt}`, value: '1 234 567,00 €' }],
    total: { label: longWords.ru, value: '1 234 567,00 €' },
  },
};
