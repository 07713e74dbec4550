import { useCallback, useEffect, useId, useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent, PointerEvent, RefObject } from 'react';

/** Milliseconds of hover before opening, and to reach the panel before closing. */
const HOVER_INTENT = 150;
const HOVER_GRACE = 300;

const FOCUSABLE = 'a[href], button:not([disabled]), input:not([disabled])';

export interface DisclosureOptions {
  /** Also opens on hover. */
  hover?: boolean | undefined;
  /** The panel closes when it changes, such as the current path. */
  closeOn?: unknown;
  /** A media query; the panel closes when its result changes. */
  closeAcross?: string | undefined;
}

export interface Disclosure {
  open: boolean;
  /** Returns the focus to the button if it is inside the panel. */
  close: () => void;
  rootProps: {
    ref: RefObject<HTMLDivElement | null>;
    onKeyDown: (event: KeyboardEvent) => void;
    onBlur: (event: FocusEvent) => void;
    onPointerEnter: (event: PointerEvent) => void;
    onPointerLeave: (event: PointerEvent) => void;
  };
  buttonProps: {
    ref: RefObject<HTMLButtonElement | null>;
    type: 'button';
    'aria-expanded': boolean;
    'aria-controls': string;
    onClick: () => void;
  };
  panelProps: { id: string; hidden: boolean };
}

/** Closes on a press outside, and on Escape wherever the focus is: hover opens without moving it (WCAG 1.4.13). */
function useOutsideClose(open: boolean, root: RefObject<HTMLElement | null>, close: () => void) {
  useEffect(() => {
    if (!open) return undefined;
    const outside = (event: Event) => {
      if (event.target instanceof Node && root.current?.contains(event.target) === false) close();
    };
    const escape = ({ key }: globalThis.KeyboardEvent) => {
      if (key === 'Escape') close();
    };
    document.addEventListener('pointerdown', outside);
    document.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('pointerdown', outside);
      document.removeEventListener('keydown', escape);
    };
  }, [open, root, close]);
}

/** Moves the focus among the button and the controls of the panel. */
function walk(root: HTMLElement | null, step: (index: number, count: number) => number) {
  const stops = [...(root?.querySelectorAll<HTMLElement>(FOCUSABLE) ?? [])].filter(
    (stop) => stop.checkVisibility?.() ?? true,
  );
  const current = stops.findIndex((stop) => stop === document.activeElement);
  stops[Math.min(stops.length - 1, Math.max(0, step(current, stops.length)))]?.focus();
}

/**
 * The disclosure pattern of WAI-ARIA for menus of links: a button and a panel. Escape closes and returns the focus, the
 * arrow keys move it, tabbing out and outside presses close.
 */
export function useDisclosure({ hover = false, closeOn, closeAcross }: DisclosureOptions = {}): Disclosure {
  const [open, setOpen] = useState(false);
  const [seen, setSeen] = useState(closeOn);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const byHover = useRef(false);
  // A button that reappears under a resting pointer fires `pointerenter` without any intent.
  const isResting = useRef(false);
  const id = useId();

  if (seen !== closeOn) {
    setSeen(closeOn);
    setOpen(false);
  }

  const close = useCallback(() => {
    clearTimeout(timer.current);
    setOpen(false);
    if (root.current?.contains(document.activeElement)) button.current?.focus();
  }, []);

  useEffect(() => () => clearTimeout(timer.current), []);

  useOutsideClose(open, root, close);

  useEffect(() => {
    if (!open || closeAcross === undefined) return undefined;
    const query = window.matchMedia(closeAcross);
    const crossed = () => {
      close();
      isResting.current = true;
      document.addEventListener('pointermove', () => (isResting.current = false), { once: true });
    };
    query.addEventListener('change', crossed);
    return () => {
      query.removeEventListener('change', crossed);
    };
  }, [open, close, closeAcross]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open) {
      event.stopPropagation();
      close();
      return;
    }
    // Radio buttons and text fields use the arrow keys themselves.
    if (event.target instanceof HTMLInputElement) return;
    // Without a visible button there is nothing to open: the arrow keys scroll the page.
    const isButtonSeen = button.current !== null && (button.current.checkVisibility?.() ?? true);
    if (!isButtonSeen) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (!open) {
        byHover.current = false;
        setOpen(true);
        requestAnimationFrame(() => walk(root.current, () => 1));
        return;
      }
      walk(root.current, (index) => index + (event.key === 'ArrowDown' ? 1 : -1));
    }
    if (open && (event.key === 'Home' || event.key === 'End')) {
      event.preventDefault();
      walk(root.current, (_, count) => (event.key === 'Home' ? 1 : count - 1));
    }
  };

  const later = (wanted: boolean, delay: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      byHover.current = wanted;
      if (wanted) setOpen(true);
      else close();
    }, delay);
  };

  return {
    open,
    close,
    rootProps: {
      ref: root,
      onKeyDown,
      onBlur: (event) => {
        // Without a related target the focus went nowhere, as when the window changes.
        if (event.relatedTarget instanceof Node && !event.currentTarget.contains(event.relatedTarget))
          close();
      },
      onPointerEnter: (event) => {
        if (!hover || event.pointerType !== 'mouse' || isResting.current) return;
        clearTimeout(timer.current);
        if (!open) later(true, HOVER_INTENT);
      },
      onPointerLeave: (event) => {
        if (!hover || event.pointerType !== 'mouse') return;
        clearTimeout(timer.current);
        if (open && byHover.current) later(false, HOVER_GRACE);
      },
    },
    buttonProps: {
      ref: button,
      type: 'button',
      'aria-expanded': open,
      'aria-controls': id,
      onClick: () => {
        clearTimeout(timer.current);
        // A click on a panel just opened by hover keeps it open.
        const keep = byHover.current;
        byHover.current = false;
        setOpen((was) => (was && keep ? true : !was));
      },
    },
    panelProps: { id, hidden: !open },
  };
}
