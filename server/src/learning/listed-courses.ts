import type { Language } from '@medeina/contract';
import type { Context } from '../platform/context.ts';
import { gathered } from '../platform/gathered.ts';
import { VersionedCache } from '../platform/versioned-cache.ts';
import {
  type CourseToList,
  type LearnerCoursesWish,
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
 * Lists learners' courses. What is the learner's own is read for those who ask at the same moment in one statement; what
 * a list says of a course is the same for all and kept as long as the version of the content that this very statement
 * saw, so that no instance ever shows what another has changed.
 */
export function learnerCourses({
  database: { executor },
}: Pick<Context, 'database'>): (wish: LearnerCoursesWish) => Promise<LearnerCourses> {
  const courses = new VersionedCache<ListedCourse | undefined>({ entries: kept });
  const findEnrolments = gathered((wishes: readonly LearnerCoursesWish[]) =>
    readListedEnrolments(executor, wishes),
  );
  const findCourse = gathered((wishes: readonly CourseToList[]) => readListedCourses(executor, wishes));

  async function listed(own: ListedEnrolment, language: Language): Promise<LearnerCourse[]> {
    const { version, course_id, product_id, current_material_id } = own;
    const key = `${language}:${course_id}:${product_id ?? ''}:${current_material_id ?? ''}`;
    const course = await courses.get(version, key, () => findCourse({ ...own, language }));
    return course === undefined ? [] : [{ own, course }];
  }

  return async (wish) => {
    const page = await findEnrolments(wish);
    const isBehindLast = wish.offset > 0 && page?.total === 0;
    const total = isBehindLast ? (await findEnrolments({ ...wish, offset: 0 }))?.total : page?.total;
    const rows = await Promise.all((page?.enrolments ?? []).map((own) => listed(own, wish.language)));
    return { rows: rows.flat(), total: total ?? 0 };
  };
}
