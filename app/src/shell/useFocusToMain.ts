import { type RefObject, useLayoutEffect, useRef } from 'react';

/** For what disappears by itself: if it has the focus then, the page's main part takes it. */
export function useFocusToMain<Box extends HTMLElement = HTMLDivElement>(): RefObject<Box | null> {
  const box = useRef<Box>(null);
  useLayoutEffect(() => {
    const own = box.current;
    return () => {
      if (own?.matches(':focus-within') === true) own.closest('main')?.focus({ preventScroll: true });
    };
  }, []);
  return box;
}
