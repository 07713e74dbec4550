import type { KeyboardEvent } from 'react';
import type { useActiveOption } from './useActiveOption.ts';

interface ListField {
  active: ReturnType<typeof useActiveOption>;
  /** The list is open, with rows or only a status. */
  shown: boolean;
  /** There is nothing to clear. */
  isEmpty: boolean;
  onOpen: () => void;
  onClose: () => void;
  onPick: (id: string) => void;
  onClear: () => void;
}

/**
 * The keys of a combobox by WAI-ARIA: the arrow keys move, with Alt they open and close, Enter picks, Esc closes, then
 * clears.
 */
export function actOnListKey(event: KeyboardEvent<HTMLInputElement>, field: ListField): void {
  const { active } = field;
  if (event.nativeEvent.isComposing) return;
  switch (event.key) {
    case 'ArrowDown':
    case 'ArrowUp':
      event.preventDefault();
      if (event.altKey && event.key === 'ArrowUp') field.onClose();
      else field.onOpen();
      if (!event.altKey) active.move(event.key === 'ArrowDown' ? 1 : -1);
      break;
    case 'Home':
    case 'End':
    case 'ArrowLeft':
    case 'ArrowRight':
      // They move the caret: no option is active.
      active.clear();
      break;
    case 'Enter':
      if (active.id === undefined) return;
      event.preventDefault();
      field.onPick(active.id);
      break;
    case 'Escape':
      if (!field.shown && field.isEmpty) return;
      event.preventDefault();
      event.stopPropagation();
      if (field.shown) field.onClose();
      else field.onClear();
      break;
    default:
  }
}
