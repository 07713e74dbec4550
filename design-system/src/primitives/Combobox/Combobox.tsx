import { useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent, ReactNode, Ref } from 'react';
import { ChevronDown, Plus, X } from 'lucide-react';
import { Highlighted } from '../Listbox/Highlighted.tsx';
import { ListboxPopover } from '../Listbox/ListboxPopover.tsx';
import { classes } from '../../internal/classes.ts';
import { misuse } from '../../internal/misuse.ts';
import { highlight } from '../Listbox/highlight.ts';
import { setRef } from '../../internal/setRef.ts';
import { actOnListKey } from '../Listbox/listKeys.ts';
import { useActiveOption } from '../Listbox/useActiveOption.ts';
import { useMedeina } from '../../styles/provider.tsx';
import { control as controlClass, room, trailing, wrap } from '../Field/Field.css.ts';
import { Field } from '../Field/Field.tsx';
import type { FieldTexts } from '../Field/Field.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import * as styles from './Combobox.css.ts';

export interface ComboboxOption {
  value: string;
  label: string;
  /** A second line, which tells equal labels apart; not searched. */
  detail?: string | undefined;
  /** If the option is in another language than the page. */
  lang?: string | undefined;
}

export interface ComboboxLabels {
  /** "No results" */
  empty: string;
  /** When more letters are needed: "Type at least 3 letters". */
  minimum: (letters: number) => string;
  /** Announced with the list: "4 found". */
  found: (count: number) => string;
}

