import { useId, useState } from 'react';
import { classes } from '../../../internal/classes.ts';
import type { RootProps } from '../../../internal/root.ts';
import { useWords } from '../../../internal/words.ts';
import type { Say } from '../../../internal/words.ts';
import {
  AccordionContent,
  AccordionItem,
  AccordionRoot,
  AccordionTrigger,
} from '../../../primitives/Accordion/index.ts';
import { filterSidebarWords } from './FilterSidebar.words.ts';
import type { FilterSidebarWord } from './FilterSidebar.words.ts';
import * as styles from './FilterSidebar.css.ts';

/** An option of a group. */
export interface FilterOption {
  id: string;
  label: string;
  /** The language of the label, if it is not the page's: "English", "Русский". */
  lang?: string | undefined;
  /** The number of courses it would leave. */
  count: number;
  checked: boolean;
}

export interface FilterGroup {
  id: string;
  title: string;
  options: readonly FilterOption[];
  /** Open at first. Groups with a checked option always are. */
  open?: boolean | undefined;
  /** Allows one option at most, with this first option for none: "All categories". */
  none?: string | undefined;
}

/** What the user checked or unchecked. */
export interface FilterChange {
  /** The id of the group. */
  group: string;
  /** The id of the option. */
  option: string;
  checked: boolean;
}

export interface FilterGroupsProps extends RootProps<HTMLDivElement> {
  /** The groups with their options, and what is checked. */
  groups: readonly FilterGroup[];
  /** An option was checked or unchecked. In a group that allows one, the option it replaces is not reported. */
  onChange: (change: FilterChange) => void;
  /** The level of the groups' titles. */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** In place of the built-in words. */
  texts?: Partial<Record<FilterSidebarWord, string>> | undefined;
}

interface NoneRowProps {
  label: string;
  name: string;
  checked: boolean;
  onChoose: () => void;
}

/** The option for none. */
function NoneRow({ label, name, checked, onChoose }: NoneRowProps) {
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

interface RowProps {
  option: FilterOption;
  /** The radios' name, in a group that allows one option. */
  radioName: string | undefined;
  say: Say<FilterSidebarWord>;
  onCheck: (checked: boolean) => void;
}

function Row({ option, radioName, say, onCheck }: RowProps) {
  const id = useId();
  // A browser takes the focus from what is disabled.
  const [hasFocus, setHasFocus] = useState(false);
  // Checked options can always be unchecked, even at a count of 0.
  const disabled = option.count === 0 && !option.checked && !hasFocus;
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
        onFocus={() => {
          setHasFocus(true);
        }}
        onBlur={() => {
          setHasFocus(false);
        }}
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
        {say('courses', { count: option.count })}
      </span>
    </li>
  );
}

interface OptionsProps extends Pick<FilterGroupsProps, 'onChange'> {
  group: FilterGroup;
  say: Say<FilterSidebarWord>;
}

function Options({ group, onChange, say }: OptionsProps) {
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
            say={say}
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
 * Groups of filters: an accordion of checkboxes, or of radios where one option at most is allowed. A group with a
 * checked option opens, and stays open when its last one is unchecked. Renders nothing without groups.
 */
export function FilterGroups({ groups, onChange, headingLevel = 3, texts, ...root }: FilterGroupsProps) {
  const say = useWords(filterSidebarWords, texts);
  const wanted = groups
    .filter((group) => group.open === true || group.options.some((option) => option.checked))
    .map(({ id }) => id);
  const [open, setOpen] = useState<readonly string[]>(wanted);
  // A group opens by itself once: what the user closes stays closed.
  const [opened, setOpened] = useState<readonly string[]>(wanted);
  const opening = wanted.filter((id) => !opened.includes(id));
  if (opening.length > 0) {
    setOpened([...opened, ...opening]);
    setOpen([...new Set([...open, ...opening])]);
  }
  if (groups.length === 0) return null;
  return (
    <div {...root}>
      <AccordionRoot headingLevel={headingLevel} size="sm" measure="full" open={open} onOpenChange={setOpen}>
        {groups.map((group) => (
          <AccordionItem key={group.id} value={group.id}>
            <AccordionTrigger>{group.title}</AccordionTrigger>
            <AccordionContent>
              <Options group={group} onChange={onChange} say={say} />
            </AccordionContent>
          </AccordionItem>
        ))}
      </AccordionRoot>
    </div>
  );
}
