import { type RefObject, useLayoutEffect, useRef } from 'react';

/** For what disappears by itself: if it has the focus then, the page's main part takes it. */
export function useFocusToMain<Box extends HTMLElement = HTMLDivElement>(): RefObject<Box | null> {
  const box = useRef<Box>(null);
  useLayoutEffect(() => {
    const own = box.current;
    return () => {
      // A frame is what has the focus while something in it has.
      if (own?.contains(document.activeElement) === true) own.closest('main')?.focus({ preventScroll: true });
    };
  }, []);
  return box;
}
