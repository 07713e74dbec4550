import type { ReactNode } from 'react';
import type { RootProps } from '../../internal/root.ts';
import type { DataTableWord } from './DataTable.words.ts';
import type { CellValue } from './rows.ts';

export interface DataTableColumn<Row> {
  /** The name of the column in `sort` and `filters`. */
  id: string;
  /** Above the column; in the narrow form before each value. */
  header: string;
  /** Shows the header to screen readers only, such as that of a column of buttons. */
  headerHidden?: boolean | undefined;
  /** What the cell of a row shows. */
  cell: (row: Row) => ReactNode;
  /** What the column is sorted, searched and filtered by. */
  value?: ((row: Row) => CellValue) | undefined;
  /** Right-aligned, with tabular figures. */
  numeric?: boolean | undefined;
  /** The column can sort the rows. */
  sortable?: boolean | undefined;
  /** The values that a select above the table offers to keep. */
  filter?: readonly { readonly value: string; readonly label: string }[] | undefined;
}

export interface DataTableSort {
  /** The id of the column. */
  column: string;
  /** Smallest or largest first. */
  direction: 'ascending' | 'descending';
}

export interface DataTableProps<Row extends object> extends RootProps<HTMLDivElement> {
  /** The name of the table, for screen readers. */
  label: string;
  /** The columns; the first holds the row headings. */
  columns: readonly [DataTableColumn<Row>, ...DataTableColumn<Row>[]];
  /** All rows, or with `total` those of the page. */
  rows: readonly Row[];
  /** The id of a row. */
  rowId: (row: Row) => string;
  /** How many rows there are in all, if a server sorts, filters and pages and `rows` is what it answered. */
  total?: number | undefined;
  /** Rows on a page, 20 by default. */
  pageSize?: number | undefined;
  /** Shows a field that searches the columns with a `value`. */
  searchable?: boolean | undefined;
  /** Lets rows be chosen; the function names a row in the label of its checkbox. */
  selectable?: ((row: Row) => string) | undefined;
  /** What can be done with the chosen rows: small buttons. */
  actions?: ((selected: readonly string[]) => ReactNode) | undefined;
  /** The column that sorts, or null. */
  sort?: DataTableSort | null | undefined;
  /** The column that sorts at first. */
  defaultSort?: DataTableSort | undefined;
  /** Called with the new order. */
  onSortChange?: ((sort: DataTableSort | null) => void) | undefined;
  /** What is searched for. */
  query?: string | undefined;
  /** What is searched for at first. */
  defaultQuery?: string | undefined;
  /** Called at each keystroke; debounce requests. */
  onQueryChange?: ((query: string) => void) | undefined;
  /** The kept value by column; `''` keeps all. */
  filters?: Readonly<Record<string, string>> | undefined;
  /** The kept values at first. */
  defaultFilters?: Readonly<Record<string, string>> | undefined;
  /** Called with the kept values. */
  onFiltersChange?: ((filters: Readonly<Record<string, string>>) => void) | undefined;
  /** The ids of the chosen rows, of other pages too. */
  selected?: readonly string[] | undefined;
  /** The ids that are chosen at first. */
  defaultSelected?: readonly string[] | undefined;
  /** Called with the ids of the chosen rows. */
  onSelectedChange?: ((selected: readonly string[]) => void) | undefined;
  /** The page, counted from 1. */
  page?: number | undefined;
  /** The page at first. */
  defaultPage?: number | undefined;
  /** Called with the new page; 1 after a change of order, query or filters. */
  onPageChange?: ((page: number) => void) | undefined;
  /** The rows are loading: five skeleton rows, or the old rows muted. */
  loading?: boolean | undefined;
  /** What failed, in a sentence; shown in place of the rows. */
  error?: string | undefined;
  /** Loads again after an error. */
  onRetry?: (() => void) | undefined;
  /** In place of the built-in empty state, such as one with an action. */
  empty?: ReactNode;
  /** In place of the built-in words. */
  texts?: Partial<Record<DataTableWord, string>> | undefined;
}
