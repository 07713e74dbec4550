/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- Safari forgets
   the roles of a table that is drawn as blocks, so each box says its own. */
import type { ReactNode } from 'react';
import { useControllableState } from '@radix-ui/react-use-controllable-state';
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { classes } from '../../internal/classes.ts';
import { misuse } from '../../internal/misuse.ts';
import type { RootProps } from '../../internal/root.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Table.css.ts';

/** A column: its head and how it shows a row. */
export interface TableColumn<Row> {
  /** Unique among the columns. */
  id: string;
  /** Above the column; on a phone beside each value. */
  header: string;
  /** For screen readers only, such as the head of a column of buttons. */
  headerHidden?: boolean | undefined;
  /** What a row shows in it. */
  cell: (row: Row) => ReactNode;
  /** Right-aligned, with tabular figures. */
  numeric?: boolean | undefined;
  /** The column can sort the rows. */
  sortable?: boolean | undefined;
}

/** The order of the rows. */
export interface TableSort {
  /** The `id` of the column that decides. */
  column: string;
  /** Least first, or greatest first. */
  direction: 'ascending' | 'descending';
}

interface CommonProps<Row> extends RootProps<HTMLTableElement> {
  /** The name of the table, for screen readers. */
  label: string;
  /** The first column holds the row headings. */
  columns: readonly [TableColumn<Row>, ...TableColumn<Row>[]];
  /** What the table shows, a row each. */
  rows: readonly Row[];
  /** The identity of a row, unique in the table. */
  rowId: (row: Row) => string;
  /** Shown instead of rows if there are none. */
  empty?: ReactNode;
  /** Shows five skeleton rows. */
  loading?: boolean | undefined;
}

/** Whoever sorts must hear when to sort otherwise. */
type SortProps =
  | {
      /** The order shown, where you keep the state. */
      sort?: TableSort | undefined;
      /** The order shown at first, where the table keeps its own. */
      defaultSort?: TableSort | undefined;
      /** Called when the user chooses another order: give `rows` in it. */
      onSortChange: (sort: TableSort) => void;
    }
  | { sort?: undefined; defaultSort?: undefined; onSortChange?: undefined };

export type TableProps<Row> = CommonProps<Row> & SortProps;

const skeletonRows = [1, 2, 3, 4, 5] as const;
const arrows = { ascending: ArrowUp, descending: ArrowDown } as const;

/**
 * A data table. Below 900 px each row becomes a block of labels and values; for assistive technology it stays a table.
 */
export function Table<Row>({
  label,
  columns,
  rows,
  rowId,
  sort: givenSort,
  defaultSort,
  onSortChange,
  empty,
  loading = false,
  ...root
}: TableProps<Row>) {
  const [sort, setSort] = useControllableState<TableSort | undefined>({
    prop: givenSort,
    defaultProp: defaultSort,
    onChange: onSortChange && ((next) => next && onSortChange(next)),
    caller: 'Table',
  });
  misuse?.(
    'Table',
    sort !== undefined && !columns.some((column) => column.id === sort.column && column.sortable === true),
    `\`sort\` names "${sort?.column}", which is no column that is \`sortable\`; name one, or mark that one.`,
  );
  return (
    <table {...root} role="table" className={styles.table} aria-busy={loading || undefined}>
      <VisuallyHidden as="caption">{label}</VisuallyHidden>
      <thead role="rowgroup" className={styles.head}>
        <tr role="row" className={styles.headRow}>
          {columns.map((column) => (
            <HeadCell key={column.id} column={column} sort={sort} onSort={onSortChange && setSort} />
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className={styles.body}>
        {loading && rows.length === 0 && <SkeletonRows columns={columns} />}
        {!loading && rows.length === 0 && empty !== undefined && (
          <tr role="row" className={styles.row}>
            <td role="cell" colSpan={columns.length} className={styles.whole}>
              {empty}
            </td>
          </tr>
        )}
        {rows.map((row) => (
          <tr key={rowId(row)} role="row" className={styles.row}>
            {columns.map((column, index) =>
              index === 0 ? (
                <th
                  key={column.id}
                  scope="row"
                  role="rowheader"
                  className={classes(styles.cell, styles.rowHeading)}
                >
                  {column.cell(row)}
                </th>
              ) : (
                <td
                  key={column.id}
                  role="cell"
                  className={classes(styles.cell, column.numeric === true && styles.numbers)}
                >
                  {/* Screen readers already read the column head with the cell. */}
                  <span aria-hidden="true" className={styles.label}>
                    {column.headerHidden === true ? undefined : column.header}
                  </span>
                  <span className={styles.value}>{column.cell(row)}</span>
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface HeadCellProps<Row> {
  column: TableColumn<Row>;
  sort: TableSort | undefined;
  onSort: ((sort: TableSort) => void) | undefined;
}

function HeadCell<Row>({ column, sort, onSort }: HeadCellProps<Row>) {
  const direction = sort?.column === column.id ? sort.direction : undefined;
  const sorts = column.sortable === true && onSort !== undefined;
  return (
    <th
      scope="col"
      role="columnheader"
      aria-sort={sorts ? (direction ?? 'none') : undefined}
      className={classes(styles.heading, column.numeric === true && styles.numbers)}
    >
      {sorts ? (
        <button
          type="button"
          className={classes(styles.sort, direction !== undefined && styles.sorts.on)}
          onClick={() => {
            onSort({
              column: column.id,
              direction: direction === 'ascending' ? 'descending' : 'ascending',
            });
          }}
        >
          {column.header}
          <span className={direction === undefined ? styles.arrow.off : styles.arrow.on}>
            <Icon icon={direction === undefined ? ArrowUpDown : arrows[direction]} size="small" />
          </span>
        </button>
      ) : column.headerHidden === true ? (
        <VisuallyHidden>{column.header}</VisuallyHidden>
      ) : (
        column.header
      )}
    </th>
  );
}

function SkeletonRows<Row>({ columns }: { columns: readonly TableColumn<Row>[] }) {
  return skeletonRows.map((row) => (
    <tr key={row} role="row" className={styles.row}>
      {columns.map((column, index) => (
        <td key={column.id} role="cell" className={styles.cell}>
          <Skeleton width={index === 0 ? 'most' : 'half'} />
        </td>
      ))}
    </tr>
  ));
}
