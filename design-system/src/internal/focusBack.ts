import { useLayoutEffect, useRef } from 'react';
import type { FocusEvent } from 'react';

/**
 * For lists whose focused item can be removed: once it is gone, `recover` gets its index. A focus that has moved
 * elsewhere meanwhile stays there.
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
