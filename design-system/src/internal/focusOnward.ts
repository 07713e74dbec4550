import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** The first heading in the nearest ancestor that is still in the document. */
function headingIn(parts: readonly Element[]): HTMLElement | undefined {
  for (const part of parts) {
    const heading = part.isConnected ? part.querySelector<HTMLElement>('h1, h2, h3, h4') : null;
    if (heading !== null) return heading;
  }
  return undefined;
}

/**
 * For what disappears when it is done, such as a form that was sent: a focus inside it moves to the heading of what
 * replaces it, which is announced.
 */
export function useFocusOnward<Box extends Element>(): RefObject<Box | null> {
  const box = useRef<Box>(null);
  useLayoutEffect(() => {
    const own = box.current;
    return () => {
      if (own?.matches(':focus-within') !== true) return;
      const around: Element[] = [];
      for (let part = own.parentElement; part !== null; part = part.parentElement) around.push(part);
      // The replacement is in the document once React has committed.
      queueMicrotask(() => {
        if (document.activeElement !== document.body) return;
        const heading = headingIn(around);
        if (heading === undefined) return;
        if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
        heading.focus({ preventScroll: true });
      });
    };
  }, []);
  return box;
}
