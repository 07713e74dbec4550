import { useEffect, useRef } from 'react';
import type { FocusEvent, KeyboardEvent, MouseEvent, PointerEvent } from 'react';
import { usePopover } from '../../../internal/usePopover.ts';
import { useOpenHere } from '../../support/useOpenHere.ts';

/** Milliseconds of hover before opening, and to reach the panel before closing. */
const hoverIntent = 150;
const hoverGrace = 300;

/** From this width on the navigation shows. */
const desktop = '(min-width: 1200px)';

const stops = 'a[href], button:not([disabled])';

/** Moves the focus among the button and the links of its panel. */
function walk(root: HTMLElement, step: (index: number, count: number) => number) {
  const all = [...root.querySelectorAll<HTMLElement>(stops)];
  const current = all.findIndex((stop) => stop === document.activeElement);
  all[Math.min(all.length - 1, Math.max(0, step(current, all.length)))]?.focus();
}

/**
 * A menu of the navigation: a disclosure of links, which also opens under a resting mouse and closes when the path
 * changes and when the window crosses 1200 px.
 */
export function useMegaMenu(path: string | undefined) {
  const [isOpenHere, setOpenHere] = useOpenHere(path);
  const popover = usePopover({ align: 'stretch', open: isOpenHere, onOpenChange: setOpenHere });
  const { open, setOpen, close, panel } = popover;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const byHover = useRef(false);
  // A button that reappears under a resting pointer fires `pointerenter` without any intent.
  const isResting = useRef(false);
  /** The arrow key that opens it goes on to the first link, once there is one. */
  const enters = useRef(false);

  useEffect(() => () => clearTimeout(timer.current), []);

  useEffect(() => {
    if (!open) return undefined;
    const query = window.matchMedia(desktop);
    const crossed = () => {
      close();
      isResting.current = true;
      document.addEventListener('pointermove', () => (isResting.current = false), { once: true });
    };
    query.addEventListener('change', crossed);
    return () => {
      query.removeEventListener('change', crossed);
    };
  }, [open, close]);

  useEffect(() => {
    if (!open || !enters.current) return;
    enters.current = false;
    panel.current?.querySelector<HTMLElement>(stops)?.focus();
  }, [open, panel]);

  const later = (wanted: boolean, delay: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      byHover.current = wanted;
      if (wanted) setOpen(true);
      else close();
    }, delay);
  };
  const onHover = (wanted: boolean) => (event: PointerEvent) => {
    if (event.pointerType !== 'mouse' || (wanted && isResting.current)) return;
    clearTimeout(timer.current);
    if (wanted && !open) later(true, hoverIntent);
    if (!wanted && open && byHover.current) later(false, hoverGrace);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { currentTarget, key } = event;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      if (open) walk(currentTarget, (index) => index + (key === 'ArrowDown' ? 1 : -1));
      else {
        byHover.current = false;
        enters.current = true;
        setOpen(true);
      }
    } else if (open && (key === 'Home' || key === 'End')) {
      event.preventDefault();
      walk(currentTarget, (_, count) => (key === 'Home' ? 1 : count - 1));
    }
  };

  return {
    open,
    close,
    rootProps: {
      onKeyDown,
      onBlur: (event: FocusEvent) => {
        // Without a related target the focus went nowhere, as when the window changes.
        if (event.relatedTarget instanceof Node && !event.currentTarget.contains(event.relatedTarget))
          setOpen(false);
      },
      onPointerEnter: onHover(true),
      onPointerLeave: onHover(false),
    },
    buttonProps: {
      ...popover.buttonProps,
      onClick: (event: MouseEvent) => {
        clearTimeout(timer.current);
        // A click on a panel just opened by hover keeps it open.
        if (open && byHover.current) event.preventDefault();
        byHover.current = false;
      },
    },
    panelProps: popover.panelProps,
  };
}
