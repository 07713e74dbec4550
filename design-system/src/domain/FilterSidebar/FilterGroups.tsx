import { useId, useState } from 'react';
import { ChevronDown } from 'lucide-react';
import { Icon } from '../../primitives/Icon/index.ts';
import * as styles from './FilterSidebar.css.ts';

/** One row of a group. */
export interface FilterOption {
  id: string;
  label: string;
  /** The language of the label, where it is not the page's: "English", "Русский". */
  lang?: string | undefined;
  /** How many courses it would leave. */
  count: number;
  checked: boolean;
}

export interface FilterGroup {
  id: string;
  title: string;
  options: readonly FilterOption[];
  /** Open from the start. A group with a checked row is open anyway. */
  open?: boolean | undefined;
}

export interface FilterGroupsProps {
  groups: readonly FilterGroup[];
  /** A row was checked or unchecked: the results follow at once. */
  onChange: (change: { group: string; option: string; checked: boolean }) => void;
  /** The spoken count, in the person's language: "12 courses". */
  countLabel: (count: number) => string;
}

const Row = ({
  option,
  countLabel,
  onCheck,
}: {
  option: FilterOption;
  countLabel: FilterGroupsProps['countLabel'];
  onCheck: (checked: boolean) => void;
}) => {
  const id = useId();
  // What is checked can always be unchecked, even when it leaves nothing.
  const disabled = option.count === 0 && !option.checked;
  return (
    <li className={styles.row}>
      <input
        id={id}
        type="checkbox"
        className={styles.box}
        checked={option.checked}
        disabled={disabled}
        aria-describedby={`${id}-count`}
        onChange={(event) => {
          onCheck(event.currentTarget.checked);
        }}
      />
      <label htmlFor={id} className={styles.label} lang={option.lang}>
        {option.label}
      </label>
      <span className={styles.count} aria-hidden="true">
        {option.count}
      </span>
      <span id={`${id}-count`} hidden>
        {countLabel(option.count)}
      </span>
    </li>
  );
};

const Group = ({
  group,
  onChange,
  countLabel,
}: Omit<FilterGroupsProps, 'groups'> & { group: FilterGroup }) => {
  const checked = group.options.some((option) => option.checked);
  // Only ever to true: a group never folds under the pointer that unchecks its last row.
  const [open, setOpen] = useState(group.open === true || checked);
  if (checked && !open) setOpen(true);
  return (
    <details className={styles.group} open={open}>
      <summary className={styles.summary}>
        <span>{group.title}</span>
        <span className={styles.chevron}>
          <Icon icon={ChevronDown} />
        </span>
      </summary>
      <ul className={styles.rows} aria-label={group.title}>
        {group.options.map((option) => (
          <Row
            key={option.id}
            option={option}
            countLabel={countLabel}
            onCheck={(checked) => {
              onChange({ group: group.id, option: option.id, checked });
            }}
          />
        ))}
      </ul>
    </details>
  );
};

/**
 * The groups of filters, as disclosures of checkboxes. Native ones: they open before any script has come, and
 * the browser's own search finds what is folded away. Nothing when there is none.
 */
export function FilterGroups({ groups, onChange, countLabel }: FilterGroupsProps) {
  if (groups.length === 0) return null;
  return (
    <div className={styles.groups}>
      {groups.map((group) => (
        <Group key={group.id} group={group} onChange={onChange} countLabel={countLabel} />
      ))}
    </div>
  );
}
