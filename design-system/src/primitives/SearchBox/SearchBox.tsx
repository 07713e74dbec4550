import { useEffect, useRef } from 'react';
import type { FormEvent, KeyboardEvent, ReactNode } from 'react';
import { Search, X } from 'lucide-react';
import { classes } from '../../internal/classes.ts';
import { focused } from '../../internal/focused.ts';
import type { RootProps } from '../../internal/root.ts';
import { setRef } from '../../internal/setRef.ts';
import { useMedeina } from '../../styles/provider.tsx';
import { control as controlClass, leading, room, trailing, wrap } from '../Field/Field.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Highlighted } from '../Listbox/Highlighted.tsx';
import { useFieldList } from '../Listbox/useFieldList.ts';
import * as styles from './SearchBox.css.ts';

/** A suggestion for the text so far. */
export interface Suggestion {
  id: string;
  /** The text that is matched and shown. */
  label: string;
  /** A richer row, such as a compact course; the label by default. */
  content?: ReactNode;
}

export const searchBoxSizes = ['sm', 'md', 'lg'] as const;
export type SearchBoxSize = (typeof searchBoxSizes)[number];

/** The id, the attributes and the ref are those of the input. */
export interface SearchBoxProps extends RootProps<HTMLInputElement> {
  /** The name of the field; not shown. */
  label: string;
  /** An example or the label again, in the empty field. */
  placeholder?: string | undefined;
  /** The text in the field. */
  value: string;
  /** Called at each keystroke; debounce requests. */
  onChange: (value: string) => void;
  /** Called on Enter without an active suggestion. */
  onSubmit: (value: string) => void;
  /** Without them it is a plain search field. */
  suggestions?: readonly Suggestion[] | undefined;
  /** Called with the suggestion that was picked. */
  onPick?: ((suggestion: Suggestion) => void) | undefined;
  /** The suggestions are loading. */
  loading?: boolean | undefined;
  /** Shown below the suggestions and announced: "4 courses", "No results", "Type at least 3 letters". */
  status?: string | undefined;
  /** The name of the value in a submitted form. */
  name?: string | undefined;
  /** The height: 40, 50 or 56 px. */
  size?: SearchBoxSize | undefined;
  /** Takes the focus at once, where the person has just opened the search. */
  autoFocus?: boolean | undefined;
  /** Called when the focus leaves the field. */
  onBlur?: (() => void) | undefined;
}

/**
 * A search field with suggestions: the combobox pattern of WAI-ARIA. The focus stays in the field, the arrow keys move
 * through the list, Enter picks, Esc closes, then clears.
 */
export function SearchBox({
  label,
  placeholder,
  value,
  onChange,
  onSubmit,
  suggestions,
  onPick,
  loading = false,
  status,
  name = 'q',
  size = 'md',
  autoFocus = false,
  onBlur,
  ref,
  ...rest
}: SearchBoxProps) {
  const { texts } = useMedeina();
  const input = useRef<HTMLInputElement | null>(null);
  const { List, load, preload, handlers, state, setState } = useFieldList();
  const isCombobox = suggestions !== undefined;

  // The focus may have come before hydration.
  useEffect(() => {
    if (isCombobox && focused() === input.current) load();
  });

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (handlers.current !== null) handlers.current.onKeyDown(event);
    else if (event.key === 'Escape' && value !== '' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      event.stopPropagation();
      onChange('');
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    handlers.current?.close();
    onSubmit(value);
  };

  return (
    <form role="search" aria-label={label} className={styles.root} onSubmit={submit}>
      <span className={wrap}>
        <span className={leading}>
          <Icon icon={Search} />
        </span>
        <input
          {...rest}
          ref={(node) => {
            input.current = node;
            setRef(ref, node);
          }}
          type="search"
          name={name}
          value={value}
          placeholder={placeholder}
          aria-label={label}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- only where the person has just opened the search
          autoFocus={autoFocus}
          autoComplete="off"
          autoCorrect="off"
          enterKeyHint="search"
          className={classes(controlClass, room.start, room.end, styles.input, styles.sizes[size])}
          {...(isCombobox && {
            role: 'combobox',
            'aria-expanded': state?.listed ?? false,
            'aria-autocomplete': 'list',
            'aria-controls': state?.listId,
            'aria-activedescendant': state?.activeId,
            'data-shown': state?.shown === true ? '' : undefined,
            onFocus: load,
            onPointerEnter: preload,
          })}
          onChange={(event) => {
            if (handlers.current === null) onChange(event.target.value);
            else handlers.current.onChange(event);
          }}
          onClick={(event) => {
            handlers.current?.onClick?.(event);
          }}
          onBlur={(event) => {
            handlers.current?.onBlur?.(event);
            onBlur?.();
          }}
          onKeyDown={onKeyDown}
        />
        <span className={classes(trailing, value === '' && !loading && styles.clear.hidden)}>
          <IconButton
            icon={X}
            label={texts.clear}
            loading={loading}
            tip="above-start"
            onClick={() => {
              onChange('');
              input.current?.focus();
            }}
          />
        </span>
      </span>
      {isCombobox && List !== undefined && (
        <List
          label={label}
          input={input}
          handlers={handlers}
          rows={suggestions.map((row) => ({
            id: row.id,
            content: row.content ?? <Highlighted text={row.label} query={value} />,
          }))}
          text={value}
          onText={onChange}
          onClear={() => {
            onChange('');
          }}
          enabled={value !== '' && (suggestions.length > 0 || loading || status !== undefined)}
          initiallyOpen={value !== ''}
          onPick={(id) => {
            const suggestion = suggestions.find((row) => row.id === id);
            if (suggestion) onPick?.(suggestion);
          }}
          loading={loading}
          status={status}
          onState={setState}
        />
      )}
    </form>
  );
}
