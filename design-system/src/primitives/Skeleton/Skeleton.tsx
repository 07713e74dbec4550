import { classes } from '../../internal/classes.ts';
import type { RootProps } from '../../internal/root.ts';
import { shapes, skeleton, widths } from './Skeleton.css.ts';

export const skeletonShapes = [
  'caption',
  'text',
  'heading',
  'button',
  'plate',
  'thumb',
  'circle',
  'row',
] as const;
export type SkeletonShape = (typeof skeletonShapes)[number];

export interface SkeletonProps extends RootProps<HTMLSpanElement> {
  /** What is loading: its height follows. */
  shape?: SkeletonShape | undefined;
  /** How much of the line it fills. */
  width?: 'full' | 'most' | 'half' | 'third' | undefined;
}

/**
 * A placeholder of the same size as what is loading, so that nothing shifts. The container carries `aria-busy="true"`;
 * the blocks themselves are silent.
 */
export function Skeleton({ shape = 'text', width = 'full', ...root }: SkeletonProps) {
  return (
    <span
      {...root}
      aria-hidden="true"
      className={classes(skeleton, shapes[shape], shape !== 'circle' && widths[width])}
    />
  );
}
