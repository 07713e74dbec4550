import { CourseGrid, CourseGridSkeleton } from '@medeina/design-system/domain/CourseGrid';
import { ButtonLink } from '@medeina/design-system/primitives/Button';
import { EmptyState } from '@medeina/design-system/primitives/EmptyState';
import { Heading } from '@medeina/design-system/primitives/Heading';
import { Pagination } from '@medeina/design-system/primitives/Pagination';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { Navigate, useSearchParams } from 'react-router-dom';
import { aboutPath, cardOf } from '../../data/catalogue/cards.ts';
import { useCatalogueFormat } from '../../data/format.ts';
import { usePersonalCall } from '../../data/hooks.ts';
import { readPage } from '../../data/paging.ts';
import { useShownList } from '../../data/shownList.ts';
import { useSession } from '../../session/hooks.ts';
import { LoadFailed } from '../../shell/frame/LoadFailed.tsx';
import { useHearts } from '../../shell/useHearts.ts';
import { useTurnedPage } from '../../shell/useTurnedPage.ts';
import { useHead } from '../../shell/head.tsx';
import { AccountFrame } from '../../shell/frame/AccountFrame.tsx';
import * as styles from './FavouritesPage.css.ts';

const pathOf = (page: number) =>
  page === 1 ? '/dashboard/favourites' : `/dashboard/favourites?page=${String(page)}`;

function NoFavourites() {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id });
  return (
    <EmptyState
      title={text('account.favourites.empty')}
      action={<ButtonLink href="/discover">{text('catalogue.course.toList')}</ButtonLink>}
    >
      {text('account.favourites.empty.text')}
    </EmptyState>
  );
}

/** The courses that the person has marked with a heart. */
export function Page() {
  const intl = useIntl();
  const format = useCatalogueFormat();
  const session = useSession();
  const hearts = useHearts();
  const [parameters] = useSearchParams();
  const page = readPage(parameters);
  const answer = usePersonalCall(
    'catalogue.favourites.list',
    session.status === 'user' ? { query: page === 1 ? {} : { page } } : null,
  );
  const { error, isLoading, mutate } = answer;
  const { shown: data } = useShownList(answer);
  /** There are some, but not on this page: its last card was taken out. */
  const isPast = data !== undefined && data.data.length === 0 && data.total > 0;
  const text = (id: string) => intl.formatMessage({ id: `account.favourites.${id}` });
  useHead({ title: text('title'), isPrivate: true });

  const list = useRef<HTMLDivElement>(null);
  const head = useRef<HTMLHeadingElement>(null);
  const pages = useTurnedPage(page, head);

  return (
    <AccountFrame>
      <Heading ref={head} level={1} tabIndex={-1}>
        {text('title')}
      </Heading>
      <div ref={list} className={styles.list}>
        {(isPast || (data === undefined && error === undefined)) && (
          <CourseGridSkeleton columns={3} count={6} />
        )}
        {/* While the page before loads, the answer is still that of this one. */}
        {isPast && page > data.last_page && <Navigate to={pathOf(data.last_page)} replace />}
        {data === undefined && error !== undefined && (
          <LoadFailed error={error} onRetry={() => void mutate()} />
        )}
        {data !== undefined && data.total === 0 && <NoFavourites />}
        {data !== undefined && (
          <CourseGrid
            columns={3}
            label={text('title')}
            stale={isLoading}
            onEmptied={() => (list.current?.querySelector('a') ?? head.current)?.focus()}
            courses={data.data.map(({ course }) => ({
              ...cardOf(course, intl, format),
              href: `${aboutPath(course.id)}/favourites`,
              headingLevel: 2,
              favourite: hearts(course),
            }))}
          />
        )}
        {data !== undefined && !isPast && data.last_page > 1 && (
          <div ref={pages} className={styles.pages}>
            <Pagination page={data.current_page} pages={data.last_page} href={pathOf} />
          </div>
        )}
      </div>
    </AccountFrame>
  );
}
