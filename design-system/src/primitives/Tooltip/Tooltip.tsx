import { useId } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { Slot } from '@radix-ui/react-slot';
import { classes } from '../../internal/classes.ts';
import type { RootProps } from '../../internal/root.ts';
import { host, sides, tip, wrap } from './Tooltip.css.ts';

export const tooltipSides = ['below', 'above'] as const;
export type TooltipSide = (typeof tooltipSides)[number];

export interface TooltipProps extends RootProps<HTMLSpanElement> {
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
 * A hint about a control: after 400 ms of hover, at once on keyboard focus, dismissed by Esc. CSS only, so it works
 * before hydration; the control is always described by it.
 */
export function Tooltip({ text, side = 'below', trigger, names = false, ...root }: TooltipProps) {
  const id = useId();
  return (
    <span {...root} className={classes(host, wrap)}>
      <Slot {...(names ? { 'aria-labelledby': id } : { 'aria-describedby': id })}>{trigger}</Slot>
      <span id={id} role="tooltip" className={classes(tip, sides[side])}>
        {text}
      </span>
    </span>
  );
}
