import { classes } from '../../../internal/classes.ts';
import { Skeleton } from '../../../primitives/Skeleton/index.ts';
import type { CourseCardLayout } from './CourseCard.tsx';
import * as styles from './CourseCard.css.ts';

export interface CourseCardSkeletonProps {
  layout?: CourseCardLayout | undefined;
}

/** A card while it loads. */
export function CourseCardSkeleton({ layout = 'responsive' }: CourseCardSkeletonProps) {
  if (layout === 'compact')
    return (
      <span className={styles.compact}>
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
    <div className={classes(styles.card, styles.layouts[layout])}>
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
