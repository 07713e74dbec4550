import type { ReactNode } from 'react';
import { classes } from '../../internal/classes.ts';
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

export interface SplitProps {
  /** Two children, stacked below 900 px. */
  children: ReactNode;
  ratio: SplitRatio;
}

/** Two columns in a fixed ratio. */
export function Split({ children, ratio }: SplitProps) {
  return <div className={classes(split, ratios[ratio])}>{children}</div>;
}
