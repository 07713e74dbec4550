import type { CourseElsewhere, EnvironmentCourses, PurchasedCourse, UpcomingCourse } from '@medeina/contract';
import type { CourseProgressRowProps } from '@medeina/design-system/domain/CourseProgressRow';
import type { UpcomingCourse as ShownUpcoming } from '@medeina/design-system/domain/UpcomingCourses';
import { hueOf } from '../catalogue/cards.ts';
import { coursePath, gradesPath } from './coursePath.ts';

/** What the date of a course is of: without a session it is the day on which the learner came, to the theory if there is any. */
function daysOf({ endDate, completed }: PurchasedCourse): CourseProgressRowProps['daysOf'] {
  if (endDate !== null) return 'practice';
  return completed.total > 0 ? 'theory' : undefined;
}

/** A learner's course as a row with its progress. */
export function rowOf(course: PurchasedCourse): CourseProgressRowProps {
  const { done, total } = course.completed;
  return {
    id: course.id,
    // Straight to the topic where the learner goes on.
    href: coursePath(course, 'theory', { topic: course.current?.topic_id }),
    title: course.title,
    category: { hue: hueOf(course.category.key), label: course.category.name },
    image: course.image === null ? undefined : { source: course.image },
    done,
    total,
    completed: course.completed_at !== null,
    from: course.date ?? undefined,
    to: course.endDate ?? undefined,
    daysOf: daysOf(course),
    grade: course.grade === null ? undefined : { value: course.grade, href: gradesPath(course) },
  };
}

/** Where a learner goes on: what was begun goes before what was only taken; a completed course that has gained a part is no debt. */
export function goOnWith(courses: readonly PurchasedCourse[]): PurchasedCourse | undefined {
  const open = courses.filter((course) => course.current !== null && course.completed_at === null);
  return open.find(({ completed }) => completed.done > 0) ?? open[0];
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
    href: coursePath(course, 'general'),
    category: hueOf(course.category.key),
    from: course.date,
    to: course.endDate,
    place: place.length === 0 ? undefined : place.join(', '),
    ...(isRegular && first !== undefined ? { startTime: first.from, endTime: first.to } : {}),
  };
}

/** A course of another environment as a row: only the share that is done is known of it. */
export function rowOfElsewhere(list: EnvironmentCourses, course: CourseElsewhere): CourseProgressRowProps {
  const place = { id: course.id, environment: list.environment };
  return {
    id: `${list.environment}-${String(course.id)}`,
    href: coursePath(place),
    title: course.title,
    category: { hue: hueOf(''), label: list.name },
    image: course.image === null ? undefined : { source: course.image },
    done: course.completed ? 100 : (course.progress ?? 0),
    total: course.progress === null && !course.completed ? 0 : 100,
    isShare: true,
    from: course.date ?? undefined,
    to: course.endDate ?? undefined,
    grade: course.grade === null ? undefined : { value: course.grade, href: gradesPath(place) },
  };
}

const twoDigits = (figure: number) => String(figure).padStart(2, '0');

/** What is due in courses of other environments, by the clock of the learner. */
export function dueOf(lists: readonly EnvironmentCourses[]): ShownUpcoming[] {
  return lists.flatMap((list) =>
    list.courses.flatMap((course) =>
      course.deadlines.map((due) => {
        const at = new Date(due.at);
        return {
          id: `${list.environment}-${String(due.id)}`,
          title: due.title,
          href: coursePath({ id: course.id, environment: list.environment }),
          from: [String(at.getFullYear()), twoDigits(at.getMonth() + 1), twoDigits(at.getDate())].join('-'),
          startTime: `${twoDigits(at.getHours())}:${twoDigits(at.getMinutes())}`,
          place: course.title,
        };
      }),
    ),
  );
}
