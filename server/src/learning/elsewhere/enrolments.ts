import { EnvironmentError } from '../../environments/environment.ts';
import type { Environment, Environments } from '../../environments/environments.ts';
import type { JobContext } from '../../platform/context.ts';
import type { Job } from '../../platform/jobs.ts';
import { type EnrolmentToPass, noteFailed, notePassed, readEnrolmentsToPass } from './store.ts';

/** How many are passed on at a time; the rest follows a minute later. */
const most = 50;

type PassContext = Pick<JobContext, 'database' | 'log'> & { readonly environments: Environments };

/**
 * Tells environments who has got a course of theirs: bought, begun or given by an operator. An environment that is down is
 * told later; no enrolment waits for it.
 */
export function enrolmentJobs(context: PassContext): Job[] {
  return [
    { name: 'environment-enrolments', schedule: '* * * * *', retries: 0, run: () => passEnrolments(context) },
  ];
}

/** @returns how many were passed on. */
export async function passEnrolments({
  database: { executor },
  environments,
  log,
}: PassContext): Promise<number> {
  const open = new Map(
    (await environments.list(executor))
      .filter(({ siteToken, adapter }) => siteToken !== undefined && adapter.courses !== undefined)
      .map((environment) => [environment.row.id, environment]),
  );
  if (open.size === 0) return 0;
  let passed = 0;
  for (const enrolment of await readEnrolmentsToPass(executor, [...open.keys()], most)) {
    const environment = open.get(enrolment.environment_id);
    if (environment === undefined) continue;
    try {
      const accountId = await pass(environment, enrolment);
      await notePassed(executor, enrolment, accountId);
      passed += 1;
    } catch (error) {
      if (!(error instanceof EnvironmentError)) throw error;
      const facts = { environment: enrolment.environment_id, enrolment: enrolment.enrolment_id };
      log.warn({ err: error, ...facts }, 'an environment was not told of an enrolment: again later');
      await noteFailed(executor, enrolment);
    }
  }
  return passed;
}

async function pass({ adapter, row, siteToken }: Environment, enrolment: EnrolmentToPass): Promise<string> {
  const { email, username, firstname, lastname, language } = enrolment;
  const accountId = enrolment.linked_account_id ?? enrolment.former_account_id ?? undefined;
  if (adapter.courses === undefined || siteToken === undefined)
    throw new EnvironmentError('refused', 'nobody is enrolled there');
  const person = { id: enrolment.user_id, username, email: email ?? '', firstname, lastname, language };
  return await adapter.courses.enrol(row, siteToken, { accountId, person }, enrolment.environment_course_id);
}
