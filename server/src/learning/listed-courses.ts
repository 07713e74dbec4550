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

  async function load(version: string, key: string, own: ListedEnrolment, language: Language) {
    return await courses.get(version, key, () => findCourse({ ...own, language }));
  }

  return async (query) => {
    const { language } = query;
    const page = await findEnrolments(query);
    const isBehindLast = query.offset > 0 && page?.total === 0;
    const total = isBehindLast ? (await findEnrolments({ ...query, offset: 0 }))?.total : page?.total;
    const { enrolments = [], version = '' } = page ?? {};
    const found = await Promise.all(
      enrolments.map((own) => {
        const key = `${language}:${own.course_id}:${own.product_id ?? ''}:${own.current_material_id ?? ''}`;
        return courses.peek(version, key) ?? load(version, key, own, language);
      }),
    );
    const rows = enrolments.flatMap((own, place) => {
      const course = found[place];
      return course === undefined ? [] : [{ own, course }];
    });
    return { rows, total: total ?? 0 };
  };
}
