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
  /** The text that is matched and shown; also what Enter puts in the field. */
  label: string;
  /** A richer row, such as a compact course; the label is shown where left out. */
  content?: ReactNode;
}

export interface SearchBoxProps {
  /** The name of the field; never shown, the icon and the placeholder say it. */
  label: string;
  placeholder?: string | undefined;
  value: string;
  /** At each keystroke; debounce it before asking a server. */
  onChange: (value: string) => void;
  /** Enter with no suggestion chosen, or the form's own button. */
  onSubmit: (value: string) => void;
  /** Left out, it is a plain search field. */
  suggestions?: readonly Suggestion[] | undefined;
  onPick?: ((suggestion: Suggestion) => void) | undefined;
  /** The suggestions are on their way. */
  loading?: boolean | undefined;
  /** Shown and spoken below the suggestions: "4 kursai", "Nieko nerasta", "Įrašykite bent 3 raides". */
  status?: string | undefined;
  name?: string | undefined;
  size?: 'sm' | 'md' | 'lg' | undefined;
  autoFocus?: boolean | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/**
 * A search field with suggestions, by the combobox pattern of WAI-ARIA: the focus stays in the field, the arrows
 * walk the list, Enter takes, Esc closes, then clears.
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
    // A plain field has no list to walk: the arrows stay its own.
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
