import type { Readable } from 'node:stream';
import {
  type CompletionAnswer,
  type CourseTest,
  type Material,
  type Output,
  type Page,
  paths,
  type PurchasedDetail,
  type UserGrades,
} from '@medeina/contract';
import { LRUCache } from 'lru-cache';
import type {
  EnvironmentCall,
  EnvironmentMaterial,
  EnvironmentTest,
  EnvironmentTopic,
} from '../../environments/environment.ts';
import type { Answer } from '../../platform/endpoints/types.ts';
import { ProblemError } from '../../platform/errors.ts';
import type { OwnCourses } from '../own-course.ts';
import { type Asked, asProblem, type Elsewhere, type ElsewhereContext, elsewhereOf } from './asking.ts';
import { detailOf, progressOf } from './detail.ts';
import { fileAnswer, readFileClaim } from './files.ts';
import { gradesOf } from './grades.ts';
import type { CoursesElsewhere } from './list.ts';
import { expireKeptCourses, readCatalogued } from './store.ts';

/** A course, as its learner names it. */
export interface AskedCourse extends Asked {
  readonly id: number;
}

export interface AskedMaterial extends Asked {
  readonly course: number | undefined;
  readonly materialId: number;
}

interface CourseIds {
  /** Its id in the catalogue, else its id there. */
  readonly id: number;
  readonly lmsId: number;
  readonly isCatalogued: boolean;
}

/** What a learner does in a course of another environment, by the same calls as in our own. */
export interface LearningElsewhere {
  detail(asked: AskedCourse): Promise<PurchasedDetail>;
  tests(asked: AskedCourse, kind: 'surveys' | 'tests'): Promise<CourseTest[]>;
  groups(asked: AskedCourse): Promise<Output<'learning.groups.completion'>>;
  page(asked: AskedMaterial): Promise<Page>;
  complete(asked: AskedMaterial & { module: Material['module']; state: 0 | 1 }): Promise<CompletionAnswer>;
  launch(asked: AskedMaterial): Promise<Output<'learning.activity.launch'>>;
  grades(asked: Asked & { readonly shortname: string }): Promise<UserGrades>;
  file(token: string, name: string): Promise<Answer<Readable>>;
}

/** Between two calls of one page the environment is not asked again, in milliseconds; what the learner does ends it. */
const freshFor = 15_000;
/** An address where an activity opens is asked for as it is needed, in milliseconds. */
const launchFor = 60_000;

/** Names what one learner is told of a course. */
function keyOf(
  { userId, environment, language }: Asked,
  { account }: EnvironmentCall,
  lmsId: number,
): string {
  return `${userId} ${environment} ${account.id} ${lmsId} ${language}`;
}

