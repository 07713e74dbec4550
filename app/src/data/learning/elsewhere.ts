import type { EnvironmentCourses, Input, PurchasedCourse } from '@medeina/contract';
import type { CourseProgressRowProps } from '@medeina/design-system/domain/CourseProgressRow';
import { rowOf, rowOfElsewhere } from './rows.ts';

/** The person's courses in the environments that they have linked; with words, those whose titles have them. */
export const elsewhereOf = (search = ''): Input<'learning.purchased.elsewhere'> => ({
  query: search === '' ? {} : { search },
});

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
