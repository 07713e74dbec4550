import { useEffect, useId, useRef } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { Slot } from '@radix-ui/react-slot';
import { classes } from '../../internal/classes.ts';
import { useOpenState } from '../../internal/openState.ts';
import type { OpenProps } from '../../internal/openState.ts';
import type { RootProps } from '../../internal/root.ts';
import { host, sides, tip, wrap } from './Tooltip.css.ts';

export const tooltipSides = ['below', 'above'] as const;
export type TooltipSide = (typeof tooltipSides)[number];

/** As long as the styles wait under the pointer. */
const delay = 400;

export interface TooltipProps extends OpenProps, RootProps<HTMLSpanElement> {
  /** A short hint about the control; never anything essential. */
  text: ReactNode;
  /** The preferred side, where there is room. */
  side?: TooltipSide | undefined;
  /** The control that it describes. */
  trigger: ReactElement;
  /** The words are the name of the control, which has no other. */
  names?: boolean | undefined;
}

/**
 * A hint about a control: after 400 ms of hover, at once on keyboard focus, dismissed by Esc. Styles alone show it, so it
 * works before hydration; with `open` the parent does. The control is always described by it.
 */
export function Tooltip({
  text,
  side = 'below',
  trigger,
  names = false,
  open: openProp,
  defaultOpen,
  onOpenChange,
  ...root
}: TooltipProps) {
  const id = useId();
  const [open, setOpen] = useOpenState({ open: openProp, defaultOpen, onOpenChange });
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stopWaiting = () => {
    clearTimeout(waiting.current);
  };
  useEffect(
    () => () => {
      clearTimeout(waiting.current);
    },
    [],
  );
  useEffect(() => {
    if (!open) return undefined;
    const onEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setOpen(false);
    };
    document.addEventListener('keydown', onEscape);
    return () => {
      document.removeEventListener('keydown', onEscape);
    };
  }, [open, setOpen]);
  return (
    // Only observes the pointer and the focus.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <span
      {...root}
      className={classes(host, wrap)}
      onPointerEnter={() => {
        stopWaiting();
        waiting.current = setTimeout(() => {
          setOpen(true);
        }, delay);
      }}
      onPointerLeave={({ currentTarget }) => {
        stopWaiting();
        if (!currentTarget.matches(':has(:focus-visible)')) setOpen(false);
      }}
      onFocus={({ target }) => {
        if (target.matches(':focus-visible')) setOpen(true);
      }}
      onBlur={({ currentTarget }) => {
        stopWaiting();
        if (!currentTarget.matches(':hover')) setOpen(false);
      }}
    >
      <Slot {...(names ? { 'aria-labelledby': id } : { 'aria-describedby': id })}>{trigger}</Slot>
      <span
        id={id}
        role="tooltip"
        // Else the styles know it before the scripts do.
        data-open={openProp ?? (open || undefined)}
        className={classes(tip, sides[side])}
      >
        {text}
      </span>
    </span>
  );
}
