import { useId } from 'react';
import type { ReactNode } from 'react';
import { classes } from '../../internal/classes.ts';
import { host, sides, tip, wrap } from './Tooltip.css.ts';

export const tooltipSides = ['below', 'above'] as const;
export type TooltipSide = (typeof tooltipSides)[number];

export interface TooltipProps {
  /** A short hint about the control; never anything essential. */
  text: ReactNode;
  /** The preferred side, where there is room. */
  side?: TooltipSide | undefined;
  /** Renders the control; spread the prop on what takes the focus. */
  children: (control: { 'aria-describedby': string }) => ReactNode;
}

/**
 * A hint about a control: after 400 ms of hover, at once on keyboard focus, dismissed by Esc. CSS only, so it works
 * before hydration; the control is always described by it.
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
