/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- As in DataTable. */
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { classes } from '../../internal/classes.ts';
import type { Say } from '../../internal/words.ts';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import type { DataTableColumn } from './table.ts';
import type { DataTableWord } from './DataTable.words.ts';
import type { DataTableState } from './useDataTable.ts';
import * as styles from './DataTable.css.ts';

export interface PartProps<Row extends object> {
  columns: readonly DataTableColumn<Row>[];
  state: DataTableState<Row>;
  say: Say<DataTableWord>;
  isSelectable: boolean;
}

const arrows = { ascending: ArrowUp, descending: ArrowDown } as const;

/** Sticks to the top of the page while the rows scroll. Not in the narrow form, which has the tools above. */
export function DataTableHead<Row extends object>({ columns, state, say, isSelectable }: PartProps<Row>) {
  return (
    <thead role="rowgroup" className={styles.head}>
      <tr role="row">
        {isSelectable && (
          <th scope="col" role="columnheader" className={classes(styles.heading, styles.choice)}>
            <SelectAll state={state} say={say} isLabelHidden />
          </th>
        )}
        {columns.map((column) => (
          <HeadCell key={column.id} column={column} state={state} />
        ))}
      </tr>
    </thead>
  );
}

interface SelectAllProps<Row extends object> {
  state: DataTableState<Row>;
  say: Say<DataTableWord>;
  isLabelHidden?: boolean | undefined;
}

/** Chooses the rows of the page; half checked while some of them are chosen. */
export function SelectAll<Row extends object>({ state, say, isLabelHidden = false }: SelectAllProps<Row>) {
  const { shown, selected } = state;
  const isAll = shown.length > 0 && shown.every((row) => row.getIsSelected());
  const label = say('selectAll');
  return (
    <Checkbox
      label={isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      checked={isAll}
      indeterminate={!isAll && shown.some((row) => row.getIsSelected())}
      disabled={shown.length === 0}
      onChange={() => {
        const ids = new Set(shown.map(({ id }) => id));
        const others = selected.filter((id) => !ids.has(id));
        state.setSelected(isAll ? others : [...others, ...ids]);
      }}
    />
  );
}

function HeadCell<Row extends object>({
  column,
  state,
}: {
  column: DataTableColumn<Row>;
  state: DataTableState<Row>;
}) {
  const direction = state.sort?.column === column.id ? state.sort.direction : undefined;
  const sorts = column.sortable === true;
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
          className={classes(styles.sort, direction !== undefined && styles.sorts)}
          onClick={() => {
            state.setSort({
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
