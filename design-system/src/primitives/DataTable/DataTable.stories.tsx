import { useMemo, useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { longWords } from '../../internal/words.fixtures.ts';
import { Button } from '../Button/Button.tsx';
import { participantColumns, participants } from './DataTable.fixtures.ts';
import type { Participant } from './DataTable.fixtures.ts';
import { DataTable } from './DataTable.tsx';
import type { DataTableProps, DataTableSort } from './table.ts';
import { t } from '../../internal/phrases.fixtures.ts';
import { said } from '../../internal/said.fixtures.ts';
import { dataTableWords } from './DataTable.words.ts';
import { translations } from '../../styles/translations.ts';

const meta: Meta<typeof DataTable<Participant>> = {
  title: 'Primitives/DataTable',
  tags: ['new'],
  component: DataTable<Participant>,
  args: {
    label: t('Kurso dalyviai'),
    columns: participantColumns,
    rows: participants,
    rowId: (row) => row.id,
    pageSize: 10,
    searchable: true,
    selectable: (row) => row.name,
    actions: () => (
      <Button variant="outline" size="sm">
        {t('Siųsti priminimą')}
      </Button>
    ),
    onSelectedChange: fn(),
    onPageChange: fn(),
  },
};
export default meta;
type Story = StoryObj<typeof DataTable<Participant>>;

const isNarrow = () => innerWidth < 640;
const firstRow = (canvas: ReturnType<typeof within>) => canvas.getAllByRole('rowheader')[0];

/** Everything at once, in the browser. */
export const Default: Story = {};

/** The head sorts: up, then down; values that are missing come last. In the narrow form a select does. */
export const Sorting: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    if (isNarrow()) {
      await userEvent.selectOptions(
        canvas.getByLabelText(said(dataTableWords, 'sort')),
        said(dataTableWords, 'descending', { column: t('Rezultatas') }),
      );
      await expect(canvas.getAllByRole('cell', { name: /%/u })[0]).toHaveTextContent('98 %');
      return;
    }
    const result = canvas.getByRole('columnheader', { name: t('Rezultatas') });
    await expect(result).toHaveAttribute('aria-sort', 'none');
    await expect(canvas.getByRole('columnheader', { name: t('Skyrius') })).not.toHaveAttribute('aria-sort');
    const button = canvas.getByRole('button', { name: t('Rezultatas') });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(result).toHaveAttribute('aria-sort', 'ascending');
    await expect(canvas.getAllByRole('cell', { name: /%/u })[0]).toHaveTextContent('61 %');
    await userEvent.keyboard(' ');
    await expect(result).toHaveAttribute('aria-sort', 'descending');
    await expect(canvas.getAllByRole('cell', { name: /%/u })[0]).toHaveTextContent('98 %');
    await expect(button).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: t('Dalyvis') }));
    // As Lithuanian sorts: Agnė, Čestmyras, Dovilė.
    await expect(firstRow(canvas)).toHaveTextContent('Agnė Žukauskienė');
  },
};

/** The field finds without accents; a select keeps one value of a column. Nothing found offers the way back. */
export const Filtering: Story = {
  tags: ['no-picture'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByLabelText(said(dataTableWords, 'search'));
    await expect(canvas.getByText(said(dataTableWords, 'count', { count: 42 }))).toBeVisible();
    await userEvent.type(field, 'zuka agne');
    await expect(canvas.getByText(said(dataTableWords, 'found', { count: 4 }))).toBeVisible();
    await expect(firstRow(canvas)).toHaveTextContent('Agnė Žukauskienė');
    await userEvent.selectOptions(canvas.getByLabelText(t('Skyrius')), t('Reanimacija'));
    await expect(canvas.getByRole('heading', { name: said(dataTableWords, 'nothingFound') })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: said(dataTableWords, 'clearFilters') }));
    await expect(canvas.getByText(said(dataTableWords, 'count', { count: 42 }))).toBeVisible();
    await expect(field).toHaveValue('');
    await expect(canvas.getByText(said(dataTableWords, 'count', { count: 42 }))).toHaveFocus();
  },
};

/** Rows stay chosen on other pages and are counted; the box of the head is half checked. */
export const Choosing: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const all = canvas
      .getAllByRole<HTMLInputElement>('checkbox', { name: said(dataTableWords, 'selectAll') })
      .find((box) => box.checkVisibility());
    if (all === undefined) throw new Error('There is no box for the page.');
    await userEvent.click(
      canvas.getByRole('checkbox', { name: said(dataTableWords, 'selectRow', { name: 'Ona Šimkutė' }) }),
    );
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith(['p3']);
    await expect(all).toBePartiallyChecked();
    await expect(canvas.getByText(said(dataTableWords, 'selected', { count: 1, total: 42 }))).toBeVisible();
    await expect(canvas.getByRole('button', { name: t('Siųsti priminimą') })).toBeVisible();
    await userEvent.click(all);
    await expect(all).toBeChecked();
    await expect(canvas.getByText(said(dataTableWords, 'selected', { count: 10, total: 42 }))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: said(dataTableWords, 'nextPage') }));
    await expect(all).not.toBeChecked();
    await expect(canvas.getByText(said(dataTableWords, 'selected', { count: 10, total: 42 }))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: said(dataTableWords, 'clearSelection') }));
    await expect(canvas.getByText(said(dataTableWords, 'count', { count: 42 }))).toBeVisible();
    await expect(canvas.getByText(said(dataTableWords, 'count', { count: 42 }))).toHaveFocus();
  },
};

