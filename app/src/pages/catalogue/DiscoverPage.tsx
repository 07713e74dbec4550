import { courseSorts } from '@medeina/contract';
import { FilterButton } from '@medeina/design-system/domain/FilterDialog';
import { FilterSidebar, FilterSidebarSkeleton } from '@medeina/design-system/domain/FilterSidebar';
import { FilterTags } from '@medeina/design-system/domain/FilterTags';
import { ResultsHeader } from '@medeina/design-system/domain/ResultsHeader';
import { Heading } from '@medeina/design-system/primitives/Heading';
import { Page as Band } from '@medeina/design-system/primitives/Page';
import { SearchBox } from '@medeina/design-system/primitives/SearchBox';
import { Split } from '@medeina/design-system/primitives/Split';
import { Text } from '@medeina/design-system/primitives/Text';
import { type ReactNode, type Ref, Suspense, lazy, useCallback, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useAddressState } from '../../data/addressState.ts';
import {
  choiceCount,
  discoverInput,
  isCategory,
  readDiscover,
  writeDiscover,
} from '../../data/catalogue/discover.ts';
import type { DiscoverState } from '../../data/catalogue/discover.ts';
import { searchOf } from '../../data/searchText.ts';
import { useHasCart } from '../../data/shopping/hasCart.ts';
import { useCall } from '../../data/hooks.ts';
import { useTypedSearch } from '../../data/useTypedSearch.ts';
import { useShownList } from '../../data/shownList.ts';
import { useFocusToMain } from '../../shell/useFocusToMain.ts';
import { FoundCourses } from './discover/FoundCourses.tsx';
import { Fields, Popular } from './discover/Instead.tsx';
import * as styles from './discover/discover.css.ts';
import { useDiscoverHead } from './discover/useDiscoverHead.ts';
import { useFilterSheet } from './discover/useFilterSheet.ts';
import { useFilters } from './discover/useFilters.ts';

const FilterDialog = lazy(async () => ({
  default: (await import('./discover/FilterDialog.tsx')).FilterDialog,
}));

const CartStrip = lazy(() => import('./discover/CartStrip.tsx'));

const addressFormat = { read: readDiscover, write: writeDiscover };

function useLabel() {
  const intl = useIntl();
  return (id: string) => intl.formatMessage({ id: `catalogue.${id}` });
}

interface ResultsProps {
  readonly countRef: Ref<HTMLParagraphElement>;
  readonly state: DiscoverState;
  /** Undefined until it is known. */
  readonly total: number | undefined;
  readonly onSort: (sort: DiscoverState['sort']) => void;
  /** Opens the filters on a phone. */
  readonly filters: ReactNode;
}

/** How many courses were found, and their order. */
function Results({ countRef, state, total, onSort, filters }: ResultsProps) {
  const label = useLabel();
  const isSearch = state.search !== '';
  return (
    <ResultsHeader
      filters={filters}
      countRef={countRef}
      count={total}
      search={isSearch ? state.search : undefined}
      sorts={courseSorts
        .filter((one) => one !== 'relevance' || isSearch)
        .map((one) => ({ value: one, label: label(`discover.sort.${one}`) }))}
      sort={state.sort ?? (isSearch ? 'relevance' : 'popular')}
      onSortChange={(value) => onSort(courseSorts.find((one) => one === value))}
    />
  );
}

interface FiltersProps {
  readonly filters: ReturnType<typeof useFilters>;
}

interface SidebarProps extends FiltersProps {
  readonly isLoading: boolean;
  /** Undefined where nothing is chosen. */
  readonly onClear: (() => void) | undefined;
}

/** The filters beside the results. */
function Sidebar({ filters: { groups, choose }, isLoading, onClear }: SidebarProps) {
  if (groups === undefined) return isLoading ? <FilterSidebarSkeleton /> : null;
  return (
    <FilterSidebar
      groups={groups}
      onChange={({ group, option, checked }) => choose(group, option, checked)}
      onClear={onClear}
    />
  );
}

