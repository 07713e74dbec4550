import { useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { SlidersHorizontal } from 'lucide-react';
import type { CourseCardProps } from '../domain/catalogue/CourseCard/index.ts';
import { CourseGrid, CourseGridSkeleton } from '../domain/catalogue/CourseGrid/index.ts';
import {
  FilterGroups,
  FilterSidebar,
  FilterSidebarSkeleton,
} from '../domain/catalogue/FilterSidebar/index.ts';
import type { FilterGroup } from '../domain/catalogue/FilterSidebar/index.ts';
import { FilterTags } from '../domain/catalogue/FilterTags/index.ts';
import { ResultsHeader } from '../domain/catalogue/ResultsHeader/index.ts';
import { Badge } from '../primitives/Badge/index.ts';
import { Button } from '../primitives/Button/index.ts';
import { EmptyState } from '../primitives/EmptyState/index.ts';
import { VisuallyHidden } from '../primitives/VisuallyHidden/index.ts';
import { Failed } from './Failed.tsx';
import { Modal } from './Modal.tsx';
import { MedeinaElement } from './MedeinaElement.tsx';
import type { Shown } from './MedeinaElement.tsx';
import { More } from './More.tsx';
import { cardOf } from './cards.ts';
import * as styles from './elements.css.ts';
import { useAnswer } from './useAnswer.ts';
import { usePatterns } from './usePatterns.ts';
import { useTelling } from './useTelling.ts';
import { askCourses } from './wire.ts';
import type { Courses } from './wire.ts';
import { sorts, wordsOf } from './words.ts';
import type { Sort, Words } from './words.ts';

/** What the reader chose, starting from the address. */
interface Choice {
  category: number | undefined;
  filters: readonly number[];
  sort: Sort;
  /** How many pages are shown, one below the other. */
  pages: number;
}

function choiceOf(address: URL): Choice {
  return {
    category: Number(address.searchParams.get('category')) || undefined,
    filters: (address.searchParams.get('filters') ?? '').split(',').map(Number).filter(Boolean),
    sort: sorts.find((sort) => sort === address.searchParams.get('sort')) ?? 'popular',
    pages: 1,
  };
}

/** The most courses that one call returns. */
const mostAtOnce = 100;

function questionOf(source: string, choice: Choice, most: number): URL {
  const address = new URL(source);
  const query = address.searchParams;
  query.set('sort', choice.sort);
  query.delete('page');
  query.set('limit', String(most));
  if (choice.category === undefined) query.delete('category');
  else query.set('category', String(choice.category));
  if (choice.filters.length === 0) query.delete('filters');
  else query.set('filters', choice.filters.join(','));
  return address;
}

const categoryGroup = 'category';

function groupsOf({ facets }: Courses, choice: Choice, words: Words): FilterGroup[] {
  return [
    {
      id: categoryGroup,
      title: words.category,
      none: words.allCategories,
      open: true,
      options: (facets?.categories ?? []).map((one) => ({
        id: String(one.category_id),
        label: one.name,
        count: one.count,
        checked: one.category_id === choice.category,
      })),
    },
    ...(facets?.filters ?? []).map((group) => ({
      id: String(group.filter_group_id),
      title: group.name,
      options: group.filters.map((option) => ({
        id: String(option.filter_id),
        label: option.name,
        count: option.count,
        checked: choice.filters.includes(option.filter_id),
      })),
    })),
  ].filter((group) => group.options.length > 0);
}

interface FiltersButtonProps {
  words: Words;
  /** How many filters are on. */
  count: number;
  isLoading: boolean;
  onClick: () => void;
}

/** Opens the filters where there is no room for them beside the results. */
function FiltersButton({ words, count, isLoading, onClick }: FiltersButtonProps) {
  return (
    <div className={styles.above}>
      <Button
        variant="outline"
        full
        icon={SlidersHorizontal}
        loading={isLoading}
        aria-haspopup="dialog"
        onClick={onClick}
      >
        {words.filters}
        {count > 0 && (
          <>
            {' '}
            <span aria-hidden="true">
              <Badge tone="accent">{count}</Badge>
            </span>
            <VisuallyHidden>, {words.chosen(count)}</VisuallyHidden>
          </>
        )}
      </Button>
    </div>
  );
}

interface ResultsProps {
  answered: ReturnType<typeof useAnswer<Courses>>;
  courses: readonly CourseCardProps[] | undefined;
  /** Courses of a page. */
  size: number;
  /** Courses that were asked for. */
  most: number;
  words: Words;
  onMore: () => void;
  /** Undefined without filters to clear. */
  onClear: (() => void) | undefined;
}

/** The courses, or their skeleton, empty state or error. */
function Results({ answered, courses, size, most, words, onMore, onClear }: ResultsProps) {
  const { answer, error, isLoading, retry } = answered;
  // Where more of them failed, the courses stay; for another choice they would be wrong.
  if (error !== undefined && (answer === undefined || most === size))
    return <Failed error={error} words={words} isLoading={isLoading} onRetry={retry} />;
  if (answer === undefined || courses === undefined)
    return <CourseGridSkeleton columns={3} count={size} label={words.loading} />;
  const isMore = courses.length < Math.min(answer.total, mostAtOnce) && (isLoading || most < mostAtOnce);
  return (
    <>
      {courses.length === 0 ? (
        <EmptyState
          title={words.noCourses}
          action={
            onClear && (
              <Button variant="outline" onClick={onClear}>
                {words.clearFilters}
              </Button>
            )
          }
        >
          {onClear && words.noCoursesText}
        </EmptyState>
      ) : (
        <CourseGrid columns={3} label={words.results} stale={isLoading} courses={courses} />
      )}
      {(isMore || error !== undefined) && (
        <More words={words} error={error} isLoading={isLoading} onPress={onMore} onRetry={retry} />
      )}
    </>
  );
}

interface ListProps extends Shown {
  source: string;
  /** Courses of a page. */
  size: number;
  hasFilters: boolean;
}

function List({ element, language, source, size, hasFilters }: ListProps) {
  const words = wordsOf(language);
  const [choice, setChoice] = useState(() => choiceOf(new URL(source)));
  const [isSheetOpen, setSheetOpen] = useState(false);
  const results = useRef<HTMLParagraphElement>(null);
  const sheetTitle = useRef<HTMLHeadingElement>(null);
  const most = Math.min(mostAtOnce, size * choice.pages);
  const address = questionOf(source, choice, most).href;
  const ask = useMemo(
    () => (signal: AbortSignal) => askCourses(new URL(address), language, signal),
    [address, language],
  );
  const answered = useAnswer(ask);
  const { answer, error } = answered;
  useTelling(element, answered, (list) => list.total);

  // Never more than was asked for, whatever the catalogue sends.
  const courses = answer?.data.slice(0, most).map((course) => cardOf(course, source, words));
  usePatterns(element, courses);

  const change = (part: Partial<Choice>) => {
    const next = { ...choice, pages: 1, ...part };
    setChoice(next);
    if (part.pages === undefined)
      element.tell('medeina-filter', { category: next.category, filters: next.filters, sort: next.sort });
  };
  const choose = (group: string, option: string, checked: boolean) => {
    const id = Number(option);
    if (group === categoryGroup) change({ category: checked ? id : undefined });
    else change({ filters: checked ? [...choice.filters, id] : choice.filters.filter((one) => one !== id) });
  };
  const clear = () => change({ category: undefined, filters: [] });
  const onChange = ({ group, option, checked }: { group: string; option: string; checked: boolean }) =>
    choose(group, option, checked);

  const groups = answer === undefined ? undefined : groupsOf(answer, choice, words);
  // Without filters on offer, the reader cannot remove those of the address.
  const tags = (hasFilters ? (groups ?? []) : []).flatMap((group) =>
    group.options
      .filter((option) => option.checked)
      .map((option) => ({ id: `${group.id}/${option.id}`, label: option.label })),
  );
  const chosen = tags.length;
  // A list that failed has none to open.
  const canFilter = hasFilters && (groups === undefined ? error === undefined : groups.length > 0);
  const toResults = () => results.current?.focus();
  // For buttons that disappear with what they clear.
  const clearFromHere = () => {
    clear();
    toResults();
  };
  const tagProps = {
    tags,
    onRemove: (tag: string) => {
      const [group = '', option = ''] = tag.split('/');
      choose(group, option, false);
    },
    onClear: clear,
  };

  return (
    <div className={hasFilters ? styles.columns : undefined}>
      {hasFilters && (
        <div className={styles.beside}>
          {groups === undefined ? (
            error === undefined && <FilterSidebarSkeleton />
          ) : (
            <FilterSidebar
              groups={groups}
              onChange={onChange}
              onClear={chosen > 0 ? clearFromHere : undefined}
            />
          )}
        </div>
      )}
      <section aria-label={words.results}>
        {canFilter && (
          <FiltersButton
            words={words}
            count={chosen}
            isLoading={groups === undefined}
            onClick={() => setSheetOpen(true)}
          />
        )}
        <ResultsHeader
          countRef={results}
          count={answer?.total}
          sorts={sorts.map((sort) => ({ value: sort, label: words.sorts[sort] }))}
          sort={choice.sort}
          onSortChange={(value) => change({ sort: sorts.find((sort) => sort === value) ?? 'popular' })}
        />
        <div className={styles.tags}>
          <FilterTags {...tagProps} onEmptied={toResults} />
        </div>
        <Results
          answered={answered}
          courses={courses}
          size={size}
          most={most}
          words={words}
          onMore={() => change({ pages: choice.pages + 1 })}
          onClear={chosen > 0 ? clearFromHere : undefined}
        />
      </section>
      {isSheetOpen && (
        <Modal
          shape="side"
          title={words.filters}
          titleRef={sheetTitle}
          onClose={() => setSheetOpen(false)}
          foot={
            <>
              <Button variant="outline" onClick={clear}>
                {words.clear}
              </Button>
              <span aria-live="polite" className={styles.grow}>
                <Button
                  full
                  onClick={() => {
                    // Nothing behind a modal dialog can take the focus.
                    flushSync(() => setSheetOpen(false));
                    toResults();
                  }}
                >
                  {answer === undefined ? words.results : words.showCourses(answer.total)}
                </Button>
              </span>
            </>
          }
        >
          <FilterTags {...tagProps} onEmptied={() => sheetTitle.current?.focus()} />
          <FilterGroups groups={groups ?? []} onChange={onChange} />
        </Modal>
      )}
    </div>
  );
}

/** `<medeina-course-list src="https://…/api/products?category=3">`: a public catalogue with its filters. */
export class MedeinaCourseList extends MedeinaElement {
  static override readonly observedAttributes = [
    ...MedeinaElement.observedAttributes,
    'filters',
    'page-size',
  ];

  protected override show(shown: Shown) {
    const source = this.source?.href;
    if (source === undefined) return null;
    const size = Math.trunc(Number(this.getAttribute('page-size')));
    return (
      // A new address is a new list: the old choices are dropped.
      <List
        key={source}
        {...shown}
        source={source}
        size={size >= 1 ? Math.min(size, mostAtOnce) : 12}
        hasFilters={this.getAttribute('filters') !== 'none'}
      />
    );
  }
}
