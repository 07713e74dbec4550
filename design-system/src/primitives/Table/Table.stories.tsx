import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { longWords } from '../../internal/words.fixtures.ts';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { Link } from '../Link/Link.tsx';
import { orders } from './Table.fixtures.ts';
import type { Order } from './Table.fixtures.ts';
import { Table } from './Table.tsx';
import type { TableColumn, TableProps, TableSort } from './Table.tsx';
import { t } from '../../internal/phrases.fixtures.ts';

function money(value: number) {
  return new Intl.NumberFormat('lt', { style: 'currency', currency: 'EUR' }).format(value);
}

const columns: readonly [TableColumn<Order>, ...TableColumn<Order>[]] = [
  { id: 'number', header: t('Užsakymas'), cell: (order) => order.number },
  { id: 'date', header: t('Data'), cell: (order) => order.date, sortable: true },
  { id: 'method', header: t('Mokėjimas'), cell: (order) => order.method },
  { id: 'total', header: t('Suma'), cell: (order) => money(order.total), numeric: true, sortable: true },
  {
    id: 'invoice',
    header: t('Sąskaita'),
    headerHidden: true,
    cell: () => <Link href="#invoice">{t('Sąskaita')}</Link>,
    numeric: true,
  },
];

/** Keeps the rows in the order asked for. */
function Orders({ rows, onSortChange, ...table }: TableProps<Order>) {
  const [sort, setSort] = useState<TableSort>({ column: 'date', direction: 'descending' });
  const sign = sort.direction === 'descending' ? -1 : 1;
  const sorted = rows.toSorted((one, other) =>
    sort.column === 'total' ? sign * (one.total - other.total) : sign * one.date.localeCompare(other.date),
  );
  return (
    <Table
      {...table}
      rows={sorted}
      sort={sort}
      onSortChange={(next) => {
        setSort(next);
        onSortChange?.(next);
      }}
    />
  );
}

const meta = {
  title: 'Primitives/Table',
  component: Table<Order>,
  render: (args) => <Orders {...args} />,
  args: {
    label: t('Užsakymai'),
    columns,
    rows: orders,
    rowId: (order: Order) => order.id,
    onSortChange: fn(),
    empty: <EmptyState title={t('Užsakymų dar nėra')} headingLevel={3} />,
  },
} satisfies Meta<typeof Table<Order>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A button in the head sorts, and `aria-sort` is set. It stays a table at any width. */
export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('table', { name: t('Užsakymai') })).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(4);
    await expect(canvas.getByRole('columnheader', { name: t('Data') })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    await expect(canvas.getByRole('columnheader', { name: t('Mokėjimas') })).not.toHaveAttribute('aria-sort');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: t('Data') })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSortChange).toHaveBeenLastCalledWith({ column: 'total', direction: 'ascending' });
    const total = canvas.getByRole('columnheader', { name: t('Suma') });
    await expect(total).toHaveAttribute('aria-sort', 'ascending');
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent(t('Nr. 19207'));
    await userEvent.keyboard(' ');
    await expect(total).toHaveAttribute('aria-sort', 'descending');
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent(t('Nr. 18830'));
  },
};

export const Loading: Story = { args: { rows: [], loading: true } };

export const Empty: Story = { args: { rows: [] } };

export const Unsorted: Story = {
  render: () => <Table label={t('Užsakymai')} columns={columns} rows={orders} rowId={(order) => order.id} />,
};

export const LongTexts: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    rows: [
      {
        id: '1',
        number: `${longWords.lt} ${longWords.ru}`,
        date: '2026-11-12',
        method: longWords.lt,
        total: 0,
      },
      { id: '2', number: '–', date: '', method: longWords.ru, total: 123_456_789.5 },
    ],
  },
};
