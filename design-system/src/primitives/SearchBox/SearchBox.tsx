import { useRef, useState } from 'react';
import type { FormEvent, KeyboardEvent, ReactNode, Ref } from 'react';
import { Search, X } from 'lucide-react';
import { classes } from '../../internal/classes.ts';
import { Highlighted } from '../Listbox/Highlighted.tsx';
import { ListboxPopover } from '../Listbox/ListboxPopover.tsx';
import { setRef } from '../../internal/setRef.ts';
import { actOnListKey } from '../Listbox/listKeys.ts';
import { useActiveOption } from '../Listbox/useActiveOption.ts';
import { useMedeina } from '../../styles/provider.tsx';
import { control as controlClass, leading, room, trailing, wrap } from '../Field/Field.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './SearchBox.css.ts';

/** A suggestion for the text so far. */
export interface Suggestion {
  id: string;
  /** The text that is matched and shown. */
  label: string;
  /** A richer row, such as a compact course; the label by default. */
  content?: ReactNode;
}

export interface SearchBoxProps {
  /** The name of the field; not shown. */
  label: string;
  placeholder?: string | undefined;
  value: string;
  /** Called at each keystroke; debounce requests. */
  onChange: (value: string) => void;
  /** Called on Enter without an active suggestion. */
  onSubmit: (value: string) => void;
  /** Without them it is a plain search field. */
  suggestions?: readonly Suggestion[] | undefined;
  onPick?: ((suggestion: Suggestion) => void) | undefined;
  /** The suggestions are loading. */
  loading?: boolean | undefined;
  /** Shown below the suggestions and announced: "4 courses", "No results", "Type at least 3 letters". */
  status?: string | undefined;
  name?: string | undefined;
  size?: 'sm' | 'md' | 'lg' | undefined;
  autoFocus?: boolean | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
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
  ref,
}: SearchBoxProps) {
  const { texts } = useMedeina();
  const input = useRef<HTMLInputElement | null>(null);
  const [open, setOpen] = useState(false);
  const rows = suggestions ?? [];
  const combobox = suggestions !== undefined;
  const shown = combobox && open && value !== '' && (rows.length > 0 || loading || status !== undefined);
  const listed = shown && rows.length > 0;
  const active = useActiveOption(
    rows.map((row) => row.id),
    listed,
  );

  const close = () => {
    setOpen(false);
    active.clear();
  };
  const pick = (id: string) => {
    const suggestion = rows.find((row) => row.id === id);
    close();
    if (suggestion) onPick?.(suggestion);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // A plain field has no list: the arrow keys move the caret.
    if (!combobox && event.key.startsWith('Arrow')) return;
    actOnListKey(event, {
      active,
      shown,
      isEmpty: value === '',
      onOpen: () => {
        setOpen(true);
      },
      onClose: close,
      onPick: pick,
      onClear: () => {
        onChange('');
      },
    });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    close();
    onSubmit(value);
  };

  return (
    <form role="search" aria-label={label} className={styles.root} onSubmit={submit}>
      <span className={wrap}>
        <span className={leading}>
          <Icon icon={Search} />
        </span>
        <input
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
          {...(combobox && {
            role: 'combobox',
            'aria-expanded': listed,
            'data-shown': shown ? '' : undefined,
            'aria-controls': active.listId,
            'aria-autocomplete': 'list',
            'aria-activedescendant': active.elementId,
          })}
          onChange={(event) => {
            setOpen(true);
            active.clear();
            onChange(event.target.value);
          }}
          onClick={() => {
            setOpen(true);
          }}
          onBlur={close}
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
      {combobox && (
        <ListboxPopover
          label={label}
          rows={rows.map((row) => ({
            id: row.id,
            content: row.content ?? <Highlighted text={row.label} query={value} />,
          }))}
          active={active}
          shown={shown}
          loading={loading}
          status={status}
          onPick={pick}
        />
      )}
    </form>
  );
}
