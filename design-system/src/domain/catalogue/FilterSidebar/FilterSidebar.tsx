import { LinkButton } from '../../../primitives/Link/index.ts';
import { Skeleton } from '../../../primitives/Skeleton/index.ts';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/index.ts';
import { FilterGroups } from './FilterGroups.tsx';
import type { FilterGroupsProps } from './FilterGroups.tsx';
import * as styles from './FilterSidebar.css.ts';

export interface FilterSidebarProps extends FilterGroupsProps {
  labels: { title: string; clear: string };
  /** Clears all filters; left out if none is active. */
  onClear?: (() => void) | undefined;
}

/** The filters beside the results; on a phone use `FilterDialog`. Renders nothing without groups. */
export function FilterSidebar({ labels, onClear, ...groups }: FilterSidebarProps) {
  if (groups.groups.length === 0) return null;
  return (
    <aside className={styles.sidebar} aria-label={labels.title}>
      <div className={styles.head}>
        <h2 className={styles.title}>{labels.title}</h2>
        {onClear !== undefined && <LinkButton onClick={onClear}>{labels.clear}</LinkButton>}
      </div>
      <FilterGroups {...groups} />
    </aside>
  );
}

/** Skeleton rows per group. */
const ROWS = { category: 8, format: 3, language: 3 };

/** The filters while they load. */
export function FilterSidebarSkeleton({ label }: { label: string }) {
  return (
    <div className={styles.sidebar} aria-busy="true">
      <VisuallyHidden>{label}</VisuallyHidden>
      <div className={styles.head}>
        <Skeleton width="third" />
      </div>
      <div className={styles.groups}>
        {Object.entries(ROWS).map(([group, count]) => (
          <div key={group} className={styles.group}>
            <div className={styles.skeletonTitle}>
              <Skeleton width="third" />
            </div>
            <div className={styles.skeletonRows}>
              {Array.from({ length: count }, (_, index) => (
                <div key={index} className={styles.row}>
                  <Skeleton width="most" />
                </div>
              ))}
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
