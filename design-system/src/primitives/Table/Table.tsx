/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- Safari forgets
   the roles of a table that is drawn as blocks, so each box says its own. */
import type { ReactNode } from 'react';
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { classes } from '../../internal/classes.ts';
import { misuse } from '../../internal/misuse.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Table.css.ts';

export interface TableColumn<Row> {
  id: string;
  /** Above the column; on a phone beside each value. */
  header: string;
  /** For screen readers only, such as the head of a column of buttons. */
  headerHidden?: boolean | undefined;
  cell: (row: Row) => ReactNode;
  /** Right-aligned, with tabular figures. */
  numeric?: boolean | undefined;
  /** The column can sort the rows. */
  sortable?: boolean | undefined;
}

export interface TableSort {
  column: string;
  direction: 'ascending' | 'descending';
}

interface CommonProps<Row> {
  /** The name of the table, for screen readers. */
  caption: string;
  /** The first column holds the row headings. */
  columns: readonly [TableColumn<Row>, ...TableColumn<Row>[]];
  rows: readonly Row[];
  rowId: (row: Row) => string;
  /** Shown instead of rows if there are none. */
  empty?: ReactNode;
  /** Shows five skeleton rows. */
  loading?: boolean | undefined;
}

/** `sort` and `onSort` come together. */
type SortProps =
  | { sort: TableSort | undefined; onSort: (sort: TableSort) => void }
  | { sort?: undefined; onSort?: undefined };

export type TableProps<Row> = CommonProps<Row> & SortProps;

const skeletonRows = [1, 2, 3, 4, 5] as const;
const arrows = { ascending: ArrowUp, descending: ArrowDown } as const;

/**
 * A data table. Below 900 px each row becomes a block of labels and values; for assistive technology it stays a table.
 */
export function Table<Row>({
  caption,
  columns,
  rows,
  rowId,
  sort,
  onSort,
  empty,
  loading = false,
}: TableProps<Row>) {
  misuse?.(
    'Table',
    sort !== undefined && !columns.some((column) => column.id === sort.column && column.sortable === true),
    `\`sort\` names "${sort?.column}", which is no column that is \`sortable\`; name one, or mark that one.`,
  );
  return (
    <table role="table" className={styles.table} aria-busy={loading || undefined}>
      <VisuallyHidden as="caption">{caption}</VisuallyHidden>
      <thead role="rowgroup" className={styles.head}>
        <tr role="row" className={styles.headRow}>
          {columns.map((column) => (
            <HeadCell key={column.id} column={column} sort={sort} onSort={onSort} />
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
