import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** The first heading in the nearest part of the page that is still there, from the inside out. */
function headingIn(parts: readonly Element[]): HTMLElement | undefined {
  for (const part of parts) {
    const heading = part.isConnected ? part.querySelector<HTMLElement>('h1, h2, h3, h4') : null;
    if (heading !== null) return heading;
  }
  return undefined;
}

/**
 * For what goes by itself once it has done its work, as a form that was sent: if it had the focus, that goes on to the
 * heading of what stands in its place, which is read out.
 */
export function useFocusOnward<Box extends Element>(): RefObject<Box | null> {
  const box = useRef<Box>(null);
  useLayoutEffect(() => {
    const own = box.current;
    return () => {
      if (own?.matches(':focus-within') !== true) return;
      const around: Element[] = [];
      for (let part = own.parentElement; part !== null; part = part.parentElement) around.push(part);
      // What comes in its place is there once React has ended this change.
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
