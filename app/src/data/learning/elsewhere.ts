import type { EnvironmentCourses, Input, Output, PurchasedCourse } from '@medeina/contract';
import type { CourseProgressRowProps } from '@medeina/design-system/domain/CourseProgressRow';
import { useEffect } from 'react';
import { rowOf, rowOfElsewhere } from './rows.ts';

/** The person's courses in the environments that they have linked; with words, those whose titles have them. */
export const elsewhereOf = (search = ''): Input<'learning.purchased.elsewhere'> => ({
  query: search === '' ? {} : { search },
});

/** How often an environment that does not answer is asked again while its page is open, in milliseconds. */
const askAgainAfter = 30_000;

/** Asked again as the tab comes to the front, and while an environment is away: it comes back by itself. */
export const elsewhereOptions = {
  revalidateOnFocus: true,
  refreshInterval: (lists: Output<'learning.purchased.elsewhere'> | undefined) =>
    lists?.data.some(({ available, needs_login: needsLogin }) => !available && !needsLogin) === true
      ? askAgainAfter
      : 0,
} as const;

/** Whether the person is known to have no course in another environment. */
export function hasNone(lists: readonly EnvironmentCourses[]): boolean {
  return lists.every(({ courses, available }) => available && courses.length === 0);
}

/**
 * A page of our own list without courses that an environment lists. The server leaves them out; where this page was read
 * before the environment was first asked, it is read again.
 */
export function useOnlyOurs(
  own: readonly PurchasedCourse[],
  elsewhere: readonly EnvironmentCourses[],
  reload: () => Promise<unknown>,
): readonly PurchasedCourse[] {
  const ours = own.filter(
    (course) =>
      !elsewhere.some(
        ({ environment, courses }) =>
          environment === course.environment && courses.some(({ id }) => id === course.id),
      ),
  );
  const isOld = ours.length < own.length;
  useEffect(() => {
    if (isOld) void reload();
  }, [isOld, reload]);
  return ours;
}

/** The courses opened last, wherever they are studied. */
export function latestRows(
  own: readonly PurchasedCourse[],
  elsewhere: readonly EnvironmentCourses[],
  most: number,
): CourseProgressRowProps[] {
  return [
    ...own.map((course) => ({ at: course.last_opened ?? course.enrolled, row: rowOf(course) })),
    ...elsewhere.flatMap((list) =>
      list.courses.map((course) => ({
        at: course.last_opened ?? course.date ?? '',
        row: rowOfElsewhere(list, course),
      })),
    ),
  ]
    .toSorted((one, other) => other.at.localeCompare(one.at))
    .slice(0, most)
    .map(({ row }) => row);
}
