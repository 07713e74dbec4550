import { useRef } from 'react';

/** For a Radix dialog opened without its trigger: Radix would leave the focus on the page when it closes. */
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
