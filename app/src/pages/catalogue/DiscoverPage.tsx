import type { CourseList } from '@medeina/contract';
import { CourseGrid, CourseGridSkeleton } from '@medeina/design-system/domain/CourseGrid';
import { FilterButton } from '@medeina/design-system/domain/FilterDialog';
import { FilterSidebar, FilterSidebarSkeleton } from '@medeina/design-system/domain/FilterSidebar';
import type { FilterGroup } from '@medeina/design-system/domain/FilterSidebar';
import { FilterTags } from '@medeina/design-system/domain/FilterTags';
import { ResultsHeader } from '@medeina/design-system/domain/ResultsHeader';
import { Heading } from '@medeina/design-system/primitives/Heading';
import { Page as Band } from '@medeina/design-system/primitives/Page';
import { Pagination } from '@medeina/design-system/primitives/Pagination';
import { SearchBox } from '@medeina/design-system/primitives/SearchBox';
import { Split } from '@medeina/design-system/primitives/Split';
import { Suspense, lazy, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useAddressState } from '../../data/addressState.ts';
import { cardOf } from '../../data/catalogueCards.ts';
import { useCatalogueFormat } from '../../data/catalogueFormat.ts';
import {
  choiceCount,
  discoverInput,
  offeredSorts,
  readDiscover,
  writeDiscover,
} from '../../data/catalogueQuery.ts';
import type { DiscoverState } from '../../data/catalogueQuery.ts';
import { useCall } from '../../data/hooks.ts';
import { LoadFailed } from '../../shell/courses/LoadFailed.tsx';
import { useHearts } from '../../shell/courses/useHearts.ts';
import { useHead } from '../../shell/head.tsx';
import { NoCourses } from './NoCourses.tsx';
import * as styles from './DiscoverPage.css.ts';

const FilterDialog = lazy(async () => ({ default: (await import('./FilterDialog.tsx')).FilterDialog }));

/** Wait for the letters to pause before a search, in milliseconds. */
const pause = 500;
const addressFormat = { read: readDiscover, write: writeDiscover };

/** The group of the categories among the groups of filters. */
const categoryGroup = 'category';

/** The groups as the sidebar shows them, with what is chosen. */
function groupsOf(
  facets: NonNullable<CourseList['facets']>,
  state: DiscoverState,
  category: string,
): FilterGroup[] {
  return [
    {
      id: categoryGroup,
      title: category,
      open: true,
      options: facets.categories.map((one) => ({
        id: String(one.category_id),
        label: one.name,
        count: one.count,
        checked: one.category_id === state.category,
      })),
    },
    ...facets.filters.map((group, index) => ({
      id: String(group.filter_group_id),
      title: group.name,
      open: index < 2 || state.groups.includes(group.filter_group_id),
      options: group.filters.map((filter) => ({
        id: String(filter.filter_id),
        label: filter.name,
        count: filter.count,
        checked: state.filters.includes(filter.filter_id),
      })),
    })),
  ];
}

