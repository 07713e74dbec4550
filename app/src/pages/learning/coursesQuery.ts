import type { Input } from '@medeina/contract';
import { readPage } from '../../data/paging.ts';
import { searchOf } from '../../data/searchText.ts';

/** What the list of the learner's courses shows; kept in the address, which survives a reload and going back. */
export interface CoursesState {
  readonly search: string;
  readonly onlyCompleted: boolean;
  readonly page: number;
}

/** The state that an address asks for, with the nearest sense for what is out of range. */
export function readCourses(parameters: URLSearchParams): CoursesState {
  return {
    search: searchOf(parameters.get('q') ?? ''),
    onlyCompleted: parameters.get('completed') === '1',
    page: readPage(parameters),
  };
}

export function writeCourses(state: Partial<CoursesState>): string {
  const parameters = new URLSearchParams();
  if (state.search !== undefined && state.search !== '') parameters.set('q', state.search);
  if (state.onlyCompleted === true) parameters.set('completed', '1');
  if (state.page !== undefined && state.page > 1) parameters.set('page', String(state.page));
  const text = parameters.toString();
  return text === '' ? '/dashboard/courses' : `/dashboard/courses?${text}`;
}

/** The same question to the other environments, which know no pages. */
export function elsewhereInput(state: CoursesState): Input<'learning.purchased.elsewhere'> {
  const { search, completed } = coursesInput(state).query ?? {};
  return {
    query: { ...(search === undefined ? {} : { search }), ...(completed === undefined ? {} : { completed }) },
  };
}

export function coursesInput(state: CoursesState): Input<'learning.purchased.list'> {
  return {
    query: {
      ...(state.search === '' ? {} : { search: state.search }),
      ...(state.onlyCompleted ? { completed: '1' as const } : {}),
      ...(state.page === 1 ? {} : { page: state.page }),
    },
  };
}
