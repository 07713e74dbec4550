import type { Meta, StoryObj } from '@storybook/react-vite';
import { longWords } from '../../../internal/words.fixtures.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { Grid } from '../../../primitives/Grid/index.ts';
import { OrderSummary, OrderSummarySkeleton } from './OrderSummary.tsx';

const meta: Meta<typeof OrderSummary> = {
  title: 'Shopping/OrderSummary',
  component: OrderSummary,
  args: {
    lines: [
      {
        id: 102,
        name: 'Pradinis gaivinimas ir automatinio išorinio defibriliatoriaus naudojimas',
        category: 'emergency',
        price: '69,00 €',
      },
      {
        id: 103,
        name: 'EKG interpretacija: nuo ritmo iki sprendimo',
        category: 'cardiology',
        price: '64,00 €',
      },
    ],
    totals: {
      lines: [
        { label: 'Kursai (2)', value: '153,00 €' },
        { label: 'Nuolaida „SLAUGA20“', value: '−20,00 €', discount: true },
      ],
      total: { value: '133,00 €' },
    },
    action: (
      <Button size="lg" full>
        Apmokėti 133,00 €
      </Button>
    ),
    note: 'Tęsite saugiame banko puslapyje',
  },
  argTypes: { action: { control: false } },
  decorators: [
    (Story) => (
      <Grid columns={3}>
        <Story />
      </Grid>
    ),
  ],
};
export default meta;

type Story = StoryObj<typeof OrderSummary>;

export const Paying: Story = {};

/** A past order, without an action. */
export const Paid: Story = { args: { action: undefined, note: undefined } };

export const Free: Story = {
  args: {
    lines: [
      { id: 104, name: 'Sepsis: pirmoji valanda', category: 'emergency', price: '0,00 €', quantity: 3 },
    ],
    totals: { lines: [], total: { value: '0,00 €' } },
    action: <Button full>Patvirtinti</Button>,
    note: undefined,
  },
};

export const NoLines: Story = { args: { lines: [] } };

export const Long: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    title: longWords.ru,
    lines: [
      {
        id: 1,
        name: `${longWords.lt} ${longWords.ru} ${longWords.en}`,
        category: 'imaging',
        price: '12 289,00 €',
        quantity: 120,
      },
    ],
    note: longWords.ru,
  },
};

export const Loading: Story = { render: () => <OrderSummarySkeleton /> };