interface SheetProps extends FiltersProps {
  /** How many courses the choice leaves; undefined until it is known. */
  readonly total: number | undefined;
  readonly setOpen: (isOpen: boolean) => void;
}

/** The place of the filters; what had the focus in it may go with it. */
function Beside({ children }: { readonly children: ReactNode }) {
  const box = useFocusToMain();
  return (
    <div ref={box} className={styles.beside}>
      {children}
    </div>
  );
}

/** The filters on a phone. */
function Sheet({ filters: { groups, tags, choose, remove, clear }, total, setOpen }: SheetProps) {
  return (
    <Suspense fallback={null}>
      <FilterDialog
        open
        onOpenChange={setOpen}
        groups={groups ?? []}
        tags={tags}
        onChange={({ group, option, checked }) => choose(group, option, checked)}
        onRemove={remove}
        onClear={clear}
        total={total}
      />
    </Suspense>
  );
}

/** All courses. Search, filters, order and page are kept in the address. */
export function Page() {
  const label = useLabel();
  const [state, change] = useAddressState(addressFormat);
  const answer = useCall('catalogue.products.list', discoverInput(state));
  const { error, isLoading, mutate } = answer;
  // The filters stay when a page fails to load: another choice may work.
  const { shown: data, last } = useShownList(answer);
  const { isOpen, setOpen, isSameStep } = useFilterSheet();
  const results = useRef<HTMLParagraphElement>(null);
  /** Moves the focus to the results when the element that had it disappears. */
  const toResults = () => results.current?.focus();

  /** Any change goes back to the first page. */
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
  const filters = useFilters(facets, answer.data === undefined, state, go);
  const { tags, remove, clear } = filters;

  const category = facets?.categories.find((one) => isCategory(one, state.category));
  const hasCart = useHasCart();
  useDiscoverHead(state, category, data?.data);

  const chosen = choiceCount(state);
  // A list that failed from the start has no filters to open.
  const canFilter = filters.groups !== undefined || error === undefined;
  // The words find nothing: filters could only find less. While an answer is awaited it stays as it was.
  const [wasBarren, setBarren] = useState(false);
  const isBarren = chosen === 0 && (answer.data === undefined ? wasBarren : answer.data.total === 0);
  if (isBarren !== wasBarren) setBarren(isBarren);
  const clearAll = () => {
    clear();
    // The button disappears with what it clears.
    toResults();
  };

  return (
    <>
      <Band as="div" block="page">
        <Heading level={1}>{category === undefined ? label('courses.all') : category.name}</Heading>
        {category?.description != null && (
          <div className={styles.about}>
            <Text tone="muted">{category.description}</Text>
          </div>
        )}
        <div className={styles.search}>
          <SearchBox
            size="lg"
            label={label('discover.search')}
            placeholder={label('discover.search')}
            value={typed}
            onChange={type}
            onSubmit={(text) => go({ search: searchOf(text), sort: undefined })}
          />
        </div>
        <Split ratio="discover">
          {!isBarren && (
            <Beside>
              <Sidebar
                filters={filters}
                isLoading={error === undefined}
                onClear={chosen > 0 ? clearAll : undefined}
              />
            </Beside>
          )}
          <section aria-label={label('discover.results')} className={styles.results}>
            <Results
              countRef={results}
              state={state}
              total={data?.total}
              onSort={(sort) => go({ sort })}
              filters={
                canFilter &&
                !isBarren && (
                  <FilterButton
                    count={chosen}
                    open={isOpen}
                    loading={filters.groups === undefined}
                    onClick={() => setOpen(true)}
                  />
                )
              }
            />
            <div className={styles.tags}>
              <FilterTags tags={tags} onRemove={remove} onClear={clear} onEmptied={toResults} />
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
            {isBarren && <Popular />}
          </section>
          {isBarren && <Fields onLeave={toResults} />}
        </Split>
        {isOpen && <Sheet filters={filters} total={data?.total} setOpen={setOpen} />}
      </Band>
      {hasCart && (
        <Suspense fallback={null}>
          <CartStrip />
        </Suspense>
      )}
    </>
  );
}
