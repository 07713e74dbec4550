import { useEffect, useImperativeHandle, useLayoutEffect } from 'react';
import type { ChangeEvent, FocusEventHandler, KeyboardEvent, MouseEventHandler, Ref, RefObject } from 'react';
import { setRef } from '../../internal/setRef.ts';
import { ListboxPopover } from './ListboxPopover.tsx';
import type { ListboxPopoverProps, ListboxRow } from './ListboxPopover.tsx';
import { useListbox } from './useListbox.ts';

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

interface FieldListProps extends Pick<
  ListboxPopoverProps,
  'label' | 'rows' | 'loading' | 'status' | 'statusFirst' | 'spoken'
> {
  input: RefObject<HTMLInputElement | null>;
  /** Attached once the list is there. */
  handlers: Ref<FieldHandlers>;
  /** What the field shows. */
  text: string;
  onText: (text: string) => void;
  onPick: (id: string) => void;
  /** Esc in a field whose list is closed. */
  onClear: () => void;
  /** The list may show: the field is enabled and there is something to say. */
  enabled: boolean;
  /** The list was asked for while it was loading. */
  initiallyOpen: boolean;
  onState: (state: ListState) => void;
}

/** The list of a field, loaded when the field is first used: the field itself stands in the page from the start. */
export function FieldList({
  input,
  handlers,
  text,
  onText,
  onPick,
  onClear,
  enabled,
  initiallyOpen,
  onState,
  ...popover
}: FieldListProps) {
  const { rows } = popover;
  const list = useListbox<ListboxRow>({ rows, text, onText, onPick, onClear, enabled, initiallyOpen });
  const { shown, listed, listId, activeId, inputRef } = list;

  useLayoutEffect(() => {
    setRef(inputRef, input.current);
  });
  useImperativeHandle(handlers, () => ({ ...list.handlers, close: list.close }));
  useEffect(() => {
    onState({ shown, listed, listId, activeId });
  }, [onState, shown, listed, listId, activeId]);

  return <ListboxPopover {...popover} list={list} />;
}
