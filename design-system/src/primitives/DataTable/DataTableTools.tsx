import type { ReactNode, RefObject } from 'react';
import { Search } from 'lucide-react';
import { Button } from '../Button/Button.tsx';
import { Select } from '../Select/Select.tsx';
import { TextInput } from '../TextInput/TextInput.tsx';
import { SelectAll } from './DataTableHead.tsx';
import type { PartProps } from './DataTableHead.tsx';
import type { DataTableSort } from './table.ts';
import * as styles from './DataTable.css.ts';

interface ToolsProps<Row extends object> extends PartProps<Row> {
  searchable: boolean;
  actions: ReactNode;
  /** Nothing to count yet, or nothing at all. */
  isQuiet: boolean;
  /** What takes the focus of a button that disappears. */
  statusRef: RefObject<HTMLParagraphElement | null>;
}

/** Search, filters and, in the narrow form, the order; under them how many rows there are or are chosen. */
export function DataTableTools<Row extends object>({
  columns,
  state,
  say,
  searchable,
  isSelectable,
  actions,
  isQuiet,
  statusRef,
}: ToolsProps<Row>) {
  const filtering = columns.filter((column) => column.filter !== undefined);
  const sorting = columns.filter((column) => column.sortable === true);
  const orders = sorting.flatMap((column) =>
    (['ascending', 'descending'] as const).map((direction) => ({
      sort: { column: column.id, direction } satisfies DataTableSort,
      value: `${direction} ${column.id}`,
      label: say(direction, { column: column.header }),
    })),
  );
  const chosen = state.selected.length;
  const isSilent = isQuiet || (state.count === 0 && !state.isFiltered);
  const status =
    chosen > 0
      ? say('selected', { count: chosen, total: state.count })
      : say(state.isFiltered ? 'found' : 'count', { count: state.count });
  return (
    <>
      {(searchable || filtering.length > 0 || orders.length > 0) && (
        <div className={searchable || filtering.length > 0 ? styles.tools : styles.narrowTools}>
          {searchable && (
            <div className={styles.search}>
              <TextInput
                label={say('search')}
                icon={Search}
                value={state.query}
                autoComplete="off"
                enterKeyHint="search"
                onChange={(event) => {
                  state.setQuery(event.target.value);
                }}
              />
            </div>
          )}
          {filtering.map((column) => (
            <div key={column.id} className={styles.tool}>
              <Select
                label={column.header}
                value={state.filters[column.id] ?? ''}
                options={[{ value: '', label: say('all') }, ...(column.filter ?? [])]}
                onChange={(event) => {
                  state.setFilters({ ...state.filters, [column.id]: event.target.value });
                }}
              />
            </div>
          ))}
          {orders.length > 0 && (
            <div className={styles.narrowTool}>
              <Select
                label={say('sort')}
                value={state.sort === null ? '' : `${state.sort.direction} ${state.sort.column}`}
                options={[{ value: '', label: say('unsorted') }, ...orders]}
                onChange={(event) => {
                  const order = orders.find(({ value }) => value === event.target.value);
                  state.setSort(order?.sort ?? null);
                }}
              />
            </div>
          )}
        </div>
      )}
      <div className={styles.bar}>
        {isSelectable && state.count > 0 && (
          <div className={styles.narrowTool}>
            <SelectAll state={state} say={say} />
          </div>
        )}
        <p ref={statusRef} role="status" tabIndex={-1} className={styles.status}>
          {!isSilent && status}
        </p>
        {chosen > 0 && (
          <div className={styles.actions}>
            {actions}
            <Button
              variant="ghost"
              size="sm"
              onClick={() => {
                state.setSelected([]);
                statusRef.current?.focus();
              }}
            >
              {say('clearSelection')}
            </Button>
          </div>
        )}
      </div>
    </>
  );
}
