import { type CourseSort, courseSorts, type Input } from '@medeina/contract';
import { idOf } from '../ids.ts';
import { readPage } from '../paging.ts';
import { searchOf } from '../searchText.ts';

/** What the page of courses shows; its whole state, kept in the address. */
export interface DiscoverState {
  readonly search: string;
  /** Undefined: the server's own choice, `relevance` with a search, else `popular`. */
  readonly sort: CourseSort | undefined;
  /** Its key, as in the address of its page; its id where an address of old names that. */
  readonly category: number | string | undefined;
  /** Filter groups that stand open in the sidebar beside those with a chosen filter. */
  readonly groups: readonly number[];
  readonly filters: readonly number[];
  readonly page: number;
}

/** The call takes 400 characters of ids; nobody chooses that many. */
const mostFilters = 40;

/** Ids of a parameter that may be repeated and may hold several by comma; what is no id falls away. */
function idsOf(parameters: URLSearchParams, name: string): number[] {
  const found = new Set<number>();
  for (const part of parameters.getAll(name).flatMap((value) => value.split(','))) {
    const id = idOf(part.trim());
    if (id !== undefined && found.size < mostFilters) found.add(id);
  }
  return [...found];
}

/** The page of a category: `/discover/emergency`. */
const categoryPage = /^\/discover\/([a-z][a-z0-9-]{0,79})$/;

/** Whether a path is of the list of courses, of all or of a category: one page, whose state is its address. */
export const isDiscoverPath = (path: string): boolean => path === '/discover' || categoryPage.test(path);

/** The state that an address asks for. What is out of range becomes the nearest thing that makes sense. */
export function readDiscover(parameters: URLSearchParams, path: string): DiscoverState {
  const search = searchOf(parameters.get('q') ?? '');
  const sort = courseSorts.find((one) => one === parameters.get('sort'));
  return {
    search,
    sort: sort === 'relevance' && search === '' ? undefined : sort,
    category: categoryPage.exec(path)?.[1] ?? idOf(parameters.get('category_id')),
    groups: idsOf(parameters, 'filter_group_id'),
    filters: idsOf(parameters, 'filter_id'),
    page: readPage(parameters),
  };
}

/** The address of a state: only what differs from the plain page, always in the same order. */
export function writeDiscover(state: Partial<DiscoverState>): string {
  const parameters = new URLSearchParams();
  if (state.search !== undefined && state.search !== '') parameters.set('q', state.search);
  if (typeof state.category === 'number') parameters.set('category_id', String(state.category));
  for (const id of state.groups ?? []) parameters.append('filter_group_id', String(id));
  for (const id of [...(state.filters ?? [])].toSorted((one, other) => one - other)) {
    parameters.append('filter_id', String(id));
  }
  if (state.sort !== undefined) parameters.set('sort', state.sort);
  if (state.page !== undefined && state.page > 1) parameters.set('page', String(state.page));
  const text = parameters.toString();
  const path = typeof state.category === 'string' ? `/discover/${state.category}` : '/discover';
  return text === '' ? path : `${path}?${text}`;
}

/** Whether a category is the one that an address names. */
export function isCategory(
  { category_id: id, key }: { readonly category_id: number; readonly key: string },
  named: DiscoverState['category'],
): boolean {
  return named === key || named === id;
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
