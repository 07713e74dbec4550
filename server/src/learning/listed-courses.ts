import type { Language } from '@medeina/contract';
import type { Context } from '../platform/context.ts';
import { batched } from '../platform/batched.ts';
import { VersionedCache } from '../platform/versioned-cache.ts';
import {
  type CourseToList,
  type LearnerCoursesQuery,
  type ListedCourse,
  type ListedEnrolment,
  type ListedEnrolments,
  readListedCourses,
  readListedEnrolments,
} from './store.ts';

/** A course in the learner's list. */
export interface LearnerCourse {
  readonly own: ListedEnrolment;
  readonly course: ListedCourse;
}

/** A page of a learner's courses and how many there are in all. */
export interface LearnerCourses {
  readonly rows: readonly LearnerCourse[];
  readonly total: number;
}

/** Some 800 bytes each. */
const kept = 5000;

/**
 * Lists learners' courses. Simultaneous lists share a statement. What they say of a course is the same for everybody and
 * cached under the content version that this very statement saw, so that no instance shows what another has changed.
 */
export function learnerCourses({
  database: { executor },
}: Pick<Context, 'database'>): (query: LearnerCoursesQuery) => Promise<LearnerCourses> {
  const courses = new VersionedCache<ListedCourse | undefined>({ entries: kept });
  const findEnrolments = batched((queries: readonly LearnerCoursesQuery[]) =>
    readListedEnrolments(executor, queries),
  );
  const findCourse = batched((queries: readonly CourseToList[]) => readListedCourses(executor, queries));

  /** The courses of a page in its order; those that are known are there at once. */
  async function coursesOf({ enrolments, version }: ListedEnrolments, language: Language) {
    const keys = enrolments.map(
      (own) => `${language}:${own.course_id}:${own.product_id ?? ''}:${own.current_material_id ?? ''}`,
    );
    const found = keys.map((key) => courses.peek(version, key));
    const load = async (own: ListedEnrolment, place: number): Promise<void> => {
      found[place] = await courses.get(version, keys[place] ?? '', () => findCourse({ ...own, language }));
    };
    await Promise.all(
      enrolments.flatMap((own, place) => (found[place] === undefined ? [load(own, place)] : [])),
    );
    return found;
  }

  return async (query) => {
    const page = await findEnrolments(query);
    if (page === undefined) return { rows: [], total: 0 };
    const isBehindLast = query.offset > 0 && page.total === 0;
    const total = isBehindLast ? (await findEnrolments({ ...query, offset: 0 }))?.total : page.total;
    const found = await coursesOf(page, query.language);
    const rows = page.enrolments.flatMap((own, place) => {
      const course = found[place];
      return course === undefined ? [] : [{ own, course }];
    });
    return { rows, total: total ?? 0 };
  };
}
