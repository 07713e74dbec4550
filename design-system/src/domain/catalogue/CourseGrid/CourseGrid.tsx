import { useRef } from 'react';
import { classes } from '../../../internal/classes.ts';
import { useFocusBack } from '../../../internal/focusBack.ts';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/index.ts';
import { CourseCard, CourseCardSkeleton } from '../CourseCard/index.ts';
import type { CourseCardProps } from '../CourseCard/index.ts';
import * as styles from './CourseGrid.css.ts';

/** Courses of a first page. */
const PAGE_SIZE = 12;

export interface CourseGridProps {
  courses: readonly CourseCardProps[];
  /** Names the list for those who listen. */
  label: string;
  /** Most cards in a row: three beside filters, four across the page. */
  columns?: 3 | 4 | undefined;
  /** The courses shown are of an older question: they stay, dimmed, until the new ones come. */
  stale?: boolean | undefined;
  /** The last card went and took the focus with it: move it to what says that there is none. */
  onEmptied?: (() => void) | undefined;
}

/**
 * Cards in rows; one below the other as short rows where the place is narrower than 420 px. Where a card goes with the
 * focus in it, as when its heart is taken off, the next one takes it, or the last. Nothing when nothing.
 */
export function CourseGrid({ courses, label, columns = 4, stale = false, onEmptied }: CourseGridProps) {
  const list = useRef<HTMLUListElement>(null);
  const focusBack = useFocusBack((place) => {
    const cells = list.current?.children;
    const cell = cells?.[place] ?? cells?.[cells.length - 1];
    if (cell === undefined) onEmptied?.();
    else (cell.querySelector('button') ?? cell.querySelector('a'))?.focus();
  });
  if (courses.length === 0) return null;
  return (
    <div className={styles.container}>
      {/* It only watches where the focus is. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <ul
        {...focusBack}
        ref={list}
        className={classes(styles.grid, styles.columns[columns], stale && styles.stale)}
        aria-label={label}
        aria-busy={stale || undefined}
      >
        {courses.map((course) => (
          <li key={course.id} className={styles.cell}>
            <CourseCard {...course} />
          </li>
        ))}
      </ul>
    </div>
  );
}

export interface CourseGridSkeletonProps {
  /** "Loading courses" */
  label: string;
  columns?: 3 | 4 | undefined;
  count?: number | undefined;
}

/** The grid on its way, in its final geometry. */
export function CourseGridSkeleton({ label, columns = 4, count = PAGE_SIZE }: CourseGridSkeletonProps) {
  return (
    <div className={styles.container} aria-busy="true">
      <VisuallyHidden>{label}</VisuallyHidden>
      <div className={classes(styles.grid, styles.columns[columns])}>
        {Array.from({ length: count }, (_, index) => (
          <CourseCardSkeleton key={index} />
        ))}
      </div>
    </div>
  );
}
