import type { Language } from '@medeina/contract';
import { accountsElsewhere } from '../../auth/accounts-elsewhere.ts';
import {
  type EnvironmentCall,
  type EnvironmentCourses,
  EnvironmentError,
} from '../../environments/environment.ts';
import type { Environment, Environments } from '../../environments/environments.ts';
import type { Context } from '../../platform/context.ts';
import { ProblemError, type ProblemCode } from '../../platform/errors.ts';
import { signFile } from './files.ts';

export interface ElsewhereContext extends Pick<Context, 'database' | 'log' | 'vault'> {
  readonly environments: Environments;
  /** Signs addresses of files. */
  readonly secret: () => Promise<Buffer>;
}

/** Who asks for what of an environment. */
export interface Asked {
  readonly userId: number;
  readonly language: Language;
  readonly environment: string;
}

/** An environment as one learner may ask it. */
export interface Elsewhere {
  readonly environment: Environment;
  readonly courses: EnvironmentCourses;
  readonly call: EnvironmentCall;
}

const codes: Readonly<Record<EnvironmentError['reason'], ProblemCode>> = {
  away: 'environment_away',
  locked: 'material_locked',
  missing: 'not_found',
  refused: 'environment_login',
};

/** Seconds after which an environment that is away may be asked again. */
const restSeconds = 30;

/** What an environment refuses, as we refuse it. */
export function asProblem(error: unknown): unknown {
  if (!(error instanceof EnvironmentError)) return error;
  const code = codes[error.reason];
  return new ProblemError(code, {
    cause: error,
    ...(error.reason === 'away' ? { retryAfter: restSeconds } : {}),
  });
}

/**
 * An environment with the account that the learner has linked.
 * @throws {ProblemError} `not_found`; `environment_login` where they have linked none, or it has to be proved again.
 */
export async function elsewhereOf(context: ElsewhereContext, asked: Asked): Promise<Elsewhere> {
  const { executor } = context.database;
  const environment = await context.environments.find(executor, asked.environment);
  const { courses } = environment.adapter;
  if (courses === undefined) throw new ProblemError('not_found');
  const accounts = await accountsElsewhere(executor, context.vault, asked.userId);
  const account = accounts.find((one) => one.environment === asked.environment)?.account;
  if (account === undefined) throw new ProblemError('environment_login');
  return { environment, courses, call: await callOf(context, environment, account, asked) };
}

export async function callOf(
  context: ElsewhereContext,
  { row }: Environment,
  account: EnvironmentCall['account'],
  { userId, language }: Pick<Asked, 'language' | 'userId'>,
): Promise<EnvironmentCall> {
  const secret = await context.secret();
  const now = Date.now();
  return {
    environment: row,
    account,
    language,
    addressOf: (file) => signFile(secret, { userId, environment: row.id, path: file.path }, file.name, now),
  };
}
