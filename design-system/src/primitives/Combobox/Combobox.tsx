import { useEffect, useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent } from 'react';
import { ChevronDown } from 'lucide-react';
import { useControllableState } from '@radix-ui/react-use-controllable-state';
import { classes } from '../../internal/classes.ts';
import { focused } from '../../internal/focused.ts';
import { misuse } from '../../internal/misuse.ts';
import type { RootProps } from '../../internal/root.ts';
import { setRef } from '../../internal/setRef.ts';
import { useWords } from '../../internal/words.ts';
import { control as controlClass, room, wrap } from '../Field/Field.css.ts';
import { Field } from '../Field/Field.tsx';
import type { FieldTexts } from '../Field/Field.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { useFieldList } from '../Listbox/useFieldList.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { comboboxWords } from './Combobox.words.ts';
import type { ComboboxWord } from './Combobox.words.ts';
import { ClearButton, addId, matches, optionOf, plain, rowsOf } from './options.tsx';
import type { ComboboxOption } from './options.tsx';
import * as styles from './Combobox.css.ts';

export type { ComboboxOption } from './options.tsx';
export type { ComboboxWord } from './Combobox.words.ts';

/** What fields with a searched list have in common. */
export interface OptionFieldProps extends Omit<FieldTexts, 'label'> {
  /** The label of the field and of its list. */
  label: string;
  /** The name of the value in a submitted form. */
  name?: string | undefined;
  /** What can be chosen. */
  options: readonly ComboboxOption[];
  /** Offers the typed text as a new option if no option has that label; called when it is picked. */
  onAdd?: ((text: string) => void) | undefined;
  /** Shown in the empty field. */
  placeholder?: string | undefined;
  /** Cannot be changed. */
  disabled?: boolean | undefined;
  /** What the browser may fill in, such as `organization`. */
  autoComplete?: string | undefined;
  /** Called when the focus leaves the field. */
  onBlur?: (() => void) | undefined;
  /** In place of the built-in words. */
  texts?: Partial<Record<ComboboxWord, string>> | undefined;
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

/** Whether the options are given, or searched elsewhere. */
export type SearchProps = LocalProps | SearchedProps;

/** The id, the attributes and the ref are those of the input. */
interface ComboboxOwnProps extends OptionFieldProps, RootProps<HTMLInputElement> {
  /** The chosen option, held by the parent; `null` is none chosen. */
  value?: ComboboxOption | null | undefined;
  /** The option chosen at first. */
  defaultValue?: ComboboxOption | null | undefined;
  /** Called with the option that was chosen, or `null` when the field was emptied. */
  onChange?: ((option: ComboboxOption | null) => void) | undefined;
}

export type ComboboxProps = ComboboxOwnProps & SearchProps;

/**
 * One of many, found by typing: the combobox with list autocomplete of WAI-ARIA. The focus stays in the field, the
 * arrow keys move through the list, Enter picks, Esc closes, then clears. Text that was not picked is reset on blur.
 */
export function Combobox({
  label,
  labelHidden,
  hint,
  error,
  optional,
  id,
  name,
  value: givenValue,
  defaultValue = null,
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
}: ComboboxProps) {
  misuse?.(
    'Combobox',
    !Number.isInteger(minimum) || minimum < 0,
    `\`minimum\` is ${minimum}; give a number of letters, 0 to search from the start.`,
  );
  const say = useWords(comboboxWords, texts);
  const input = useRef<HTMLInputElement | null>(null);
  const [value, setValue] = useControllableState<ComboboxOption | null>({
    prop: givenValue,
    defaultProp: defaultValue,
    onChange,
  });
  // Undefined while the field shows the value.
  const [typed, setTyped] = useState<string | undefined>();
  const text = typed ?? value?.label ?? '';
  const query = typed ?? '';

  const tooShort = onSearch !== undefined && query.trim().length < minimum;
  const found = onSearch === undefined ? options.filter((option) => matches(option, query)) : options;
  const isReady = !tooShort && !loading;
  const offered = isReady ? found : [];
  const isNew =
    isReady && query.trim() !== '' && !options.some((option) => plain(option.label) === plain(query));
  const rows = rowsOf(
    offered,
    query,
    (option) => option.value === value?.value,
    onAdd !== undefined && isNew ? say('add', { text: query.trim() }) : undefined,
  );
  const status = tooShort
    ? say('minimum', { letters: minimum })
    : offered.length === 0
      ? say('empty')
      : undefined;

  const take = (option: ComboboxOption | null) => {
    setTyped(undefined);
    if (option?.value !== value?.value) setValue(option);
  };
  const write = (next: string) => {
    setTyped(next);
    if (next === '' && value !== null) setValue(null);
    if (next.trim().length >= minimum) onSearch?.(next.trim());
  };

  const { List, load, handlers, state, setState } = useFieldList();
  // What is pressed or typed before the list is there opens it when it comes.
  const [isWanted, setWanted] = useState(false);
  const ask = () => {
    setWanted(true);
    load();
  };
  // The focus may have come before hydration.
  useEffect(() => {
    if (focused() === input.current) load();
  });

  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    // A label typed in full counts as picked; text that matches no option is reset.
    const named =
      typed === undefined ? undefined : offered.find((option) => plain(option.label) === plain(typed));
    if (named) take(named);
    // Moving to the clear button is not leaving.
    if (currentTarget.contains(relatedTarget)) return;
    setTyped(undefined);
    setWanted(false);
    onBlur?.();
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const isOpen = state?.shown ?? isWanted;
    // An Enter meant for the list must not submit the form.
    const isForList = isOpen && typed !== undefined && !event.nativeEvent.isComposing;
    if (event.key === 'Enter' && isForList) event.preventDefault();
    if (handlers.current !== null) handlers.current.onKeyDown(event);
    else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      ask();
    } else if (event.key === 'Escape' && text !== '' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      event.stopPropagation();
      take(null);
    }
  };

  return (
    <Field id={id} label={label} labelHidden={labelHidden} hint={hint} error={error} optional={optional}>
      {(control) => (
        <span className={styles.root} onBlur={leave}>
          <span className={wrap}>
            <input
              {...rest}
              {...control}
              ref={(node) => {
                input.current = node;
                setRef(ref, node);
              }}
              role="combobox"
              aria-expanded={state?.listed ?? false}
              aria-controls={state?.listId}
              aria-autocomplete="list"
              aria-activedescendant={state?.activeId}
              data-shown={state?.shown === true ? '' : undefined}
              autoCorrect="off"
              onFocus={load}
              onPointerEnter={load}
              onChange={(event) => {
                if (handlers.current !== null) handlers.current.onChange(event);
                else {
                  ask();
                  write(event.target.value);
                }
              }}
              onClick={(event) => {
                if (handlers.current !== null) handlers.current.onClick?.(event);
                else ask();
              }}
              onBlur={(event) => handlers.current?.onBlur?.(event)}
              type="text"
              autoComplete={autoComplete}
              spellCheck={false}
              placeholder={placeholder}
              disabled={disabled}
              value={text}
              className={classes(controlClass, room.end)}
              onKeyDown={onKeyDown}
            />
            {loading || text === '' || disabled ? (
              <span className={styles.mark}>{loading ? <Spinner /> : <Icon icon={ChevronDown} />}</span>
            ) : (
              <ClearButton
                label={label}
                onClick={() => {
                  handlers.current?.close();
                  take(null);
                  input.current?.focus();
                }}
              />
            )}
          </span>
          {name !== undefined && (
            <input type="hidden" name={name} value={value?.value ?? ''} disabled={disabled} />
          )}
          {List !== undefined && (
            <List
              label={label}
              input={input}
              handlers={handlers}
              rows={rows}
              text={text}
              onText={write}
              onPick={(row) => {
                if (row === addId) {
                  setTyped(undefined);
                  onAdd?.(query.trim());
                } else take(optionOf(row, offered) ?? null);
              }}
              onClear={() => {
                take(null);
              }}
              enabled={!disabled}
              initiallyOpen={isWanted}
              loading={loading}
              status={status}
              statusFirst
              spoken={status ?? say('found', { count: offered.length })}
              onState={setState}
            />
          )}
        </span>
      )}
    </Field>
  );
}
