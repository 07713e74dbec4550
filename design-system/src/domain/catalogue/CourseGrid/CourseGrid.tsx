import { useRef } from 'react';
import { classes } from '../../../internal/classes.ts';
import { useFocusBack } from '../../../internal/focusBack.ts';
import type { RootProps } from '../../../internal/root.ts';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/index.ts';
import { useMedeina } from '../../../styles/provider.tsx';
import { CourseCard, CourseCardSkeleton } from '../CourseCard/index.ts';
import type { CourseCardProps } from '../CourseCard/index.ts';
import * as styles from './CourseGrid.css.ts';

/** Skeleton cards. */
const PAGE_SIZE = 12;

export interface CourseGridProps extends RootProps<HTMLDivElement> {
  /** The courses, in order. */
  courses: readonly CourseCardProps[];
  /** The name of the list, for screen readers. */
  label: string;
  /** The most cards per row: three beside filters, four across the page. */
  columns?: 3 | 4 | undefined;
  /** Dims the courses while newer results load. */
  stale?: boolean | undefined;
  /** The focused last card was removed: move the focus to the empty state. */
  onEmptied?: (() => void) | undefined;
}

/**
 * Courses as a grid of cards, or as a list of short rows below 420 px. If a focused card is removed, the next one takes
 * the focus, or the last. Renders nothing without courses.
 */
export function CourseGrid({
  courses,
  label,
  columns = 4,
  stale = false,
  onEmptied,
  ...root
}: CourseGridProps) {
  const list = useRef<HTMLUListElement>(null);
  const focusBack = useFocusBack((place) => {
    const cells = list.current?.children;
    const cell = cells?.[place] ?? cells?.[cells.length - 1];
    if (cell === undefined) onEmptied?.();
    else (cell.querySelector('button') ?? cell.querySelector('a'))?.focus();
  });
  if (courses.length === 0) return null;
  return (
    <div {...root} className={styles.container}>
      {/* Only observes the focus. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <ul
        {...focusBack}
        ref={list}
        className={classes(styles.grid, styles.columns[columns], stale && styles.stale)}
        aria-label={label}
        aria-busy={stale || undefined}
      >
        {courses.map((course) => (
          <li key={course.courseId} className={styles.cell}>
            <CourseCard {...course} />
          </li>
        ))}
      </ul>
    </div>
  );
}

export interface CourseGridSkeletonProps extends RootProps<HTMLDivElement> {
  /** Read out while they load; "Loading" in the provider's language by default. */
  label?: string | undefined;
  /** The most cards per row. */
  columns?: 3 | 4 | undefined;
  /** How many are drawn. */
  count?: number | undefined;
}

/** The grid while it loads. */
export function CourseGridSkeleton({
  label,
  columns = 4,
  count = PAGE_SIZE,
  ...root
}: CourseGridSkeletonProps) {
  const { texts } = useMedeina();
  return (
    <div {...root} className={styles.container} aria-busy="true">
      <VisuallyHidden>{label ?? texts.loading}</VisuallyHidden>
      <div className={classes(styles.grid, styles.columns[columns])}>
        {Array.from({ length: count }, (_, index) => (
          <CourseCardSkeleton key={index} />
        ))}
      </div>
    </div>
  );
}