/** All courses: search, filters, order and pages, all of it in the address. */
export function Page() {
  const intl = useIntl();
  const format = useCatalogueFormat();
  const [state, change] = useAddressState(addressFormat);
  const heart = useHearts();
  const { data, error, isLoading, mutate } = useCall('catalogue.products.list', discoverInput(state), {
    keepPreviousData: true,
  });
  const [isDialogOpen, setDialogOpen] = useState(false);
  const results = useRef<HTMLParagraphElement>(null);
  /** What had the focus goes away: it moves to what there is now. */
  const toResults = () => results.current?.focus();

  /** Whatever changes, the list begins again at its first page. */
  const go = useCallback(
    (part: Partial<DiscoverState>, replace = false) => change({ page: 1, ...part }, replace),
    [change],
  );

  // What is typed goes its own way until the letters pause; a change of the address from elsewhere wins.
  const [typed, setTyped] = useState({ text: state.search, of: state.search });
  if (typed.of !== state.search) {
    // What was just typed stays as it was typed, the space after a word too.
    setTyped({ text: typed.text.trim() === state.search ? typed.text : state.search, of: state.search });
  }
  useEffect(() => {
    const search = typed.text.trim();
    if (search === state.search) return undefined;
    const timer = setTimeout(() => go({ search, sort: undefined }, true), pause);
    return () => clearTimeout(timer);
  }, [typed.text, state.search, go]);

  // Another page of the list begins above: who turned it goes on reading from its head. A page that changed because
  // of a filter leaves the focus with the filter.
  const pages = useRef<HTMLDivElement>(null);
  const turnedFrom = useRef(state.page);
  useEffect(() => {
    if (turnedFrom.current === state.page) return;
    turnedFrom.current = state.page;
    if (pages.current?.contains(document.activeElement) === true)
      results.current?.focus({ preventScroll: true });
  }, [state.page]);

  const facets = data?.facets ?? undefined;
  // A filter or category that does not exist is left out: an old link still shows what makes sense of it.
  useEffect(() => {
    if (facets === undefined || isLoading) return;
    const exists = new Set(
      facets.filters.flatMap((group) => group.filters.map((filter) => filter.filter_id)),
    );
    const filters = state.filters.filter((id) => exists.has(id));
    const category = facets.categories.find((one) => one.category_id === state.category)?.category_id;
    if (filters.length !== state.filters.length || category !== state.category)
      go({ filters, category }, true);
  }, [facets, isLoading, state.filters, state.category, go]);

  const categoryName = intl.formatMessage({ id: 'catalogue.discover.category' });
  const groups = useMemo(
    () => (facets === undefined ? undefined : groupsOf(facets, state, categoryName)),
    [facets, state, categoryName],
  );
  const tags = (groups ?? []).flatMap((group) =>
    group.options
      .filter((option) => option.checked)
      .map((option) => ({ id: `${group.id}/${option.id}`, label: option.label })),
  );

  const choose = (group: string, option: string, checked: boolean) => {
    const id = Number(option);
    if (group === categoryGroup) go({ category: checked ? id : undefined });
    else go({ filters: checked ? [...state.filters, id] : state.filters.filter((one) => one !== id) });
  };
  const remove = (tag: string) => {
    const [group = '', option = ''] = tag.split('/');
    choose(group, option, false);
  };
  const clear = () => go({ filters: [], category: undefined, groups: [] });
  // Beside the list the button goes with what it clears.
  const clearBeside = () => {
    clear();
    toResults();
  };

  const category = facets?.categories.find((one) => one.category_id === state.category);
  useHead({
    title:
      state.search === ''
        ? category === undefined
          ? intl.formatMessage({ id: 'catalogue.discover.title' })
          : intl.formatMessage({ id: 'catalogue.discover.titleCategory' }, { category: category.name })
        : intl.formatMessage({ id: 'catalogue.discover.titleSearch' }, { search: state.search }),
    description: intl.formatMessage({ id: 'catalogue.discover.description' }),
    // A search or a set of filters is no page of its own, nor is an empty one; a category and its pages are.
    canonical: writeDiscover({ category: state.category, page: state.page }),
    isPrivate: state.search !== '' || state.filters.length > 0 || data?.data.length === 0,
  });

  const sort = state.sort ?? (state.search === '' ? 'popular' : 'relevance');
  const chosen = choiceCount(state);
  const label = (id: string) => intl.formatMessage({ id: `catalogue.discover.${id}` });
  const countLabel = (count: number) => intl.formatMessage({ id: 'catalogue.courses' }, { count });

  return (
    <Band as="div" block="page">
      <Heading level={1}>{label('title')}</Heading>
      <div className={styles.search}>
        <div className={styles.field}>
          <SearchBox
            size="lg"
            label={label('search')}
            placeholder={label('search')}
            value={typed.text}
            onChange={(text) => setTyped({ text, of: state.search })}
            onSubmit={(text) => go({ search: text.trim(), sort: undefined })}
          />
        </div>
        <FilterButton
          label={label('filters')}
          count={chosen}
          countLabel={intl.formatMessage({ id: 'catalogue.discover.filtersActive' }, { count: chosen })}
          open={isDialogOpen}
          onPress={() => setDialogOpen(true)}
        />
      </div>
      <Split ratio="discover">
        <div className={styles.beside}>
          {groups === undefined ? (
            error === undefined && <FilterSidebarSkeleton label={label('filters')} />
          ) : (
            <FilterSidebar
              labels={{ title: label('filters'), clear: label('clearAll') }}
              groups={groups}
              countLabel={countLabel}
              onChange={({ group, option, checked }) => choose(group, option, checked)}
              onClear={chosen > 0 ? clearBeside : undefined}
            />
          )}
        </div>
        <section aria-label={label('results')}>
          <ResultsHeader
            ref={results}
            count={
              data === undefined
                ? undefined
                : intl.formatMessage({ id: 'catalogue.discover.found' }, { count: data.total })
            }
            context={
              state.search === ''
                ? undefined
                : intl.formatMessage({ id: 'catalogue.discover.for' }, { search: state.search })
            }
            sort={{
              label: label('sort'),
              value: sort,
              options: offeredSorts
                .filter((one) => one !== 'relevance' || state.search !== '')
                .map((one) => ({ value: one, label: label(`sort.${one}`) })),
              onChange: (value) => go({ sort: offeredSorts.find((one) => one === value) }),
            }}
          />
          <div className={styles.tags}>
            <FilterTags
              tags={tags}
              labels={{ list: label('chosen'), clear: label('clearAll') }}
              onRemove={remove}
              onClear={clear}
              onEmptied={toResults}
            />
          </div>
          {data === undefined && error === undefined && (
            <CourseGridSkeleton columns={3} label={intl.formatMessage({ id: 'catalogue.loading' })} />
          )}
          {error !== undefined && (data === undefined || !isLoading) && (
            <LoadFailed onRetry={() => void mutate()} />
          )}
          {data !== undefined && error === undefined && data.data.length === 0 && (
            <NoCourses
              state={state}
              lastPage={data.last_page}
              total={data.total}
              onClearFilters={clear}
              onFirstPage={() => go({ page: 1 })}
              onLeave={toResults}
            />
          )}
          {data !== undefined && error === undefined && data.data.length > 0 && (
            <>
              <CourseGrid
                columns={3}
                label={label('results')}
                stale={isLoading}
                courses={data.data.map((course, index) => ({
                  ...cardOf(course, intl, format),
                  headingLevel: 2,
                  eager: index < 3,
                  favourite: heart(course),
                }))}
              />
              {data.last_page > 1 && (
                <div ref={pages} className={styles.pages}>
                  <Pagination
                    page={data.current_page}
                    pages={data.last_page}
                    href={(page) => writeDiscover({ ...state, page })}
                  />
                </div>
              )}
            </>
          )}
        </section>
      </Split>
      {isDialogOpen && (
        <Suspense fallback={null}>
          <FilterDialog
            open
            onOpenChange={setDialogOpen}
            groups={groups ?? []}
            tags={tags}
            countLabel={countLabel}
            onChange={({ group, option, checked }) => choose(group, option, checked)}
            onRemove={remove}
            onClear={clear}
            labels={{
              title: label('filters'),
              tags: label('chosen'),
              clear: label('clear'),
              show:
                data === undefined
                  ? label('results')
                  : intl.formatMessage({ id: 'catalogue.discover.show' }, { count: data.total }),
            }}
          />
        </Suspense>
      )}
    </Band>
  );
}
