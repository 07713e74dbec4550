import type { Language } from '@medeina/contract';
import type { Context } from '../platform/context.ts';
import { batched } from '../platform/batched.ts';
import { VersionedCache } from '../platform/versioned-cache.ts';
import {
  type CourseToList,
  type LearnerCoursesQuery,
  type ListedCourse,
  type ListedEnrolment,
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

  async function listed(own: ListedEnrolment, language: Language): Promise<LearnerCourse[]> {
    const { version, course_id, product_id, current_material_id } = own;
    const key = `${language}:${course_id}:${product_id ?? ''}:${current_material_id ?? ''}`;
    const course = await courses.get(version, key, () => findCourse({ ...own, language }));
    return course === undefined ? [] : [{ own, course }];
  }

  return async (query) => {
    const page = await findEnrolments(query);
    const isBehindLast = query.offset > 0 && page?.total === 0;
    const total = isBehindLast ? (await findEnrolments({ ...query, offset: 0 }))?.total : page?.total;
    const rows = await Promise.all((page?.enrolments ?? []).map((own) => listed(own, query.language)));
    return { rows: rows.flat(), total: total ?? 0 };
  };
}
