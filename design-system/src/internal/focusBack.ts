import { useLayoutEffect, useRef } from 'react';
import type { FocusEvent } from 'react';

/**
 * For a list whose parts can be removed, the focused one too: once the list is drawn without it, `recover` gets the
 * place that it had. A focus that has moved elsewhere meanwhile stays there.
 */
export function useFocusBack(recover: (place: number) => void) {
  const place = useRef<number>(undefined);
  useLayoutEffect(() => {
    const lost = place.current;
    if (lost === undefined || document.activeElement !== document.body) return;
    place.current = undefined;
    recover(lost);
  });
  return {
    onFocus: ({ currentTarget, target }: FocusEvent) => {
      place.current = [...currentTarget.children].findIndex((part) => part.contains(target));
    },
    // React fires no blur when the focused element is removed.
    onBlur: () => {
      place.current = undefined;
    },
  };
}
