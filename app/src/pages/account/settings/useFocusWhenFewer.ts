import { type RefObject, useEffect, useRef } from 'react';

/** For a list whose rows are removed by a button of their own: the box takes the focus that went with the row. */
export function useFocusWhenFewer(count: number): RefObject<HTMLElement | null> {
  const box = useRef<HTMLElement>(null);
  const last = useRef(count);
  useEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (count < last.current && isLost) box.current?.focus({ preventScroll: true });
    last.current = count;
  }, [count]);
  return box;
}
