import type { Language } from '@medeina/contract';
import { type CourseForLearner, coursesForLearners } from '../catalogue/for-learners.ts';
import type { Context } from '../platform/context.ts';
import { batched } from '../platform/batched.ts';
import { type PlanRow, readPlan } from './grades/marks-store.ts';
import { type Practice, practiceOf } from './practice/sessions.ts';
import { type CourseSession, readCourseSessions } from './practice/sessions-store.ts';
import { VersionedCache } from '../platform/versioned-cache.ts';
import {
  type CourseMaterial,
  type MaterialRow,
  type OwnCourse,
  type OwnCourseQuery,
  readMaterials,
  readOwnCourses,
} from './store.ts';

/** A course of a learner's: what is theirs of it, and what is the same for all who have it. */
export interface OwnCourses {
  /** Undefined where the learner does not have it. */
  find(query: OwnCourseQuery): Promise<OwnCourse | undefined>;
  materials(own: OwnCourse, language: Language): Promise<MaterialRow[]>;
  /** Its practical sessions, as this learner sees them. */
  practice(own: OwnCourse, language: Language): Promise<Practice>;
  /** What counts towards its grade, whether its learner may see that or not. */
  plan(own: OwnCourse, language: Language): Promise<PlanRow[]>;
  description(own: OwnCourse, language: Language): Promise<CourseForLearner>;
}

const megabyte = 1024 * 1024;

/**
 * What is the same for all is kept as long as the version of the content that the reading of the learner's part saw: no
 * instance ever mixes a new course with old texts.
 */
export function createOwnCourses(context: Context): OwnCourses {
  const { executor } = context.database;
  const find = batched((queries: readonly OwnCourseQuery[]) => readOwnCourses(executor, queries));
  const describe = coursesForLearners(context);
  const materials = new VersionedCache<CourseMaterial[]>({
    entries: 300,
    bytes: { most: 4 * megabyte },
  });
  const sessions = new VersionedCache<CourseSession[]>({ entries: 1000, bytes: { most: 2 * megabyte } });
  const plans = new VersionedCache<PlanRow[]>({ entries: 1000, bytes: { most: 2 * megabyte } });
  return {
    find,
    plan: ({ version, course_id: courseId }, language) =>
      plans.get(version, `${language}:${courseId}`, () => readPlan(executor, courseId, language)),
    materials: async ({ version, course_id: courseId, completed, watched, positions, pages }, language) => {
      const rows = await materials.get(version, `${language}:${courseId}`, () =>
        readMaterials(executor, courseId, language),
      );
      const done = new Set(completed);
      return rows.map((row) =>
        Object.assign(
          {
            is_completed: done.has(row.id),
            watched_seconds: watched?.[row.id] ?? null,
            position_seconds: positions?.[row.id] ?? null,
            page: pages?.[row.id] ?? null,
          },
          row,
        ),
      );
    },
    practice: async ({ version, course_id: courseId, product_id: productId }, language) =>
      practiceOf(
        await sessions.get(version, `${language}:${courseId}`, () =>
          readCourseSessions(executor, courseId, language),
        ),
        productId,
        Date.now(),
      ),
    description: ({ version, course_id: courseId, product_id: productId }, language) =>
      describe({ courseId, productId, language }, version),
  };
}
