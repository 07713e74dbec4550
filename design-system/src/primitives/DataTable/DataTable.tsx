/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- Safari forgets
   the roles of a table that is drawn as blocks, so each box says its own. */
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { classes } from '../../internal/classes.ts';
import { misuse } from '../../internal/misuse.ts';
import { useWords } from '../../internal/words.ts';
import type { Say } from '../../internal/words.ts';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { ErrorState } from '../ErrorState/ErrorState.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { DataTableHead } from './DataTableHead.tsx';
import { DataTablePager } from './DataTablePager.tsx';
import { DataTableTools } from './DataTableTools.tsx';
import { dataTableWords } from './DataTable.words.ts';
import type { DataTableWord } from './DataTable.words.ts';
import type { DataTableColumn, DataTableProps } from './table.ts';
import { useDataTable } from './useDataTable.ts';
import * as styles from './DataTable.css.ts';

const skeletonRows = [1, 2, 3, 4, 5] as const;

/**
 * Rows that are sorted, searched, filtered, chosen and paged, here or by a server. Narrower than 640 px each row is a
 * block of labels and values.
 */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const {
    label,
    columns,
    rows: _rows,
    rowId: _rowId,
    total,
    pageSize = 20,
    searchable,
    selectable,
    actions,
    sort: _sort,
    defaultSort: _defaultSort,
    onSortChange: _onSortChange,
    query: _query,
    defaultQuery: _defaultQuery,
    onQueryChange: _onQueryChange,
    filters: _filters,
    defaultFilters: _defaultFilters,
    onFiltersChange: _onFiltersChange,
    selected: _selected,
    defaultSelected: _defaultSelected,
    onSelectedChange: _onSelectedChange,
    page: _page,
    defaultPage: _defaultPage,
    onPageChange: _onPageChange,
    loading = false,
    error,
    onRetry,
    empty,
    texts,
    ...root
  } = props;
  const say = useWords(dataTableWords, texts);
  const state = useDataTable(props);
  const top = useRef<HTMLTableElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  misuse?.(
    'DataTable',
    total === undefined && columns.some((column) => column.sortable === true && column.value === undefined),
    'a column is `sortable` without a `value` to sort by; give one, or `total` where a server sorts.',
  );
  const { shown } = state;
  const hasRows = error === undefined && shown.length > 0;
  return (
    <div {...root} className={styles.root}>
      <DataTableTools
        columns={columns}
        state={state}
        say={say}
        searchable={searchable === true}
        isSelectable={selectable !== undefined}
        actions={actions?.(state.selected)}
        isQuiet={loading || error !== undefined}
        statusRef={status}
      />
      <table ref={top} role="table" className={styles.table} aria-busy={loading || undefined}>
        <VisuallyHidden as="caption">{label}</VisuallyHidden>
        <DataTableHead columns={columns} state={state} say={say} isSelectable={selectable !== undefined} />
        <tbody role="rowgroup" className={classes(styles.body, loading && hasRows && styles.stale)}>
          {hasRows ? (
            shown.map((row) => (
              <tr
                key={row.id}
                role="row"
                className={classes(styles.row, row.getIsSelected() && styles.chosen)}
              >
                {selectable !== undefined && (
                  <td role="cell" className={classes(styles.cell, styles.choice)}>
                    <Checkbox
                      label={
                        <VisuallyHidden>
                          {say('selectRow', { name: selectable(row.original) })}
                        </VisuallyHidden>
                      }
                      checked={row.getIsSelected()}
                      onChange={(event) => {
                        row.toggleSelected(event.target.checked);
                      }}
                    />
                  </td>
                )}
                {columns.map((column, index) => (
                  <Cell key={column.id} column={column} row={row.original} isHeading={index === 0} />
                ))}
              </tr>
            ))
          ) : (
            <Stand
              columns={columns.length + (selectable === undefined ? 0 : 1)}
              loading={loading}
              error={error}
              onRetry={onRetry}
              empty={empty}
              isFiltered={state.isFiltered}
              onClear={() => {
                state.setQuery('');
                state.setFilters({});
                // The button disappears with what it clears.
                status.current?.focus();
              }}
              say={say}
            />
          )}
        </tbody>
      </table>
      {hasRows && (
        <DataTablePager
          page={state.page}
          pages={state.pages}
          pageSize={pageSize}
          count={state.count}
          say={say}
          onPage={(page) => {
            state.setPage(page);
            // The first rows of the new page are above the view.
            if ((top.current?.getBoundingClientRect().top ?? 0) < 0) top.current?.scrollIntoView();
          }}
        />
      )}
    </div>
  );
}

interface CellProps<Row> {
  column: DataTableColumn<Row>;
  row: Row;
  isHeading: boolean;
}

function Cell<Row>({ column, row, isHeading }: CellProps<Row>) {
  if (isHeading)
    return (
      <th scope="row" role="rowheader" className={classes(styles.cell, styles.rowHeading)}>
        {column.cell(row)}
      </th>
    );
  return (
    <td role="cell" className={classes(styles.cell, column.numeric === true && styles.numbers)}>
      {column.headerHidden !== true && <span className={styles.label}>{`${column.header} `}</span>}
      <span className={styles.value}>{column.cell(row)}</span>
    </td>
  );
}

interface StandProps {
  columns: number;
  loading: boolean;
  error: string | undefined;
  onRetry: (() => void) | undefined;
  empty: ReactNode;
  isFiltered: boolean;
  onClear: () => void;
  say: Say<DataTableWord>;
}

/** What stands where there are no rows. */
function Stand({ columns, loading, error, onRetry, empty, isFiltered, onClear, say }: StandProps) {
  if (loading)
    return skeletonRows.map((row) => (
      <tr key={row} role="row" className={styles.row}>
        {Array.from({ length: columns }, (_, column) => (
          <td key={`column-${String(column)}`} role="cell" className={styles.cell}>
            <Skeleton width={column < 2 ? 'most' : 'half'} />
          </td>
        ))}
      </tr>
    ));
  return (
    <tr role="row" className={styles.row}>
      <td role="cell" colSpan={columns} className={styles.whole}>
        {error !== undefined ? (
          <ErrorState title={error} action={onRetry && <Button onClick={onRetry}>{say('retry')}</Button>} />
        ) : isFiltered ? (
          <EmptyState
            title={say('nothingFound')}
            action={
              <Button variant="outline" onClick={onClear}>
                {say('clearFilters')}
              </Button>
            }
          >
            {say('nothingFoundHint')}
          </EmptyState>
        ) : (
          (empty ?? <EmptyState title={say('empty')} />)
        )}
      </td>
    </tr>
  );
}
