import type { ReactNode } from 'react';
import { classes } from '../../internal/classes.ts';
import type { RootProps } from '../../internal/root.ts';
import { ratios, split } from './Split.css.ts';

export const splitRatios = [
  'course-top',
  'course-body',
  'discover',
  'account',
  'learning',
  'cart',
  'halves',
  'aside-wide',
] as const;
export type SplitRatio = (typeof splitRatios)[number];

export interface SplitProps extends RootProps<HTMLDivElement> {
  /** Two children, stacked below 900 px. */
  children: ReactNode;
  /** The widths, by the page they are for. */
  ratio: SplitRatio;
}

/** Two columns in a fixed ratio. */
export function Split({ children, ratio, ...root }: SplitProps) {
  return (
    <div {...root} className={classes(split, ratios[ratio])}>
      {children}
    </div>
  );
}
