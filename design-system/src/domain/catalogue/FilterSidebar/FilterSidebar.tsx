import type { RootProps } from '../../../internal/root.ts';
import { useWords } from '../../../internal/words.ts';
import { LinkButton } from '../../../primitives/Link/index.ts';
import { Skeleton } from '../../../primitives/Skeleton/index.ts';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/index.ts';
import { useMedeina } from '../../../styles/provider.tsx';
import { FilterGroups } from './FilterGroups.tsx';
import type { FilterGroupsProps } from './FilterGroups.tsx';
import { filterSidebarWords } from './FilterSidebar.words.ts';
import * as styles from './FilterSidebar.css.ts';

export interface FilterSidebarProps
  extends RootProps, Pick<FilterGroupsProps, 'groups' | 'onChange' | 'texts'> {
  /** Clears all filters; left out if none is active. */
  onClear?: (() => void) | undefined;
  /** The level of the title; the groups' are one below. */
  headingLevel?: 2 | 3 | undefined;
}

const titles = { 2: 'h2', 3: 'h3' } as const;

/** The filters beside the results; on a phone use `FilterDialog`. Renders nothing without groups. */
export function FilterSidebar({
  groups,
  onChange,
  onClear,
  headingLevel = 2,
  texts,
  ...root
}: FilterSidebarProps) {
  const say = useWords(filterSidebarWords, texts);
  const Title = titles[headingLevel];
  if (groups.length === 0) return null;
  return (
    <aside {...root} className={styles.sidebar} aria-label={say('title')}>
      <div className={styles.head}>
        <Title className={styles.title}>{say('title')}</Title>
        {onClear !== undefined && <LinkButton onClick={onClear}>{say('clear')}</LinkButton>}
      </div>
      <FilterGroups
        groups={groups}
        onChange={onChange}
        headingLevel={headingLevel === 2 ? 3 : 4}
        texts={texts}
      />
    </aside>
  );
}

/** Skeleton rows per group. */
const ROWS = { category: 8, format: 3, language: 3 };

export interface FilterSidebarSkeletonProps extends RootProps<HTMLDivElement> {
  /** Read out while it loads; "Loading" in the provider's language by default. */
  label?: string | undefined;
}

/** The filters while they load. */
export function FilterSidebarSkeleton({ label, ...root }: FilterSidebarSkeletonProps) {
  const { texts } = useMedeina();
  return (
    <div {...root} className={styles.sidebar} aria-busy="true">
      <VisuallyHidden>{label ?? texts.loading}</VisuallyHidden>
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
