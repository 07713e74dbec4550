import { setTimeout as sleep } from 'node:timers/promises';
import type { CourseElsewhere, EnvironmentCourses, Language } from '@medeina/contract';
import { z } from 'zod';
import { type AccountElsewhere, accountsElsewhere } from '../../auth/accounts-elsewhere.ts';
import {
  type EnvironmentCall,
  type EnvironmentCourse,
  type EnvironmentCourses as CoursesAdapter,
  EnvironmentError,
} from '../../environments/environment.ts';
import type { Environment } from '../../environments/environments.ts';
import { gradeOf } from '../grades/marks.ts';
import { callOf, type Elsewhere, type ElsewhereContext } from './asking.ts';
import { keepCourses, type KeptCourses, readCatalogued, readKeptCourses } from './store.ts';

/** What narrows the list. */
export interface ElsewhereQuery {
  readonly search: string;
  readonly onlyCompleted: boolean;
}

/** The list as it is kept: what an environment told, before it is put into words of ours. */
const keptList = z.array(
  z.object({
    id: z.int(),
    shortname: z.string(),
    title: z.string(),
    summary: z.string(),
    url: z.string(),
    image: z.string().nullable(),
    progress: z.number().nullable(),
    isCompleted: z.boolean(),
    from: z.string().nullable(),
    to: z.string().nullable(),
    lastOpened: z.string().nullable(),
    showsGrades: z.boolean(),
    percent: z.number().nullable(),
    deadlines: z.array(z.object({ id: z.int(), title: z.string(), at: z.string() })),
  }),
) satisfies z.ZodType<EnvironmentCourse[]>;

/** For so long what was read is shown without asking again, in milliseconds. */
const freshFor = 30_000;
/** With an older list at hand nobody waits longer than this for the newer one, in milliseconds. */
const patience = 1000;

interface Told {
  readonly available: boolean;
  readonly needsLogin: boolean;
  readonly readAt: Date | null;
  readonly courses: readonly EnvironmentCourse[];
}

export interface CoursesElsewhere {
  /** The learner's courses in the environments that they have linked, by environment. */
  list(userId: number, language: Language, query: ElsewhereQuery): Promise<EnvironmentCourses[]>;
  /**
   * A course of the learner's list.
   * @throws {EnvironmentError} `missing` where it does not.
   */
  find(
    userId: number,
    elsewhere: Elsewhere,
    isIt: (course: EnvironmentCourse) => boolean,
  ): Promise<EnvironmentCourse>;
  /** The ids there of the courses that the learner had when the list was read last. */
  attended(userId: number, environment: string): Promise<ReadonlySet<number>>;
}

/**
 * Lists a learner's courses in the environments that they have linked. Each environment answers for itself: one that is
 * down shows what was read there last, and holds up nothing else. One that is slow shows it too, and the newer list the
 * next time.
 */
