import type { Meta, StoryObj } from '@storybook/react-vite';
import { longWords } from '../../../internal/words.fixtures.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { Grid } from '../../../primitives/Grid/index.ts';
import { OrderSummary, OrderSummarySkeleton } from './OrderSummary.tsx';
import { money } from '../../../internal/amounts.fixtures.ts';
import { t } from '../../../internal/phrases.fixtures.ts';

const meta: Meta<typeof OrderSummary> = {
  title: 'Shopping/OrderSummary',
  component: OrderSummary,
  args: {
    lines: [
      {
        id: 102,
        name: t('Pradinis gaivinimas ir automatinio išorinio defibriliatoriaus naudojimas'),
        category: 'emergency',
        price: money(69),
      },
      {
        id: 103,
        name: t('EKG interpretacija: nuo ritmo iki sprendimo'),
        category: 'cardiology',
        price: money(64),
      },
    ],
    totals: {
      lines: [
        { label: t('Kursai (2)'), value: money(153) },
        { label: t('Nuolaida „SLAUGA20“'), value: money(-20), discount: true },
      ],
      total: { value: money(133) },
    },
    action: (
      <Button size="lg" full>
        {t('Apmokėti 133,00 €')}
      </Button>
    ),
    note: t('Tęsite saugiame banko puslapyje'),
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
      { id: 104, name: t('Sepsis: pirmoji valanda'), category: 'emergency', price: money(0), quantity: 3 },
    ],
    totals: { lines: [], total: { value: money(0) } },
    action: <Button full>{t('Patvirtinti')}</Button>,
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
