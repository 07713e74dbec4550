import { useLayoutEffect, useRef } from 'react';
import type { FocusEvent } from 'react';

/**
 * For a list of which parts go, and perhaps the one that has the focus: `recover` is told at which place it was, once
 * the list is drawn without it. Whoever has gone on elsewhere meanwhile stays there.
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
    // React tells of none when what has the focus is taken out.
    onBlur: () => {
      place.current = undefined;
    },
  };
}
