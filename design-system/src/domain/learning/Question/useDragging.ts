import { useEffect, useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import type * as dragging from './dragging.ts';

type Start<Box> = (library: typeof dragging, box: Box) => () => void;

/**
 * Loads the library once there is something to drag and prepares the things in the box, anew when `things` changes.
 * Whatever `start` captures is that of the last render.
 */
export function useDragging<Box extends HTMLElement>(
  box: RefObject<Box | null>,
  things: string,
  isOff: boolean,
  start: Start<Box>,
): void {
  const latest = useRef(start);
  useLayoutEffect(() => {
    latest.current = start;
  });
  useEffect(() => {
    const element = box.current;
    if (element === null || isOff) return undefined;
    let isGone = false;
    let stop: (() => void) | undefined;
    const prepare = async () => {
      try {
        const library = await import('./dragging.ts');
        if (!isGone) stop = latest.current(library, element);
      } catch {
        // Offline: the buttons and the selects do the same.
      }
    };
    void prepare();
    return () => {
      isGone = true;
      stop?.();
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- other things are prepared anew
  }, [box, things, isOff]);
}