interface CommonProps extends Omit<FieldTexts, 'label'> {
  /** The label of the field and of its list. */
  label: string;
  id?: string | undefined;
  /** The name of the value in a submitted form. */
  name?: string | undefined;
  value: ComboboxOption | undefined;
  onChange: (option: ComboboxOption | undefined) => void;
  options: readonly ComboboxOption[];
  labels: ComboboxLabels;
  /** Offers the typed text as a new option if no option has that label. */
  add?: { label: (text: string) => string; onAdd: (text: string) => void } | undefined;
  placeholder?: string | undefined;
  disabled?: boolean | undefined;
  autoComplete?: string | undefined;
  onBlur?: (() => void) | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** All options are given; the field filters them. */
interface LocalProps {
  onSearch?: undefined;
  loading?: undefined;
  minimum?: undefined;
}

/** The options are searched elsewhere. */
interface SearchedProps {
  /** Called at each keystroke from `minimum` letters on; debounce requests. */
  onSearch: (text: string) => void;
  /** The options are loading. */
  loading?: boolean | undefined;
  /** How many letters a search needs. */
  minimum?: number | undefined;
}

export type ComboboxProps = CommonProps & (LocalProps | SearchedProps);

const addId = 'add';

function rowId(option: ComboboxOption) {
  return `option-${option.value}`;
}

function plain(text: string) {
  return text.trim().toLocaleLowerCase();
}

/** The label contains every word of the query, ignoring case and diacritics. */
function matches(option: ComboboxOption, query: string) {
  return query
    .trim()
    .split(/\s+/u)
    .every((word) => word === '' || highlight(option.label, word).some((piece) => piece.match));
}

function isNewName(query: string, options: readonly ComboboxOption[]) {
  return query.trim() !== '' && !options.some((option) => plain(option.label) === plain(query));
}

/**
 * One of many, found by typing: the combobox with list autocomplete of WAI-ARIA. The focus stays in the field, the
 * arrow keys move through the list, Enter picks, Esc closes, then clears. Text that was not picked is reset on blur.
 */
export function Combobox({
  label,
  name,
  value,
  onChange,
  options,
  labels,
  add,
  placeholder,
  disabled = false,
  autoComplete = 'off',
  onBlur,
  ref,
  onSearch,
  loading = false,
  minimum = 3,
  ...field
}: ComboboxProps) {
  misuse?.(
    'Combobox',
    !Number.isInteger(minimum) || minimum < 0,
    `\`minimum\` is ${minimum}; give a number of letters, 0 to search from the start.`,
  );
  const input = useRef<HTMLInputElement | null>(null);
  const [open, setOpen] = useState(false);
  // Undefined while the field shows the value.
  const [typed, setTyped] = useState<string | undefined>();
  const text = typed ?? value?.label ?? '';
  const query = typed ?? '';

  const tooShort = onSearch !== undefined && query.trim().length < minimum;
  const found = onSearch === undefined ? options.filter((option) => matches(option, query)) : options;
  const isReady = !tooShort && !loading;
  const offered = isReady ? found : [];
  const isNew = add !== undefined && isReady && isNewName(query, options);
  const rows = offered.map((option) => ({
    id: rowId(option),
    content: <OptionWords option={option} query={query} />,
    lang: option.lang,
    chosen: option.value === value?.value,
  }));
  if (isNew)
    rows.push({
      id: addId,
      content: <AddWords>{add.label(query.trim())}</AddWords>,
      lang: undefined,
      chosen: false,
    });
  const shown = open && !disabled;
  const listed = shown && rows.length > 0;
  const active = useActiveOption(
    rows.map((row) => row.id),
    listed,
  );

  const status = tooShort ? labels.minimum(minimum) : offered.length === 0 ? labels.empty : undefined;

  const close = () => {
    setOpen(false);
    active.clear();
  };
  const take = (option: ComboboxOption | undefined) => {
    close();
    setTyped(undefined);
    if (option?.value !== value?.value) onChange(option);
  };
  const pick = (row: string) => {
    if (row === addId) {
      close();
      setTyped(undefined);
      add?.onAdd(query.trim());
    } else take(offered.find((option) => rowId(option) === row));
  };
  const type = (next: string) => {
    setOpen(true);
    active.clear();
    setTyped(next);
    if (next === '' && value !== undefined) onChange(undefined);
    if (next.trim().length >= minimum) onSearch?.(next.trim());
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    // A label typed in full counts as picked; text that matches no option is reset.
    const named =
      typed === undefined ? undefined : offered.find((option) => plain(option.label) === plain(typed));
    if (named) take(named);
    close();
    // Moving to the clear button is not leaving.
    if (currentTarget.contains(relatedTarget)) return;
    setTyped(undefined);
    onBlur?.();
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // An Enter meant for the list must not submit the form.
    const isForList = shown && typed !== undefined && !event.nativeEvent.isComposing;
    if (event.key === 'Enter' && isForList) event.preventDefault();
    actOnListKey(event, {
      active,
      shown,
      isEmpty: text === '',
      onOpen: () => {
        setOpen(true);
      },
      onClose: close,
      onPick: pick,
      onClear: () => {
        take(undefined);
      },
    });
  };

  return (
    <Field {...field} label={label}>
      {(control) => (
        <span className={styles.root} onBlur={leave}>
          <span className={wrap}>
            <input
              {...control}
              ref={(node) => {
                input.current = node;
                setRef(ref, node);
              }}
              type="text"
              role="combobox"
              aria-expanded={listed}
              data-shown={shown ? '' : undefined}
              aria-controls={active.listId}
              aria-autocomplete="list"
              aria-activedescendant={active.elementId}
              autoComplete={autoComplete}
              autoCorrect="off"
              spellCheck={false}
              placeholder={placeholder}
              disabled={disabled}
              value={text}
              className={classes(controlClass, room.end)}
              onChange={(event) => {
                type(event.target.value);
              }}
              onClick={() => {
                setOpen(true);
              }}
              onKeyDown={onKeyDown}
            />
            {loading || text === '' || disabled ? (
              <span className={styles.mark}>{loading ? <Spinner /> : <Icon icon={ChevronDown} />}</span>
            ) : (
              <ClearButton
                label={label}
                onClick={() => {
                  take(undefined);
                  input.current?.focus();
                }}
              />
            )}
          </span>
          {name !== undefined && <input type="hidden" name={name} value={value?.value ?? ''} />}
          <ListboxPopover
            label={label}
            active={active}
            shown={shown}
            loading={loading}
            status={status}
            statusFirst
            spoken={status ?? labels.found(offered.length)}
            rows={rows}
            onPick={pick}
          />
        </span>
      )}
    </Field>
  );
}

function ClearButton({ label, onClick }: { label: string; onClick: () => void }) {
  const { texts } = useMedeina();
  return (
    <span className={trailing}>
      <IconButton
        icon={X}
        label={`${texts.clear}: ${label}`}
        tip="above-start"
        // Safari does not focus a pressed button, so the field would lose the focus.
        onMouseDown={(event) => {
          event.preventDefault();
        }}
        onClick={onClick}
      />
    </span>
  );
}

function OptionWords({ option, query }: { option: ComboboxOption; query: string }) {
  return (
    <span className={styles.words}>
      <Highlighted text={option.label} query={query} />
      {option.detail !== undefined && <span className={styles.detail}>{option.detail}</span>}
    </span>
  );
}

function AddWords({ children }: { children: ReactNode }) {
  return (
    <>
      <Icon icon={Plus} />
      <span className={styles.words}>{children}</span>
    </>
  );
}
