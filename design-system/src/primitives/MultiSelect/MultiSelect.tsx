import { useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent } from 'react';
import { ChevronDown, X } from 'lucide-react';
import { useControllableState } from '@radix-ui/react-use-controllable-state';
import { useMultipleSelection } from 'downshift';
import { classes } from '../../internal/classes.ts';
import { misuse } from '../../internal/misuse.ts';
import type { RootProps } from '../../internal/root.ts';
import { setRef } from '../../internal/setRef.ts';
import { useWords } from '../../internal/words.ts';
import type { ComboboxWord, OptionFieldProps, SearchProps } from '../Combobox/Combobox.tsx';
import { mark, root } from '../Combobox/Combobox.css.ts';
import { comboboxWords } from '../Combobox/Combobox.words.ts';
import { addId, matches, optionOf, plain, rowsOf } from '../Combobox/options.tsx';
import type { ComboboxOption } from '../Combobox/options.tsx';
import { control as controlClass, room, wrap } from '../Field/Field.css.ts';
import { Field } from '../Field/Field.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { ListboxPopover } from '../Listbox/ListboxPopover.tsx';
import type { ListboxRow } from '../Listbox/ListboxPopover.tsx';
import { comboboxAria, useListbox } from '../Listbox/useListbox.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { multiSelectWords } from './MultiSelect.words.ts';
import type { MultiSelectWord } from './MultiSelect.words.ts';
import * as styles from './MultiSelect.css.ts';

export type { MultiSelectWord } from './MultiSelect.words.ts';

/** The id, the attributes and the ref are those of the input. */
interface MultiSelectOwnProps extends Omit<OptionFieldProps, 'texts'>, RootProps<HTMLInputElement> {
  /** The chosen options, held by the parent, in the order of choosing. */
  value?: readonly ComboboxOption[] | undefined;
  /** The options chosen at first. */
  defaultValue?: readonly ComboboxOption[] | undefined;
  /** Called with all chosen options. */
  onChange?: ((options: readonly ComboboxOption[]) => void) | undefined;
  /** In place of the built-in words. */
  texts?: Partial<Record<MultiSelectWord | ComboboxWord, string>> | undefined;
}

export type MultiSelectProps = MultiSelectOwnProps & SearchProps;

const none: readonly ComboboxOption[] = [];

/**
 * Several of many, found by typing: a combobox whose list stays open, with what is chosen above the field. Picking a
 * chosen row removes it; so do Backspace in the empty field and Delete on what is chosen.
 */
