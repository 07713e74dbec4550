import { useRef } from 'react';

/**
 * For a Radix dialog that is opened from elsewhere: the focus goes back to what had it. Radix itself knows its own
 * trigger alone and would leave the focus on the page.
 */
export function useReturnFocus() {
  const before = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      before.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      if (!(before.current instanceof HTMLElement) || before.current === document.body) return;
      event.preventDefault();
      before.current.focus();
    },
  };
}
