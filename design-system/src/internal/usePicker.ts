import { useSyncExternalStore } from 'react';

/** Browsers open their pickers by script in the top document and in frames of its origin alone. */
function canPick(): boolean {
  try {
    return window.top?.origin === window.origin && window.origin !== 'null';
  } catch {
    return false;
  }
}

const never = () => () => undefined;

/** Whether a button can open the platform's calendar or clock. On the server yes: most pages are no frame. */
export function usePicker(): boolean {
  return useSyncExternalStore(never, canPick, () => true);
}
