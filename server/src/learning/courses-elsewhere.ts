import type { CourseElsewhere, EnvironmentCourses } from '@medeina/contract';
import { courseElsewhere } from '@medeina/contract/learning/schemas';
import { z } from 'zod';
import { type AccountElsewhere, accountsElsewhere } from '../auth/accounts-elsewhere.ts';
import { type EnvironmentCourse, EnvironmentError } from '../environments/environment.ts';
import type { Environment, Environments } from '../environments/environments.ts';
import type { Context } from '../platform/context.ts';
import { keepCourses, readKeptCourses } from './courses-elsewhere-store.ts';

/** What narrows the list. */
export interface ElsewhereQuery {
  readonly search: string;
  readonly onlyCompleted: boolean;
}

const keptList = z.array(courseElsewhere);

/**
 * Lists a learner's courses in the environments that they have linked. Each environment answers for itself: one that is
 * down shows what was read there last, and holds up nothing else.
 */
export function createCoursesElsewhere(
  context: Pick<Context, 'database' | 'log' | 'vault'> & { readonly environments: Environments },
): (userId: number, query: ElsewhereQuery) => Promise<EnvironmentCourses[]> {
  const { environments, log, vault } = context;
  const { executor } = context.database;

  async function ofEnvironment(
    userId: number,
    environment: Environment,
    { account }: AccountElsewhere,
  ): Promise<EnvironmentCourses> {
    const { adapter, row } = environment;
    const facts = { environment: row.id, name: row.name };
    try {
      if (account === undefined || adapter.courses === undefined)
        throw new EnvironmentError('refused', 'there is no token');
      const courses = (await adapter.courses(row, account)).map(wireOf);
      await keepCourses(executor, userId, row.id, courses);
      return { ...facts, available: true, needs_login: false, read_at: new Date().toISOString(), courses };
    } catch (error) {
      if (!(error instanceof EnvironmentError)) throw error;
      log.warn({ err: error, environment: row.id }, 'the courses of an environment could not be read');
      const kept = await readKeptCourses(executor, userId, row.id);
      return {
        ...facts,
        available: false,
        needs_login: error.reason === 'refused',
        read_at: kept?.read_at.toISOString() ?? null,
        courses: keptList.safeParse(kept?.courses).data ?? [],
      };
    }
  }

  return async (userId, query) => {
    const accounts = await accountsElsewhere(executor, vault, userId);
    if (accounts.length === 0) return [];
    const known = await environments.list(executor);
    const lists = await Promise.all(
      accounts.flatMap((account) => {
        const environment = known.find(({ row }) => row.id === account.environment);
        return environment === undefined ? [] : [ofEnvironment(userId, environment, account)];
      }),
    );
    return lists.map((list) => narrowed(list, query));
  };
}

function wireOf({ isCompleted, from, to, ...course }: EnvironmentCourse): CourseElsewhere {
  return { ...course, completed: isCompleted, date: from, endDate: to };
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
