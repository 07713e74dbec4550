import { useEffect, useId, useRef } from 'react';
import type { ChangeEvent, KeyboardEvent } from 'react';
import { useCombobox } from 'downshift';
import type { UseComboboxState, UseComboboxStateChangeOptions } from 'downshift';

export interface ListboxItem {
  id: string;
  /** It is a current value; undefined in lists without any. */
  chosen?: boolean | undefined;
}

interface ListboxOptions<Row extends ListboxItem> {
  rows: readonly Row[];
  /** What the field shows. */
  text: string;
  onText: (text: string) => void;
  onPick: (id: string) => void;
  /** Esc in a field whose list is closed. */
  onClear: () => void;
  /** The list may show: the field is enabled and there is something to say. */
  enabled: boolean;
  /** Picking leaves the list open, where several may be picked. */
  staysOpen?: boolean | undefined;
  /** Open from the start, such as a list that is loaded while one types. */
  initiallyOpen?: boolean | undefined;
  /** Open for ever: a list that is no popup. */
  alwaysOpen?: boolean | undefined;
}

const { stateChangeTypes: types } = useCombobox;

/** Where Medeina's lists differ from the library's: a press never closes the list. */
function reducerOf<Row extends ListboxItem>(rows: readonly Row[], staysOpen: boolean) {
  return (state: UseComboboxState<Row>, { type, changes }: UseComboboxStateChangeOptions<Row>) => {
    switch (type) {
      case types.InputClick:
        return { ...changes, isOpen: true, highlightedIndex: state.highlightedIndex };
      case types.InputKeyDownArrowDown:
      case types.InputKeyDownArrowUp: {
        // Past either end comes the field again, with no active row.
        const end = type === types.InputKeyDownArrowDown ? rows.length - 1 : 0;
        if (state.isOpen && state.highlightedIndex === end) return { ...changes, highlightedIndex: -1 };
        const chosen = rows.findIndex((row) => row.chosen === true);
        return state.isOpen || chosen === -1 || staysOpen
          ? changes
          : { ...changes, highlightedIndex: chosen };
      }
      case types.ItemClick:
      case types.InputKeyDownEnter:
        return staysOpen ? { ...changes, isOpen: true, highlightedIndex: state.highlightedIndex } : changes;
      default:
        return changes;
    }
  };
}

/**
 * A field with a list by the combobox pattern of WAI-ARIA, on downshift: the focus stays in the field, the arrow keys
 * and Page keys move through the list, Enter picks, Esc closes, then clears. Home, End and the sideways arrows move the
 * caret.
 */
export function useListbox<Row extends ListboxItem>({
  rows,
  text,
  onText,
  onPick,
  onClear,
  enabled,
  staysOpen = false,
  initiallyOpen = false,
  alwaysOpen = false,
}: ListboxOptions<Row>) {
  const base = useId();
  const itemId = (index: number) => `${base}-${index}`;
  const { isOpen, highlightedIndex, setHighlightedIndex, openMenu, closeMenu, ...library } = useCombobox<Row>(
    {
      items: [...rows],
      itemToString: () => text,
      itemToKey: (row) => row?.id,
      inputValue: text,
      // Which rows are chosen is the field's to know.
      selectedItem: null,
      initialIsOpen: initiallyOpen,
      ...(alwaysOpen && { isOpen: true }),
      menuId: `${base}-list`,
      getItemId: itemId,
      // Picks are told by the events below: of a state React works out anew, the library would tell the same one twice.
      stateReducer: reducerOf(rows, staysOpen),
    },
  );
  const shown = isOpen && enabled;
  const listed = shown && rows.length > 0;
  const active = listed ? rows[highlightedIndex] : undefined;

  // The active row stays the same one when others come and go around it.
  const held = useRef<string>(undefined);
  const ids = rows.map(({ id }) => id).join('\n');
  useEffect(() => {
    if (held.current === undefined) return;
    setHighlightedIndex(ids.split('\n').indexOf(held.current));
  }, [ids, setHighlightedIndex]);
  useEffect(() => {
    held.current = active?.id;
  }, [active?.id]);

  const input = library.getInputProps();
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    switch (event.key) {
      case 'Home':
      case 'End':
      case 'ArrowLeft':
      case 'ArrowRight':
        setHighlightedIndex(-1);
        return;
      case 'Enter':
        // Without an active row it is the form's.
        if (active === undefined) {
          if (!alwaysOpen) closeMenu();
          return;
        }
        onPick(active.id);
        break;
      case 'Escape':
        if (!shown && text === '') return;
        if (alwaysOpen && text === '') return;
        event.preventDefault();
        event.stopPropagation();
        if (!shown || alwaysOpen) {
          onClear();
          return;
        }
        break;
      default:
    }
    input.onKeyDown?.(event);
  };

  return {
    /** Open, with rows or only a status. */
    shown,
    /** Rows are shown. */
    listed,
    active,
    open: openMenu,
    close: closeMenu,
    listId: `${base}-list`,
    activeId: active === undefined ? undefined : itemId(highlightedIndex),
    inputRef: input.ref,
    handlers: {
      onKeyDown,
      onClick: input.onClick,
      onBlur: input.onBlur,
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        onText(event.target.value);
        input.onChange?.(event);
      },
    },
    listProps: (label: string) => library.getMenuProps({ 'aria-label': label }),
    /** `aria-selected` is the value; the active row is announced through the field's `aria-activedescendant`. */
    rowProps: (row: Row, index: number) => ({
      ...library.getItemProps({
        item: row,
        index,
        onClick: () => {
          onPick(row.id);
        },
      }),
      'aria-selected': row.chosen ?? index === highlightedIndex,
      'data-active': row === active ? '' : undefined,
    }),
  };
}

/** The ARIA attributes of the field of a list. */
export function comboboxAria(list: {
  listed: boolean;
  shown: boolean;
  listId: string;
  activeId: string | undefined;
}) {
  return {
    role: 'combobox',
    'aria-expanded': list.listed,
    'aria-controls': list.listId,
    'aria-autocomplete': 'list',
    'aria-activedescendant': list.activeId,
    'data-shown': list.shown ? '' : undefined,
    autoComplete: 'off',
    autoCorrect: 'off',
  } as const;
}