export function MultiSelect({
  label,
  labelHidden,
  hint,
  error,
  optional,
  id,
  name,
  value: givenValue,
  defaultValue = none,
  onChange,
  options,
  texts,
  onAdd,
  placeholder,
  disabled = false,
  autoComplete = 'off',
  onBlur,
  ref,
  onSearch,
  loading = false,
  minimum = 3,
  ...rest
}: MultiSelectProps) {
  misuse?.(
    'MultiSelect',
    !Number.isInteger(minimum) || minimum < 0,
    `\`minimum\` is ${minimum}; give a number of letters, 0 to search from the start.`,
  );
  const say = useWords(multiSelectWords, texts);
  const sayOfList = useWords(comboboxWords, texts);
  const input = useRef<HTMLInputElement | null>(null);
  const [query, setQuery] = useState('');
  const [spoken, setSpoken] = useState('');
  const [value, setValue] = useControllableState<readonly ComboboxOption[]>({
    prop: givenValue,
    defaultProp: defaultValue,
    onChange,
  });
  const isChosen = (option: ComboboxOption) => value.some((one) => one.value === option.value);
  const change = (next: readonly ComboboxOption[]) => {
    const added = next.find((option) => !isChosen(option));
    const removed = value.find((option) => !next.includes(option));
    if (added) setSpoken(say('added', { name: added.label, count: next.length }));
    else if (removed) setSpoken(say('removed', { name: removed.label, count: next.length }));
    setValue(next);
  };
  const toggle = (option: ComboboxOption) => {
    change(isChosen(option) ? value.filter((one) => one.value !== option.value) : [...value, option]);
  };

  const tooShort = onSearch !== undefined && query.trim().length < minimum;
  const found = onSearch === undefined ? options.filter((option) => matches(option, query)) : options;
  const isReady = !tooShort && !loading;
  const offered = isReady ? found : [];
  const isNew =
    isReady &&
    query.trim() !== '' &&
    ![...options, ...value].some((option) => plain(option.label) === plain(query));
  const rows = rowsOf(
    offered,
    query,
    isChosen,
    onAdd !== undefined && isNew ? sayOfList('add', { text: query.trim() }) : undefined,
  );
  const status = tooShort
    ? sayOfList('minimum', { letters: minimum })
    : offered.length === 0
      ? sayOfList('empty')
      : undefined;

  const list = useListbox<ListboxRow>({
    rows,
    text: query,
    onText: (next) => {
      setQuery(next);
      if (next.trim().length >= minimum) onSearch?.(next.trim());
    },
    onPick: (row) => {
      const option = optionOf(row, offered);
      if (row === addId) onAdd?.(query.trim());
      else if (option) toggle(option);
      setQuery('');
    },
    onClear: () => {
      setQuery('');
    },
    enabled: !disabled,
    staysOpen: true,
  });
  const selection = useMultipleSelection<ComboboxOption>({
    selectedItems: [...value],
    itemToKey: (option) => option?.value,
    onSelectedItemsChange: ({ selectedItems }) => {
      change(selectedItems);
    },
  });
  const dropdown = selection.getDropdownProps({ preventKeyAction: false });

  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (currentTarget.contains(relatedTarget)) return;
    setQuery('');
    onBlur?.();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // An Enter meant for the list must not submit the form.
    if (event.key === 'Enter' && list.shown && query !== '') event.preventDefault();
    if (!event.nativeEvent.isComposing) dropdown.onKeyDown?.(event);
    list.handlers.onKeyDown(event);
  };

  return (
    <Field id={id} label={label} labelHidden={labelHidden} hint={hint} error={error} optional={optional}>
      {(control) => (
        <div onBlur={leave}>
          {value.length > 0 && (
            <div role="group" aria-label={say('chosen', { label })} className={styles.chosen}>
              {value.map((option, index) => (
                // By place: the focus stays where it is when the one before it is gone.
                <button
                  key={`chosen-${String(index)}`}
                  {...selection.getSelectedItemProps({ selectedItem: option, index })}
                  type="button"
                  disabled={disabled}
                  lang={option.lang}
                  aria-label={say('remove', { name: option.label })}
                  className={styles.option}
                  onClick={() => {
                    // The last one goes with its button.
                    if (value.length === 1) input.current?.focus();
                    selection.removeSelectedItem(option);
                  }}
                >
                  <span className={styles.name}>{option.label}</span>
                  <Icon icon={X} size="small" />
                </button>
              ))}
            </div>
          )}
          <div className={root}>
            <span className={wrap}>
              <input
                {...rest}
                {...control}
                {...comboboxAria(list)}
                {...list.handlers}
                onFocus={() => {
                  // Back from a name by Tab or by a press, of which the library knows nothing: it would not go there again.
                  if (selection.activeIndex !== -1) selection.setActiveIndex(-1);
                }}
                ref={(node) => {
                  input.current = node;
                  setRef(list.inputRef, node);
                  setRef(dropdown.ref, node);
                  setRef(ref, node);
                }}
                type="text"
                autoComplete={autoComplete}
                spellCheck={false}
                placeholder={placeholder}
                disabled={disabled}
                value={query}
                className={classes(controlClass, room.end)}
                onKeyDown={onKeyDown}
              />
              <span className={mark}>{loading ? <Spinner /> : <Icon icon={ChevronDown} />}</span>
            </span>
            <ListboxPopover
              label={label}
              list={list}
              loading={loading}
              status={status}
              statusFirst
              spoken={status ?? sayOfList('found', { count: offered.length })}
              rows={rows}
              multiple
            />
          </div>
          {name !== undefined &&
            value.map((option) => (
              <input key={option.value} type="hidden" name={name} value={option.value} disabled={disabled} />
            ))}
          <VisuallyHidden as="div" live="polite">
            {spoken}
          </VisuallyHidden>
        </div>
      )}
    </Field>
  );
}
