import { FilterButton } from '@medeina/design-system/domain/FilterDialog';
import { FilterSidebar, FilterSidebarSkeleton } from '@medeina/design-system/domain/FilterSidebar';
import { FilterTags } from '@medeina/design-system/domain/FilterTags';
import { ResultsHeader } from '@medeina/design-system/domain/ResultsHeader';
import { Heading } from '@medeina/design-system/primitives/Heading';
import { Page as Band } from '@medeina/design-system/primitives/Page';
import { SearchBox } from '@medeina/design-system/primitives/SearchBox';
import { Split } from '@medeina/design-system/primitives/Split';
import { Suspense, lazy, useCallback, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useAddressState } from '../../data/addressState.ts';
import {
  choiceCount,
  discoverInput,
  offeredSorts,
  readDiscover,
  searchOf,
  writeDiscover,
} from '../../data/catalogue/query.ts';
import type { DiscoverState } from '../../data/catalogue/query.ts';
import { useConfig } from '../../data/config.ts';
import { useHasCart } from '../../data/shopping/hasCart.ts';
import { useCall } from '../../data/hooks.ts';
import { useTypedSearch } from '../../data/useTypedSearch.ts';
import { useShownList } from '../../data/shownList.ts';
import { useHead } from '../../shell/head.tsx';
import { FoundCourses } from './discover/FoundCourses.tsx';
import * as styles from './discover/discover.css.ts';
import { structuredList } from './discover/structured.ts';
import { useFilterSheet } from './discover/useFilterSheet.ts';
import { useFilters } from './discover/useFilters.ts';

const FilterDialog = lazy(async () => ({
  default: (await import('./discover/FilterDialog.tsx')).FilterDialog,
}));

const CartStrip = lazy(() => import('./discover/CartStrip.tsx'));

const addressFormat = { read: readDiscover, write: writeDiscover };

/** All courses: search, filters, order and pages, all of it in the address. */
export function Page() {
  const intl = useIntl();
  const [state, change] = useAddressState(addressFormat);
  const answer = useCall('catalogue.products.list', discoverInput(state));
  const { error, isLoading, mutate } = answer;
  // Beside a page that failed the filters stay: another choice may do.
  const { shown: data, last } = useShownList(answer);
  const sheet = useFilterSheet();
  const results = useRef<HTMLParagraphElement>(null);
  /** What had the focus goes away: it moves to what there is now. */
  const toResults = () => results.current?.focus();

  const { isSameStep } = sheet;
  /** Whatever changes, the list begins again at its first page. */
  const go = useCallback(
    (part: Partial<DiscoverState>, replace = false) => change({ page: 1, ...part }, replace || isSameStep()),
    [change, isSameStep],
  );

  const searchTyped = useCallback(
    (text: string) => go({ search: searchOf(text), sort: undefined }, true),
    [go],
  );
  const [typed, type] = useTypedSearch(state.search, searchTyped);
  const facets = last?.facets ?? undefined;
  const { groups, tags, choose, remove, clear } = useFilters(facets, answer.data === undefined, state, go);

  const category = facets?.categories.find((one) => one.category_id === state.category);
  const { public_url: origin } = useConfig();
  const hasCart = useHasCart();
  const isPrivate = state.search !== '' || state.filters.length > 0 || data?.data.length === 0;
  const title =
    state.search === ''
      ? category === undefined
        ? intl.formatMessage({ id: 'catalogue.discover.title' })
        : intl.formatMessage({ id: 'catalogue.discover.titleCategory' }, { category: category.name })
      : intl.formatMessage({ id: 'catalogue.discover.titleSearch' }, { search: state.search });
  useHead({
    title:
      state.page === 1
        ? title
        : `${title} · ${intl.formatMessage({ id: 'common.page' }, { page: state.page })}`,
    description:
      category === undefined
        ? intl.formatMessage({ id: 'catalogue.discover.description' })
        : intl.formatMessage(
            { id: 'catalogue.discover.descriptionCategory' },
            { category: category.name, count: category.count },
          ),
    // A search or a set of filters is no page of its own, nor is an empty one; a category and its pages are.
    canonical: writeDiscover({ category: state.category, page: state.page }),
    isPrivate,
    // Read from the server's document alone: the browser needs none of its code.
    structured:
      import.meta.env.SSR && !isPrivate
        ? structuredList(data?.data ?? [], { origin, language: intl.locale })
        : undefined,
  });

  const sort = state.sort ?? (state.search === '' ? 'popular' : 'relevance');
  const chosen = choiceCount(state);
  const label = (id: string) => intl.formatMessage({ id: `catalogue.discover.${id}` });
  const countLabel = (count: number) => intl.formatMessage({ id: 'catalogue.courses' }, { count });

  return (
    <>
      <Band as="div" block="page">
        <Heading level={1}>{label('title')}</Heading>
        <div className={styles.search}>
          <div className={styles.field}>
            <SearchBox
              size="lg"
              label={label('search')}
              placeholder={label('search')}
              value={typed}
              onChange={type}
              onSubmit={(text) => go({ search: searchOf(text), sort: undefined })}
            />
          </div>
          <FilterButton
            label={label('filters')}
            count={chosen}
            countLabel={intl.formatMessage({ id: 'catalogue.discover.filtersActive' }, { count: chosen })}
            open={sheet.isOpen}
            onPress={() => sheet.setOpen(true)}
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
                onClear={
                  chosen > 0
                    ? () => {
                        clear();
                        // Beside the list the button goes with what it clears.
                        toResults();
                      }
                    : undefined
                }
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
            <FoundCourses
              state={state}
              found={data}
              error={error}
              isLoading={isLoading}
              onRetry={() => void mutate()}
              onClearFilters={clear}
              onFirstPage={() => go({ page: 1 })}
              head={results}
            />
          </section>
        </Split>
        {sheet.isOpen && (
          <Suspense fallback={null}>
            <FilterDialog
              open
              onOpenChange={sheet.setOpen}
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
      {hasCart && (
        <Suspense fallback={null}>
          <CartStrip />
        </Suspense>
      )}
    </>
  );
}
