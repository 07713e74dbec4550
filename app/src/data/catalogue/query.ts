import { type CourseListItem, type CourseSort, courseSorts, type Input } from '@medeina/contract';
import { beginningOf } from '../beginningOf.ts';
import { idOf } from '../ids.ts';

/** What the page of courses shows; its whole state, kept in the address. */
export interface DiscoverState {
  readonly search: string;
  /** Undefined: the server's own choice, `relevance` with a search, else `popular`. */
  readonly sort: CourseSort | undefined;
  readonly category: number | undefined;
  /** Filter groups that stand open in the sidebar beside those with a chosen filter. */
  readonly groups: readonly number[];
  readonly filters: readonly number[];
  readonly page: number;
}

/** Longest search that the call takes. */
const longestSearch = 200;
/** The call takes 400 characters of ids; nobody chooses that many. */
const mostFilters = 40;
const largestPage = 1_000_000;

/** Ids of a parameter that may be repeated and may hold several by comma; what is no id falls away. */
function idsOf(parameters: URLSearchParams, name: string): number[] {
  const found = new Set<number>();
  for (const part of parameters.getAll(name).flatMap((value) => value.split(','))) {
    const id = idOf(part.trim());
    if (id !== undefined && found.size < mostFilters) found.add(id);
  }
  return [...found];
}

// Control characters are refused by the call; in an address they can only come from a mangled link.
// oxlint-disable-next-line no-control-regex
const controls = /[\u0000-\u001f\u007f]/g;

/** The search that the call takes, of what was typed or stands in an address. */
export const searchOf = (text: string): string =>
  beginningOf(text.replace(controls, ' ').trim(), longestSearch).trim();

/** The page of a list that an address asks for: the nearest that makes sense, the first for what is no number. */
export function readPage(parameters: URLSearchParams): number {
  const page = Math.trunc(Number(parameters.get('page') ?? '1'));
  return Number.isFinite(page) ? Math.min(Math.max(page, 1), largestPage) : 1;
}

/** Reviews of a course, page by page. */
export const reviewsInput = (id: number, page: number): Input<'catalogue.products.reviews'> => ({
  params: { id },
  query: page === 1 ? {} : { page },
});

/** The state that an address asks for. What is out of range becomes the nearest thing that makes sense. */
export function readDiscover(parameters: URLSearchParams): DiscoverState {
  const search = searchOf(parameters.get('q') ?? '');
  const sort = courseSorts.find((one) => one === parameters.get('sort'));
  return {
    search,
    sort: sort === 'relevance' && search === '' ? undefined : sort,
    category: idOf(parameters.get('category_id')),
    groups: idsOf(parameters, 'filter_group_id'),
    filters: idsOf(parameters, 'filter_id'),
    page: readPage(parameters),
  };
}

/** The address of a state: only what differs from the plain page, always in the same order. */
export function writeDiscover(state: Partial<DiscoverState>): string {
  const parameters = new URLSearchParams();
  if (state.search !== undefined && state.search !== '') parameters.set('q', state.search);
  if (state.category !== undefined) parameters.set('category_id', String(state.category));
  for (const id of state.groups ?? []) parameters.append('filter_group_id', String(id));
  for (const id of [...(state.filters ?? [])].toSorted((one, other) => one - other)) {
    parameters.append('filter_id', String(id));
  }
  if (state.sort !== undefined) parameters.set('sort', state.sort);
  if (state.page !== undefined && state.page > 1) parameters.set('page', String(state.page));
  const text = parameters.toString();
  return text === '' ? '/discover' : `/discover?${text}`;
}

/** What the call for the list is asked. */
export function discoverInput(state: DiscoverState): Input<'catalogue.products.list'> {
  return {
    query: {
      ...(state.search === '' ? {} : { search: state.search }),
      ...(state.sort === undefined ? {} : { sort: state.sort }),
      ...(state.category === undefined ? {} : { category: state.category }),
      ...(state.filters.length === 0
        ? {}
        : { filters: state.filters.toSorted((one, other) => one - other).join(',') }),
      ...(state.page === 1 ? {} : { page: state.page }),
    },
  };
}

/** How many choices narrow the list: the number beside the button of the filters. */
export function choiceCount(state: DiscoverState): number {
  return state.filters.length + (state.category === undefined ? 0 : 1);
}

/** As many as stand side by side, and some to scroll to. */
export const mostRelated = 6;

/** Courses of the same field: one more than are shown, for the course itself is among them. */
export const relatedInput = ({ category }: Pick<CourseListItem, 'category'>) =>
  ({
    query: { category: category.category_id, limit: mostRelated + 1, facets: '0' },
  }) as const satisfies Input<'catalogue.products.list'>;

/** The course with the nearest practice, for the menu. */
export const nearestInput = {
  query: { sort: 'date', limit: 1, facets: '0' },
} as const satisfies Input<'catalogue.products.list'>;
