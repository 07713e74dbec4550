import { useMemo } from 'react';
import { useControllableState } from '@radix-ui/react-use-controllable-state';
import {
  columnFilteringFeature,
  createFilteredRowModel,
  createSortedRowModel,
  functionalUpdate,
  globalFilteringFeature,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import type { ColumnDef } from '@tanstack/react-table';
import { useMedeina } from '../../styles/provider.tsx';
import type { DataTableColumn, DataTableProps, DataTableSort } from './table.ts';
import { compare, holds } from './rows.ts';
import type { CellValue } from './rows.ts';

const features = tableFeatures({
  columnFilteringFeature,
  globalFilteringFeature,
  rowSelectionFeature,
  rowSortingFeature,
  filteredRowModel: createFilteredRowModel(),
  sortedRowModel: createSortedRowModel(),
});

const noFilters: Readonly<Record<string, string>> = {};
const noneSelected: readonly string[] = [];

function definitionsOf<Row extends object>(columns: readonly DataTableColumn<Row>[], locale: string) {
  const collator = new Intl.Collator(locale, { numeric: true });
  return columns.map(({ id, value }): ColumnDef<typeof features, Row> => ({
    id,
    accessorFn: (row) => value?.(row),
    enableGlobalFilter: value !== undefined,
    filterFn: (row, column, chosen: string) => String(row.getValue<CellValue>(column) ?? '') === chosen,
    sortFn: (one, other, column) =>
      compare(one.getValue<CellValue>(column), other.getValue<CellValue>(column), collator),
    sortUndefined: 'last',
  }));
}

/** The state of a table, controlled or its own, and the rows of the page that it shows. */
export function useDataTable<Row extends object>({
  columns,
  rows,
  rowId,
  pageSize = 20,
  total,
  ...props
}: DataTableProps<Row>) {
  const { locale } = useMedeina();
  const [sort, setSort] = useControllableState<DataTableSort | null>({
    prop: props.sort,
    defaultProp: props.defaultSort ?? null,
    onChange: props.onSortChange,
  });
  const [query, setQuery] = useControllableState({
    prop: props.query,
    defaultProp: props.defaultQuery ?? '',
    onChange: props.onQueryChange,
  });
  const [filters, setFilters] = useControllableState({
    prop: props.filters,
    defaultProp: props.defaultFilters ?? noFilters,
    onChange: props.onFiltersChange,
  });
  const [selected, setSelected] = useControllableState({
    prop: props.selected,
    defaultProp: props.defaultSelected ?? noneSelected,
    onChange: props.onSelectedChange,
  });
  const [asked, setPage] = useControllableState({
    prop: props.page,
    defaultProp: props.defaultPage ?? 1,
    onChange: props.onPageChange,
  });

  const definitions = useMemo(() => definitionsOf(columns, locale), [columns, locale]);
  const isServed = total !== undefined;
  const rowSelection = Object.fromEntries(selected.map((id) => [id, true as const]));
  const columnFilters = Object.entries(filters)
    .filter(([, value]) => value !== '')
    .map(([id, value]) => ({ id, value }));
  const state = {
    sorting: sort === null ? [] : [{ id: sort.column, desc: sort.direction === 'descending' }],
    globalFilter: query.trim(),
    columnFilters,
    rowSelection,
  };
  const table = useTable({
    features,
    columns: definitions,
    data: rows,
    getRowId: rowId,
    state,
    manualSorting: isServed,
    manualFiltering: isServed,
    getColumnCanGlobalFilter: () => true,
    globalFilterFn: (row, column, words: string) => holds(row.getValue<CellValue>(column), words, locale),
    onRowSelectionChange: (change) => {
      setSelected(Object.keys(functionalUpdate(change, rowSelection)));
    },
  });
  const count = total ?? table.getFilteredRowModel().rows.length;
  const pages = Math.max(1, Math.ceil(count / pageSize));
  // Fewer rows than before may have fewer pages than where one was.
  const page = Math.min(asked, pages);
  const all = table.getRowModel().rows;
  return {
    /** The rows of the page, which the table itself would slice before it knows how many pages there are. */
    shown: isServed ? all : all.slice((page - 1) * pageSize, page * pageSize),
    sort,
    query,
    filters,
    selected,
    count,
    pages,
    page,
    isFiltered: state.globalFilter !== '' || columnFilters.length > 0,
    setPage,
    setSelected,
    setSort: (next: DataTableSort | null) => {
      setSort(next);
      setPage(1);
    },
    setQuery: (next: string) => {
      setQuery(next);
      setPage(1);
    },
    setFilters: (next: Readonly<Record<string, string>>) => {
      setFilters(next);
      setPage(1);
    },
  };
}

export type DataTableState<Row extends object> = ReturnType<typeof useDataTable<Row>>;
