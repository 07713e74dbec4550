import { useEffect, useImperativeHandle, useLayoutEffect } from 'react';
import type { ChangeEvent, FocusEventHandler, KeyboardEvent, MouseEventHandler, Ref, RefObject } from 'react';
import { ListboxPopover } from '../Listbox/ListboxPopover.tsx';
import type { ListboxRow } from '../Listbox/ListboxPopover.tsx';
import { setRef } from '../../internal/setRef.ts';
import { useListbox } from '../Listbox/useListbox.ts';

/** What the list does with the events of the field. */
export interface FieldHandlers {
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  onClick: MouseEventHandler | undefined;
  onBlur: FocusEventHandler | undefined;
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  /** Closes the list. */
  close: () => void;
}

/** What the field says of the list. */
export interface ListState {
  shown: boolean;
  listed: boolean;
  listId: string;
  activeId: string | undefined;
}

interface SuggestionsProps {
  label: string;
  input: RefObject<HTMLInputElement | null>;
  /** Attached once the list is there. */
  handlers: Ref<FieldHandlers>;
  rows: readonly ListboxRow[];
  value: string;
  onChange: (value: string) => void;
  onPick: (id: string) => void;
  loading: boolean;
  status: string | undefined;
  onState: (state: ListState) => void;
}

/** The list of a search box, loaded when the box is first used: the field itself stands in the page from the start. */
export function Suggestions({
  label,
  input,
  handlers,
  rows,
  value,
  onChange,
  onPick,
  loading,
  status,
  onState,
}: SuggestionsProps) {
  const list = useListbox<ListboxRow>({
    rows,
    text: value,
    onText: onChange,
    onPick,
    onClear: () => {
      onChange('');
    },
    enabled: value !== '' && (rows.length > 0 || loading || status !== undefined),
    initiallyOpen: value !== '',
  });
  const { shown, listed, listId, activeId, inputRef } = list;

  useLayoutEffect(() => {
    setRef(inputRef, input.current);
  });
  useImperativeHandle(handlers, () => ({ ...list.handlers, close: list.close }));
  useEffect(() => {
    onState({ shown, listed, listId, activeId });
  }, [onState, shown, listed, listId, activeId]);

  return <ListboxPopover label={label} rows={rows} list={list} loading={loading} status={status} />;
}