export function createCoursesElsewhere(context: ElsewhereContext): CoursesElsewhere {
  const { database, environments, log, vault } = context;
  const { executor } = database;
  /** Of a learner in an environment: whoever asks meanwhile waits for the same answer. */
  const underWay = new Map<string, Promise<Told>>();

  function readNow(userId: number, call: EnvironmentCall, adapter: CoursesAdapter) {
    const { id } = call.environment;
    const key = `${userId} ${id} ${call.account.token}`;
    const asked =
      underWay.get(key) ??
      (async (): Promise<Told> => {
        const courses = await adapter.list(call);
        await keepCourses(executor, userId, id, courses);
        return { available: true, needsLogin: false, readAt: new Date(), courses };
      })().finally(() => underWay.delete(key));
    underWay.set(key, asked);
    return asked;
  }

  async function told(
    userId: number,
    language: Language,
    environment: Environment,
    { account }: AccountElsewhere,
  ): Promise<Told> {
    const { row, adapter } = environment;
    const kept = await readKeptCourses(executor, userId, row.id);
    const known = keptOf(kept);
    try {
      if (account === undefined || adapter.courses === undefined)
        throw new EnvironmentError('refused', 'there is no token');
      if (known !== undefined && Date.now() - known.readAt.getTime() < freshFor)
        return { ...known, available: true, needsLogin: false };
      const call = await callOf(context, environment, account, { userId, language });
      const asked = readNow(userId, call, adapter.courses);
      // What nobody waits for any more fails for itself.
      asked.catch(() => undefined);
      return known === undefined
        ? await asked
        : await Promise.race([
            asked,
            sleep(patience, { ...known, available: true, needsLogin: false }, { ref: false }),
          ]);
    } catch (error) {
      if (!(error instanceof EnvironmentError)) throw error;
      log.warn({ err: error, environment: row.id }, 'the courses of an environment could not be read');
      return {
        available: false,
        needsLogin: error.reason === 'refused',
        readAt: known?.readAt ?? null,
        courses: known?.courses ?? [],
      };
    }
  }

  async function ofEnvironment(
    userId: number,
    language: Language,
    environment: Environment,
    linked: AccountElsewhere,
  ): Promise<EnvironmentCourses> {
    const { row } = environment;
    const { courses, available, needsLogin, readAt } = await told(userId, language, environment, linked);
    const [catalogued, { addressOf }] = await Promise.all([
      readCatalogued(
        executor,
        row.id,
        courses.map(({ id }) => id),
      ),
      callOf(context, environment, { id: '', token: '' }, { userId, language }),
    ]);
    const ids = new Map(catalogued.map((course) => [course.environment_course_id, course.id]));
    return {
      environment: row.id,
      name: row.name,
      available,
      needs_login: needsLogin,
      environment_user_id: linked.id,
      // What has been changed since it was read is as good as never read.
      read_at: readAt === null || readAt.getTime() === 0 ? null : readAt.toISOString(),
      courses: courses.map((course) => wireOf(course, ids.get(course.id), addressOf)),
    };
  }

  return {
    list: async (userId, language, query) => {
      const accounts = await accountsElsewhere(executor, vault, userId);
      if (accounts.length === 0) return [];
      const known = await environments.list(executor);
      const lists = await Promise.all(
        accounts.flatMap((account) => {
          const environment = known.find(({ row }) => row.id === account.environment);
          return environment === undefined ? [] : [ofEnvironment(userId, language, environment, account)];
        }),
      );
      return lists.map((list) => narrowed(list, query));
    },

    find: async (userId, { call, courses }, isIt) => {
      const known = keptOf(await readKeptCourses(executor, userId, call.environment.id));
      const isFresh = known !== undefined && Date.now() - known.readAt.getTime() < freshFor;
      const kept = isFresh ? known.courses.find(isIt) : undefined;
      if (kept !== undefined) return kept;
      const listed = await readNow(userId, call, courses);
      const course = listed.courses.find(isIt);
      if (course === undefined) throw new EnvironmentError('missing', 'the learner has no such course');
      return course;
    },

    attended: async (userId, environment) => {
      const known = keptOf(await readKeptCourses(executor, userId, environment));
      return new Set(known?.courses.map(({ id }) => id));
    },
  };
}

function keptOf(kept: KeptCourses | undefined) {
  // A list of another release is read anew.
  const courses = keptList.safeParse(kept?.courses).data;
  return kept === undefined || courses === undefined ? undefined : { courses, readAt: kept.read_at };
}

function wireOf(
  course: EnvironmentCourse,
  cataloguedId: number | undefined,
  addressOf: EnvironmentCall['addressOf'],
): CourseElsewhere {
  const { image } = course;
  return {
    id: cataloguedId ?? course.id,
    lmsCourseId: course.id,
    shortname: course.shortname,
    title: course.title,
    url: course.url,
    image: image === null ? null : addressOf({ path: image, name: image.slice(image.lastIndexOf('/') + 1) }),
    progress: course.progress,
    completed: course.isCompleted,
    date: course.from,
    endDate: course.to,
    last_opened: course.lastOpened,
    grade: gradeOf(course.percent),
    deadlines: [...course.deadlines].toSorted((one, other) => one.at.localeCompare(other.at)),
  };
}

function narrowed(list: EnvironmentCourses, query: ElsewhereQuery): EnvironmentCourses {
  return { ...list, courses: list.courses.filter((course) => fits(course, query)) };
}

/** As the list of our own courses is searched: without regard to case or diacritics. */
function fits(course: CourseElsewhere, { search, onlyCompleted }: ElsewhereQuery): boolean {
  const isFound = search
    .split(/\s+/)
    .every((word) => plain(`${course.title} ${course.shortname}`).includes(plain(word)));
  return isFound && (!onlyCompleted || course.completed);
}

function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
