import { useId, useState } from 'react';
import { classes } from '../../../internal/classes.ts';
import {
  AccordionContent,
  AccordionItem,
  AccordionRoot,
  AccordionTrigger,
} from '../../../primitives/Accordion/index.ts';
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
  /** One row at most can be chosen. The words of a first row that chooses none: "All fields". */
  none?: string | undefined;
}

export interface FilterGroupsProps {
  groups: readonly FilterGroup[];
  /**
   * A row was checked or unchecked: the results follow at once. A row chosen in a group of one takes the place of the
   * one before it, which is not reported.
   */
  onChange: (change: { group: string; option: string; checked: boolean }) => void;
  /** The spoken count, in the person's language: "12 courses". */
  countLabel: (count: number) => string;
}

/** The row of a group of one that chooses none. */
function NoneRow({
  label,
  name,
  checked,
  onChoose,
}: {
  label: string;
  name: string;
  checked: boolean;
  onChoose: () => void;
}) {
  const id = useId();
  return (
    <li className={styles.row}>
      <input
        id={id}
        type="radio"
        name={name}
        className={classes(styles.box, styles.radio)}
        checked={checked}
        onChange={onChoose}
      />
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
    </li>
  );
}

function Row({
  option,
  radioName,
  countLabel,
  onCheck,
}: {
  option: FilterOption;
  /** Of a group of one: its radios share it. */
  radioName: string | undefined;
  countLabel: FilterGroupsProps['countLabel'];
  onCheck: (checked: boolean) => void;
}) {
  const id = useId();
  // What is checked can always be unchecked, even when it leaves nothing.
  const disabled = option.count === 0 && !option.checked;
  return (
    <li className={styles.row}>
      <input
        id={id}
        type={radioName === undefined ? 'checkbox' : 'radio'}
        name={radioName}
        className={classes(styles.box, radioName === undefined ? styles.checkbox : styles.radio)}
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
}

function Options({
  group,
  onChange,
  countLabel,
}: Omit<FilterGroupsProps, 'groups'> & { group: FilterGroup }) {
  const radioName = useId();
  const chosen = group.options.find((option) => option.checked);
  return (
    <div role={group.none === undefined ? 'group' : 'radiogroup'} aria-label={group.title}>
      <ul className={styles.rows}>
        {group.none !== undefined && (
          <NoneRow
            label={group.none}
            name={radioName}
            checked={chosen === undefined}
            onChoose={() => {
              if (chosen !== undefined) onChange({ group: group.id, option: chosen.id, checked: false });
            }}
          />
        )}
        {group.options.map((option) => (
          <Row
            key={option.id}
            option={option}
            radioName={group.none === undefined ? undefined : radioName}
            countLabel={countLabel}
            onCheck={(checked) => {
              onChange({ group: group.id, option: option.id, checked });
            }}
          />
        ))}
      </ul>
    </div>
  );
}

/**
 * The groups of filters, as an accordion of checkboxes, or of radios where one row at most can be chosen. A group with a
 * checked row opens; unchecking its last row leaves it open. Renders nothing without groups.
 */
export function FilterGroups({ groups, onChange, countLabel }: FilterGroupsProps) {
  const wanted = groups
    .filter((group) => group.open === true || group.options.some((option) => option.checked))
    .map(({ id }) => id);
  const [open, setOpen] = useState<readonly string[]>(wanted);
  // Each group opens by itself once: what the user folds stays folded.
  const [opened, setOpened] = useState<readonly string[]>(wanted);
  const opening = wanted.filter((id) => !opened.includes(id));
  if (opening.length > 0) {
    setOpened([...opened, ...opening]);
    setOpen([...new Set([...open, ...opening])]);
  }
  return (
    <AccordionRoot size="sm" measure="full" open={open} onOpenChange={setOpen}>
      {groups.map((group) => (
        <AccordionItem key={group.id} value={group.id}>
          <AccordionTrigger>{group.title}</AccordionTrigger>
          <AccordionContent>
            <Options group={group} onChange={onChange} countLabel={countLabel} />
          </AccordionContent>
        </AccordionItem>
      ))}
    </AccordionRoot>
  );
}
