import { useId } from 'react';
import type { ReactNode } from 'react';
import { classes } from '../../internal/classes.ts';
import { host, sides, tip, wrap } from './Tooltip.css.ts';

export const tooltipSides = ['below', 'above'] as const;
export type TooltipSide = (typeof tooltipSides)[number];

export interface TooltipProps {
  /** A short hint about the control; never anything essential. */
  text: ReactNode;
  /** Where there is room; else on the other side. */
  side?: TooltipSide | undefined;
  /** Draws the control; spread the property on what takes the focus. */
  children: (control: { 'aria-describedby': string }) => ReactNode;
}

/**
 * A few words more about a control: 400 ms under the pointer, at once with the keyboard, away with Esc. Drawn by
 * styles alone, so it is there before the scripts; the control is described by it whether it shows or not.
 */
export function Tooltip({ text, side = 'below', children }: TooltipProps) {
  const id = useId();
  return (
    <span className={classes(host, wrap)}>
      {children({ 'aria-describedby': id })}
      <span id={id} role="tooltip" className={classes(tip, sides[side])}>
        {text}
      </span>
    </span>
  );
}
