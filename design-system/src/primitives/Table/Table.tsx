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
  /** Over the column; on a phone beside each value. */
  header: string;
  /** For those who listen alone, such as the head of a column of buttons. */
  headerHidden?: boolean | undefined;
  cell: (row: Row) => ReactNode;
  /** Right, and one digit under the other. */
  numeric?: boolean | undefined;
  /** The column can sort the rows. */
  sortable?: boolean | undefined;
}

export interface TableSort {
  column: string;
  direction: 'ascending' | 'descending';
}

interface CommonProps<Row> {
  /** What the table holds, for those who listen. */
  caption: string;
  /** The first names its row. */
  columns: readonly [TableColumn<Row>, ...TableColumn<Row>[]];
  rows: readonly Row[];
  rowId: (row: Row) => string;
  /** In place of the rows, when there is none. */
  empty?: ReactNode;
  /** Five rows in the final geometry while the first ones are on their way. */
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
 * Rows of the same kind, ruled by hairlines. Below 900 px each row becomes a block of labels and values; it stays
 * a table for those who listen.
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
                  {/* The head of the column is read with the cell already. */}
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
