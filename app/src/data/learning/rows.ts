import type { PurchasedCourse, UpcomingCourse } from '@medeina/contract';
import type { CourseProgressRowProps } from '@medeina/design-system/domain/CourseProgressRow';
import type { UpcomingCourse as ShownUpcoming } from '@medeina/design-system/domain/UpcomingCourses';
import { hueOf } from '../catalogue/cards.ts';
import { coursePath, gradesPath } from './coursePath.ts';

/** A learner's course as a row with its progress. */
export function rowOf(course: PurchasedCourse): CourseProgressRowProps {
  const { done, total } = course.completed;
  return {
    id: course.id,
    // Straight to the topic where the learner goes on.
    href: coursePath(course.id, 'theory', { topic: course.current?.topic_id }),
    title: course.title,
    category: { hue: hueOf(course.category.key), label: course.category.name },
    image: course.image === null ? undefined : { source: course.image },
    done,
    total,
    from: course.date ?? undefined,
    to: course.endDate ?? undefined,
    grade: course.grade === null ? undefined : { value: course.grade, href: gradesPath(course.id) },
  };
}

/** A practical session as the calendar and its list show it: by the clock of its place, where the learner will be. */
export function upcomingOf(course: UpcomingCourse): ShownUpcoming {
  const [first] = course.days;
  // Days of different hours have no one time to show.
  const isRegular = course.days.every(({ from, to }) => from === first?.from && to === first.to);
  const place = [course.location_address ?? course.location_name, course.city].filter(
    (part, index, parts) => part !== null && (index === 0 || parts[0]?.includes(part) !== true),
  );
  return {
    id: course.id,
    title: course.title,
    href: coursePath(course.id, 'general'),
    category: hueOf(course.category.key),
    from: course.date,
    to: course.endDate,
    place: place.length === 0 ? undefined : place.join(', '),
    ...(isRegular && first !== undefined ? { startTime: first.from, endTime: first.to } : {}),
  };
}
