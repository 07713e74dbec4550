import { classes } from '../../../internal/classes.ts';
import { anyRef } from '../../../internal/root.ts';
import type { RootProps } from '../../../internal/root.ts';
import { Skeleton } from '../../../primitives/Skeleton/index.ts';
import type { CourseCardLayout } from './CourseCard.tsx';
import * as styles from './CourseCard.css.ts';

export interface CourseCardSkeletonProps extends RootProps {
  /** The form of the card. */
  layout?: CourseCardLayout | undefined;
}

/** A card while it loads. */
export function CourseCardSkeleton({ layout = 'responsive', ref, ...root }: CourseCardSkeletonProps) {
  if (layout === 'compact')
    return (
      <span {...root} ref={anyRef(ref)} className={styles.compact}>
        <span className={styles.compactPlate}>
          <Skeleton shape="thumb" />
        </span>
        <span className={styles.bars}>
          <Skeleton width="most" />
          <Skeleton shape="caption" width="third" />
        </span>
      </span>
    );
  return (
    <div {...root} ref={anyRef(ref)} className={classes(styles.card, styles.layouts[layout])}>
      <div className={classes(styles.plate, styles.plates[layout])}>
        <span className={layout === 'responsive' ? styles.whenGrid : styles.always}>
          <Skeleton shape={layout === 'row' ? 'thumb' : 'plate'} />
        </span>
        {layout === 'responsive' && (
          <span className={styles.whenRow}>
            <Skeleton shape="thumb" />
          </span>
        )}
      </div>
      <div className={classes(styles.bars, styles.bodies[layout])}>
        <Skeleton shape="caption" width="half" />
        <Skeleton width="most" />
        <Skeleton shape="caption" width="half" />
        <Skeleton width="third" />
      </div>
    </div>
  );
}