/** Tells and does what the environment of a course tells and can do. Every refusal of its is one of ours. */
export function createLearningElsewhere(
  context: ElsewhereContext,
  lists: CoursesElsewhere,
  ownCourses: OwnCourses,
): LearningElsewhere {
  const { executor } = context.database;
  /** By learner: nobody is told what somebody else asked for. */
  const recent = new LRUCache<string, EnvironmentTopic[]>({ max: 500, ttl: freshFor, ttlAutopurge: true });

  async function topicsOf(
    asked: Asked,
    { call, courses }: Elsewhere,
    lmsId: number,
  ): Promise<EnvironmentTopic[]> {
    const key = keyOf(asked, call, lmsId);
    const known = recent.get(key);
    if (known !== undefined) return known;
    const topics = await courses.topics(call, lmsId);
    recent.set(key, topics);
    return topics;
  }

  /**
   * A course's id in the catalogue and its id there. The catalogue's word goes first, unless the learner has another course
   * whose id is the same there, and not the catalogue's.
   */
  async function idsOf({ userId, environment }: Asked, id: number): Promise<CourseIds> {
    const rows = await readCatalogued(executor, environment, [id]);
    const ours = rows.find((one) => one.id === id);
    const theirs = rows.find((one) => one.environment_course_id === id);
    const attended =
      ours === undefined || ours === theirs ? undefined : await lists.attended(userId, environment);
    const isOther =
      ours !== undefined && attended?.has(id) === true && !attended.has(ours.environment_course_id);
    const row = isOther ? theirs : (ours ?? theirs);
    return row === undefined
      ? { id, lmsId: id, isCatalogued: false }
      : { id: row.id, lmsId: row.environment_course_id, isCatalogued: true };
  }

  async function inCourse<Result>(
    asked: AskedCourse,
    act: (elsewhere: Elsewhere, ids: CourseIds) => Promise<Result>,
  ): Promise<Result> {
    try {
      const elsewhere = await elsewhereOf(context, asked);
      return await act(elsewhere, await idsOf(asked, asked.id));
    } catch (error) {
      throw asProblem(error);
    }
  }

  async function withMaterial<Result>(
    asked: AskedMaterial,
    act: (elsewhere: Elsewhere, lmsId: number, material: EnvironmentMaterial) => Promise<Result>,
  ): Promise<Result> {
    const { course } = asked;
    if (course === undefined) throw new ProblemError('bad_input', { fields: { course: ['field_required'] } });
    return await inCourse({ ...asked, id: course }, async (elsewhere, { lmsId }) => {
      const topics = await topicsOf(asked, elsewhere, lmsId);
      const material = topics.flatMap(({ materials }) => materials).find(({ id }) => id === asked.materialId);
      if (material === undefined) throw new ProblemError('not_found');
      if (!material.isOpen) throw new ProblemError('material_locked');
      return await act(elsewhere, lmsId, material);
    });
  }

  return {
    detail: async (asked) =>
      await inCourse(asked, async (elsewhere, { id, lmsId, isCatalogued }) => {
        const { userId, language } = asked;
        const { call, courses, environment } = elsewhere;
        // A page that is opened shows how it is now.
        recent.delete(keyOf(asked, call, lmsId));
        const own = isCatalogued ? await ownCourses.find({ userId, courseId: id }) : undefined;
        const [course, topics, catalogued] = await Promise.all([
          lists.find(userId, elsewhere, (one) => one.id === lmsId),
          topicsOf(asked, elsewhere, lmsId),
          own && ownCourses.description(own, language),
          // That it was not noted keeps nobody from learning.
          courses.opened(call, lmsId).catch(() => undefined),
        ]);
        const { row } = environment;
        return detailOf({ id, environment: row, course, topics, catalogued, addressOf: call.addressOf });
      }),

    tests: async (asked, kind) =>
      await inCourse(asked, async (elsewhere, { id, lmsId }) => {
        const { call, courses } = elsewhere;
        const [topics, told] = await Promise.all([
          topicsOf(asked, elsewhere, lmsId),
          kind === 'tests' ? courses.tests(call, lmsId) : courses.surveys(call, lmsId),
        ]);
        const module = kind === 'tests' ? 'quiz' : 'survey';
        return topics
          .flatMap(({ materials }) => materials)
          .filter((material) => material.module === module)
          .map((material) =>
            testOf(
              { ...asked, id },
              module,
              material,
              told.find(({ materialId }) => materialId === material.id),
            ),
          );
      }),

    groups: async (asked) =>
      await inCourse(asked, async (elsewhere, { lmsId }) => {
        const topics = await topicsOf(asked, elsewhere, lmsId);
        return {
          data: topics.flatMap((topic) => {
            const progress = progressOf([topic]);
            const completed = progress.total > 0 && progress.done === progress.total;
            return (['topic', 'section'] as const).map((kind) => ({
              id: topic.id,
              kind,
              completed,
              progress,
            }));
          }),
          course: progressOf(topics),
        };
      }),

    page: async (asked) =>
      await withMaterial(asked, async ({ call, courses }, lmsId, material) => {
        if (material.module !== 'page') throw new ProblemError('not_found');
        return {
          id: material.id,
          course_id: asked.course ?? lmsId,
          title: material.title,
          content: await courses.page(call, lmsId, material.id),
          figures: [],
          completion: material.completion,
          completed: material.isCompleted,
          module: 'page',
          duration: null,
        };
      }),

    complete: async (asked) =>
      await withMaterial(asked, async (elsewhere, lmsId, material) => {
        const { call, courses } = elsewhere;
        if (material.module !== asked.module)
          throw new ProblemError('bad_input', { fields: { module: ['field_invalid'] } });
        const isDone = asked.state === 1;
        if (material.completion === 0 || (material.completion === 2 && !isDone))
          throw new ProblemError('conflict');
        await courses.complete(call, lmsId, material, isDone);
        recent.delete(keyOf(asked, call, lmsId));
        const [topics] = await Promise.all([
          topicsOf(asked, elsewhere, lmsId),
          expireKeptCourses(executor, asked.userId, asked.environment),
        ]);
        const now = topics.flatMap(({ materials }) => materials).find(({ id }) => id === material.id);
        const progress = progressOf(topics);
        return {
          success: true,
          id: material.id,
          completed: now?.isCompleted ?? isDone,
          course: progress,
          course_completed: progress.total > 0 && progress.done === progress.total,
        };
      }),

    launch: async (asked) =>
      await withMaterial(asked, async ({ call, courses }, lmsId, material) => {
        const url = await courses.launch(call, lmsId, material.id);
        // What is done there shows here at the next look.
        recent.delete(keyOf(asked, call, lmsId));
        await expireKeptCourses(executor, asked.userId, asked.environment);
        return { url, expires_at: new Date(Date.now() + launchFor).toISOString() };
      }),

    grades: async (asked) => {
      try {
        const elsewhere = await elsewhereOf(context, asked);
        const { call, courses } = elsewhere;
        const course = await lists.find(
          asked.userId,
          elsewhere,
          ({ shortname }) => shortname === asked.shortname,
        );
        const grades = course.showsGrades ? await courses.grades(call, course.id) : undefined;
        if (grades === undefined) return { showGrades: false, grades: null, history: [] };
        const catalogued = await readCatalogued(executor, asked.environment, [course.id]);
        const id = catalogued.find((one) => one.environment_course_id === course.id)?.id ?? course.id;
        return { showGrades: true, grades: gradesOf(id, course.title, grades, asked.language), history: [] };
      } catch (error) {
        throw asProblem(error);
      }
    },

    file: async (token, name) => {
      const claim = readFileClaim(await context.secret(), token, name, Date.now());
      try {
        const { call, courses } = await elsewhereOf(context, { ...claim, language: 'lt' });
        return fileAnswer(await courses.file(call, claim.path), name);
      } catch (error) {
        throw asProblem(error);
      }
    },
  };
}

function testOf(
  { id: courseId, environment }: AskedCourse,
  module: 'quiz' | 'survey',
  material: EnvironmentMaterial,
  test: EnvironmentTest | undefined,
): CourseTest {
  const { id, title } = material;
  const launch = paths['learning.activity.launch'].path.replace('{id}', String(id));
  return {
    id,
    course_module_id: id,
    module,
    title,
    completion: material.completion,
    completed: material.isCompleted,
    availability_status: material.isOpen,
    availability_information: material.closedBecause,
    questions: null,
    time_limit: test?.timeLimit ?? null,
    attempts: test?.attempts ?? null,
    pass_percent: null,
    anonymous: test?.isAnonymous ?? false,
    attempts_left: test?.attemptsLeft ?? null,
    percent: test?.percent ?? null,
    passed: null,
    url: `${launch}?environment=${environment}&course=${courseId}`,
  };
}
