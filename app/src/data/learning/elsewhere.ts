import type { EnvironmentCourses, Input, PurchasedCourse } from '@medeina/contract';
import type { CourseProgressRowProps } from '@medeina/design-system/domain/CourseProgressRow';
import { rowOf, rowOfElsewhere } from './rows.ts';

/** The person's courses in the environments that they have linked; with words, those whose titles have them. */
export const elsewhereOf = (search = ''): Input<'learning.purchased.elsewhere'> => ({
  query: search === '' ? {} : { search },
});

/** Tells of the courses on our own list those that no environment lists: it knows better how far the person is. */
function isOnlyOurs(
  elsewhere: readonly EnvironmentCourses[],
): (course: Pick<PurchasedCourse, 'environment' | 'id'>) => boolean {
  return (own) =>
    !elsewhere.some(
      ({ environment, courses }) =>
        environment === own.environment && courses.some(({ id }) => id === own.id),
    );
}

/** A page of our own list without the courses that an environment lists. */
export function withoutListed<Page extends { readonly data: PurchasedCourse[]; readonly total: number }>(
  page: Page,
  elsewhere: readonly EnvironmentCourses[],
): Page {
  const data = page.data.filter(isOnlyOurs(elsewhere));
  return { ...page, data, total: page.total - (page.data.length - data.length) };
}

/** The courses opened last, wherever they are studied. */
export function latestRows(
  own: readonly PurchasedCourse[],
  elsewhere: readonly EnvironmentCourses[],
  most: number,
): CourseProgressRowProps[] {
  return [
    ...own
      .filter(isOnlyOurs(elsewhere))
      .map((course) => ({ at: course.last_opened ?? course.enrolled, row: rowOf(course) })),
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