/** The buttons at an end keep the focus; a change of order goes back to the first page. */
export const Paging: Story = {
  args: { defaultPage: 4 },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      canvas.getByText(said(dataTableWords, 'range', { first: 31, last: 40, total: 42 })),
    ).toBeVisible();
    const next = canvas.getByRole('button', { name: said(dataTableWords, 'nextPage') });
    next.focus();
    await userEvent.keyboard('{Enter}');
    await expect(
      canvas.getByText(said(dataTableWords, 'range', { first: 41, last: 42, total: 42 })),
    ).toBeVisible();
    await expect(next).toHaveFocus();
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(args.onPageChange).toHaveBeenCalledOnce();
    await userEvent.type(canvas.getByLabelText(said(dataTableWords, 'search')), 'a');
    await expect(args.onPageChange).toHaveBeenLastCalledWith(1);
  },
};

/** Three pages around the current one and two at each end; a gap of one page shows that page. */
export const PageNumbers: Story = {
  args: { pageSize: 3, defaultPage: 7 },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const pages = within(canvas.getByRole('navigation', { name: said(dataTableWords, 'pages') }));
    if (isNarrow()) {
      await expect(pages.getByText(said(translations, 'pageOf', { page: 7, pages: 14 }))).toBeVisible();
      return;
    }
    const written = () => pages.getAllByRole('listitem').map((item) => item.textContent.trim());
    await expect(written()).toEqual(['1', '2', '…', '6', '7', '8', '…', '13', '14']);
    const numbered = (page: number) =>
      pages.getByRole('button', { name: said(translations, 'page', { page }) });
    await expect(numbered(7)).toHaveAttribute('aria-current', 'page');
    numbered(13).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPageChange).toHaveBeenLastCalledWith(13);
    await expect(numbered(13)).toHaveFocus();
    await expect(numbered(13)).toHaveAttribute('aria-current', 'page');
    await expect(written()).toEqual(['1', '2', '…', '12', '13', '14']);
    await userEvent.keyboard('{Enter}');
    await expect(args.onPageChange).toHaveBeenCalledOnce();
  },
};

function Shrinking(props: DataTableProps<Participant>) {
  const [rows, setRows] = useState(participants.slice(0, 11));
  return (
    <DataTable
      {...props}
      rows={rows}
      actions={(ids) => (
        <Button
          variant="outline"
          size="sm"
          onClick={() => {
            setRows(rows.filter(({ id }) => !ids.includes(id)));
          }}
        >
          {t('Pašalinti')}
        </Button>
      )}
    />
  );
}

/** Without its only row the last page gives way to the one before. */
export const LastOfPage: Story = {
  tags: ['!dev', '!autodocs', 'no-picture'],
  args: { defaultPage: 2, defaultSelected: ['p11'] },
  render: Shrinking,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: t('Pašalinti') }));
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(10);
  },
};

/** Chosen rows stand on a ground of their own. */
export const Chosen: Story = { args: { defaultSelected: ['p1', 'p3'], pageSize: 4 } };

function Served(props: DataTableProps<Participant>) {
  const [sort, setSort] = useState<DataTableSort | null>({ column: 'name', direction: 'ascending' });
  const [page, setPage] = useState(1);
  // What a server would answer.
  const answer = useMemo(() => {
    const sign = sort?.direction === 'descending' ? -1 : 1;
    const sorted = participants.toSorted((one, other) => sign * one.name.localeCompare(other.name, 'lt'));
    return sorted.slice((page - 1) * 5, page * 5);
  }, [sort, page]);
  return (
    <DataTable
      {...props}
      rows={answer}
      total={participants.length}
      pageSize={5}
      sort={sort}
      onSortChange={setSort}
      page={page}
      onPageChange={setPage}
    />
  );
}

/** `total` leaves order, filters and pages to a server; the state is controlled. */
export const ServerDriven: Story = {
  args: { searchable: false },
  render: Served,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(5);
    await expect(
      canvas.getByText(said(dataTableWords, 'range', { first: 1, last: 5, total: 42 })),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: said(dataTableWords, 'nextPage') }));
    await waitFor(() =>
      expect(
        canvas.getByText(said(dataTableWords, 'range', { first: 6, last: 10, total: 42 })),
      ).toBeVisible(),
    );
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(5);
  },
};

export const Loading: Story = { args: { rows: [], loading: true } };

export const LoadingAgain: Story = { args: { loading: true, pageSize: 4 } };

export const Empty: Story = { args: { rows: [] } };

export const Failed: Story = {
  args: { rows: [], error: t('Nepavyko gauti dalyvių sąrašo'), onRetry: fn() },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: said(dataTableWords, 'retry') }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** Without search, filters, checkboxes. */
export const Plain: Story = {
  args: {
    columns: [
      { id: 'name', header: t('Dalyvis'), cell: (row) => row.name },
      { id: 'result', header: t('Rezultatas'), cell: (row) => row.result ?? '–', numeric: true },
    ],
    rows: participants.slice(0, 3),
    searchable: false,
    selectable: undefined,
  },
};

export const LongTexts: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    rows: [
      {
        id: 'p1',
        name: longWords.lt,
        department: longWords.ru,
        finished: '2026-01-14',
        result: 94,
        state: 'done',
      },
    ],
    defaultSelected: ['p1'],
  },
};
