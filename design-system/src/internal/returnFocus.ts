import { useRef } from 'react';
import { focused } from './focused.ts';

/** What has the focus, then each element around it that can take it in its place. */
function focusChain(): HTMLElement[] {
  const chain: HTMLElement[] = [];
  for (let at = focused(); at instanceof HTMLElement && at !== document.body; at = at.parentElement)
    if (chain.length === 0 || at.hasAttribute('tabindex')) chain.push(at);
  return chain;
}

/**
 * For a Radix dialog opened without its trigger: Radix would leave the focus on the page when it closes. Where what opened
 * it is gone by then, such as the row that was removed, the focus goes to what held it.
 */
export function useReturnFocus() {
  const before = useRef<HTMLElement[]>([]);
  return {
    onOpenAutoFocus: () => {
      before.current = focusChain();
    },
    onCloseAutoFocus: (event: Event) => {
      const target = before.current.find(({ isConnected }) => isConnected);
      if (target === undefined) return;
      event.preventDefault();
      target.focus();
    },
  };
}
