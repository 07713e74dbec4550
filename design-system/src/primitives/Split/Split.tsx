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
  /** Two children; below 900 px the second stands under the first. */
  children: ReactNode;
  ratio: SplitRatio;
}

/** Two columns in one of the direction's ratios. */
export function Split({ children, ratio }: SplitProps) {
  return <div className={classes(split, ratios[ratio])}>{children}</div>;
}
