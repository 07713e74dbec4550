import type { CourseList } from '@medeina/contract';
import { CourseGrid, CourseGridSkeleton } from '@medeina/design-system/domain/CourseGrid';
import { Pagination } from '@medeina/design-system/primitives/Pagination';
import type { RefObject } from 'react';
import { useIntl } from 'react-intl';
import { cardOf } from '../../../data/catalogue/cards.ts';
import { useCatalogueFormat } from '../../../data/format.ts';
import { type DiscoverState, writeDiscover } from '../../../data/catalogue/discover.ts';
import type { CallError } from '../../../session/transport.ts';
import { LoadFailed } from '../../../shell/frame/LoadFailed.tsx';
import { useHearts } from '../../../shell/useHearts.ts';
import { useTurnedPage } from '../../../shell/useTurnedPage.ts';
import { NoCourses } from './NoCourses.tsx';
import * as styles from './discover.css.ts';

export interface FoundCoursesProps {
  readonly state: DiscoverState;
  /** The page of the list, or the previous one while it loads; undefined before the first and after a failure. */
  readonly found: CourseList | undefined;
  readonly error: CallError | undefined;
  readonly isLoading: boolean;
  readonly onRetry: () => void;
  readonly onClearFilters: () => void;
  readonly onFirstPage: () => void;
  /** The number of results: takes the focus when the element that had it disappears. */
  readonly head: RefObject<HTMLElement | null>;
}

/** The courses found, with pagination; or that they are loading, failed to load, or that there are none. */
export function FoundCourses({
  state,
  found,
  error,
  isLoading,
  onRetry,
  onClearFilters,
  onFirstPage,
  head,
}: FoundCoursesProps) {
  const intl = useIntl();
  const format = useCatalogueFormat();
  const heart = useHearts();

  const pages = useTurnedPage(state.page, head);

  if (found === undefined) {
    if (error !== undefined) return <LoadFailed error={error} onRetry={onRetry} />;
    return <CourseGridSkeleton columns={3} />;
  }
  if (found.data.length === 0) {
    return (
      <NoCourses
        state={state}
        lastPage={found.last_page}
        total={found.total}
        onClearFilters={onClearFilters}
        onFirstPage={onFirstPage}
        onLeave={() => head.current?.focus()}
      />
    );
  }
  return (
    <>
      <CourseGrid
        columns={3}
        label={intl.formatMessage({ id: 'catalogue.discover.results' })}
        stale={isLoading}
        courses={found.data.map((course, index) => ({
          ...cardOf(course, intl, format),
          headingLevel: 2,
          eager: index < 3,
          favourite: heart(course),
        }))}
      />
      {found.last_page > 1 && (
        <div ref={pages} className={styles.pages}>
          <Pagination
            page={found.current_page}
            pages={found.last_page}
            href={(page) => writeDiscover({ ...state, page })}
          />
        </div>
      )}
    </>
  );
}
