import { useEffect } from 'react';
import type { RefObject } from 'react';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * Two fingers on an element, or the wheel with Ctrl as touchpads send it. React listens passively, and a passive listener
 * cannot keep the browser from enlarging the page.
 * @param onPinch a stable function.
 */
export function usePinch(
  element: RefObject<HTMLElement | null>,
  onPinch: (factor: number, point: Point) => void,
): void {
  useEffect(() => {
    const target = element.current;
    if (target === null) return undefined;
    const pinch = (factor: number, clientX: number, clientY: number) => {
      const box = target.getBoundingClientRect();
      onPinch(factor, { x: clientX - box.left, y: clientY - box.top });
    };
    let before = 0;
    const onTouch = (event: TouchEvent) => {
      const [one, other] = event.touches;
      if (one === undefined || other === undefined) {
        before = 0;
        return;
      }
      event.preventDefault();
      const distance = Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
      if (before > 0 && distance > 0)
        pinch(distance / before, (one.clientX + other.clientX) / 2, (one.clientY + other.clientY) / 2);
      before = distance;
    };
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      pinch(Math.exp(-event.deltaY / 200), event.clientX, event.clientY);
    };
    const controller = new AbortController();
    const options = { passive: false, signal: controller.signal };
    for (const name of ['touchstart', 'touchmove', 'touchend'] as const)
      target.addEventListener(name, onTouch, options);
    target.addEventListener('wheel', onWheel, options);
    return () => {
      controller.abort();
    };
  }, [element, onPinch]);
}
