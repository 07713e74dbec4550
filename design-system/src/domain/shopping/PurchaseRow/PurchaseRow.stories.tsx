import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { longWords } from '../../../internal/words.fixtures.ts';
import { EmptyState } from '../../../primitives/EmptyState/index.ts';
import { PurchaseList, PurchaseListSkeleton } from './PurchaseRow.tsx';
import { money } from '../../../internal/amounts.fixtures.ts';
import { t } from '../../../internal/phrases.fixtures.ts';
import { said } from '../../../internal/said.fixtures.ts';
import { purchaseListWords } from './PurchaseRow.words.ts';

const meta: Meta<typeof PurchaseList> = {
  title: 'Shopping/PurchaseList',
  component: PurchaseList,
  args: {
    purchases: [
      {
        id: 1,
        number: '10442',
        href: '/dashboard/purchases/10442/show',
        date: '2026-11-21',
        method: t('Banko nuoroda'),
        total: money(133),
        invoice: '/dashboard/purchases/10442/show?print=true',
      },
      {
        id: 2,
        number: '10107',
        href: '/dashboard/purchases/10107/show',
        date: '2026-09-02',
        method: 'PayPal',
        total: '1 289,00 €',
        invoice: '/dashboard/purchases/10107/show?print=true',
      },
      {
        id: 3,
        number: '9871',
        href: '/dashboard/purchases/9871/show',
        date: '2025-12-31',
        total: money(0),
      },
    ],
  },
};
export default meta;

type Story = StoryObj<typeof PurchaseList>;

/** By keyboard: the order, then its invoice, named by its number. */
export const Purchases: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const order = said(purchaseListWords, 'numbered', { number: '10442' });
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: order })).toHaveFocus();
    await userEvent.tab();
    await expect(
      canvas.getByRole('link', { name: said(purchaseListWords, 'invoiceOf', { order }) }),
    ).toHaveFocus();
  },
};

/** An order that is not simply paid says how it stands. */
export const States: Story = {
  tags: ['no-picture'],
  args: {
    purchases: [
      {
        id: 1,
        number: '10443',
        href: '/dashboard/purchases/10443/show',
        date: '2026-11-22',
        method: t('Banko nuoroda'),
        total: money(64),
        state: { label: t('Laukia apmokėjimo'), tone: 'warning' },
      },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('listitem')).toHaveTextContent(t('Laukia apmokėjimo'));
  },
};

export const Long: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    purchases: [
      {
        id: 1,
        number: '123456789012345678901234567890',
        href: '#order',
        date: '2026-11-21',
        method: longWords.ru,
        total: '1 234 567,00 €',
        invoice: '#invoice',
      },
    ],
  },
};

/** The list renders nothing; the page shows an empty state. */
export const Empty: Story = {
  args: { purchases: [] },
  render: (args) => (
    <>
      <PurchaseList {...args} />
      <EmptyState title={t('Užsakymų dar nėra')} />
    </>
  ),
};

export const Loading: Story = { render: () => <PurchaseListSkeleton /> };
