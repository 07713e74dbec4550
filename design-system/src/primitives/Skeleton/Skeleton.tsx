import { classes } from '../../internal/classes.ts';
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

export interface SkeletonProps {
  shape?: SkeletonShape | undefined;
  width?: 'full' | 'most' | 'half' | 'third' | undefined;
}

/**
 * A placeholder of the same size as what is loading, so that nothing shifts. The container carries `aria-busy="true"`;
 * the blocks themselves are silent.
 */
export function Skeleton({ shape = 'text', width = 'full' }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={classes(skeleton, shapes[shape], shape !== 'circle' && widths[width])}
    />
  );
}
