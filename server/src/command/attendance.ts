import type { Command } from 'commander';
import { findUser } from '../auth/users.ts';
import { recordAttendance } from '../learning/practice/attendance.ts';
import {
  type ExpectedRow,
  lockEnrolments,
  readExpected,
  readSessions,
  type SessionRow,
} from '../learning/practice/attendance-store.ts';
import { operator, recordEvent } from '../platform/audit.ts';
import { type Executor, inKeptTransaction } from '../platform/database.ts';
import { ProblemError } from '../platform/errors.ts';
import type { Settings } from '../platform/settings.ts';
import { atWork, CommandError, type CommonOptions, type Outcome, report, wholeNumber } from './shell.ts';

interface AttendanceOptions extends CommonOptions {
  readonly course?: number;
  readonly all?: true;
  readonly absent?: true;
  readonly dryRun?: true;
}

/** Who came to a practical session: courses with practice are completed by it. */
export function addAttendanceCommand(program: Command, settings: () => Settings): void {
  program
    .command('attendance')
    .argument('[session]', 'the id of the product that is the practical session', wholeNumber)
    .argument('[usernames...]', 'who came')
    .description('Record who came to a practical session; without names, show who is expected and who came.')
    .option('--course <id>', 'show the practical sessions of a course instead', wholeNumber)
    .option('--all', 'everybody came who has the course with this session')
    .option('--absent', 'take back that they came')
    .option('--dry-run', 'check everything and change nothing')
    .option('--json', 'answer in JSON')
    .action(
      async (sessionId: number | undefined, usernames: readonly string[], options: AttendanceOptions) => {
        const { course, all, absent } = options;
        if (course !== undefined && (sessionId !== undefined || all === true || absent === true))
          throw new CommandError('--course only shows: leave the session, names, --all and --absent out.');
        if (absent === true && sessionId !== undefined && usernames.length === 0 && all !== true)
          throw new CommandError('Name who was absent, or say --all.');
        const outcome = await atWork(settings(), async ({ database: { executor } }) => {
          if (course !== undefined) return await listSessions(executor, course);
          if (sessionId === undefined) throw new CommandError('Name a session, or a course with --course.');
          const [session] = await readSessions(executor, { productId: sessionId });
          if (session === undefined) throw new CommandError(`There is no practical session ${sessionId}.`);
          return usernames.length === 0 && all !== true
            ? showSession(session, await readExpected(executor, sessionId))
            : await recordAll(executor, session, usernames, options);
        });
        report(outcome, options);
      },
    );
}

async function listSessions(executor: Executor, courseId: number): Promise<Outcome> {
  const sessions = await readSessions(executor, { courseId });
  if (sessions.length === 0) throw new CommandError(`Course ${courseId} has no practical session.`);
  return {
    facts: { course: courseId, sessions: sessions.map(factsOf) },
    lines: sessions.map((session) => `${session.product_id}  ${lineOf(session)}`),
  };
}

function factsOf({ product_id: id, course_id: course, title, start_date, end_date, ...row }: SessionRow) {
  const { seats, capacity, came } = row;
  return { session: id, course, title, from: start_date, to: end_date, seats, capacity, came };
}

function lineOf({ start_date: from, end_date: to, seats, capacity, came }: SessionRow): string {
  const days = from === to ? from : `${from} to ${to}`;
  return `${days}, ${seats}${capacity === null ? '' : ` of ${capacity}`} seats taken, ${came} came`;
}

function showSession(session: SessionRow, people: readonly ExpectedRow[]): Outcome {
  return {
    facts: {
      ...factsOf(session),
      people: people.map(({ username, name, came }) => ({ username, name, came })),
    },
    lines: [
      `${session.title} (course ${session.course_id}): ${lineOf(session)}`,
      ...people.map(({ username, name, came }) => `  ${came ? 'came' : '-   '}  ${username}  ${name}`),
    ],
  };
}

/** All of them, or none where one cannot be recorded. */
async function recordAll(
  executor: Executor,
  session: SessionRow,
  usernames: readonly string[],
  options: AttendanceOptions,
): Promise<Outcome> {
  const came = options.absent !== true;
  const isDry = options.dryRun === true;
  const people: { username: string; changed: boolean; course_completed: boolean }[] = [];
  await inKeptTransaction(executor, isDry, async (transaction) => {
    const all = await named(transaction, session, usernames, options);
    // One by one in the order of their names, they and an import could wait for each other.
    await lockEnrolments(
      transaction,
      session.course_id,
      all.map(({ id }) => id),
    );
    for (const { id, username } of all) {
      // One after the other: they share a transaction.
      // oxlint-disable-next-line no-await-in-loop
      const done = await recordAttendance(transaction, session, { userId: id, came }).catch(
        (error: unknown) => {
          throw plainer(error, session, username);
        },
      );
      people.push({ username, changed: done.isNew, course_completed: done.isCompleted });
      if (!done.isNew) continue;
      // oxlint-disable-next-line no-await-in-loop
      await recordEvent(transaction, {
        actor: operator(),
        action: came ? 'attendance.recorded' : 'attendance.taken_back',
        object: { kind: 'user', id },
        details: { course: session.course_id, session: session.product_id },
      });
    }
  });
  const verb = came ? 'came' : 'did not come';
  return {
    facts: {
      session: session.product_id,
      course: session.course_id,
      came,
      people,
      kept: !isDry,
    },
    lines: people.map(({ username, changed, course_completed: isCompleted }) =>
      changed
        ? `${isDry ? 'Would record' : 'Recorded'} that ${username} ${verb}${isCompleted ? '; the course is completed' : ''}.`
        : `It was recorded before that ${username} ${verb}; nothing was changed.`,
    ),
  };
}

async function named(
  executor: Executor,
  session: SessionRow,
  usernames: readonly string[],
  { all, absent }: AttendanceOptions,
): Promise<{ readonly id: number; readonly username: string }[]> {
  const expected = all === true ? await readExpected(executor, session.product_id) : [];
  // Who has left the course is recorded already; that can only be taken back.
  const meant = expected.filter((person) => absent === true || !person.has_left);
  const people = new Map(meant.map(({ user_id: id, username }) => [id, { id, username }]));
  for (const username of usernames) {
    // oxlint-disable-next-line no-await-in-loop
    const user = await findUser(executor, username);
    if (user === undefined)
      throw new CommandError(`There is no account named '${username}'. Nothing was changed.`);
    people.set(user.id, { id: user.id, username });
  }
  return [...people.values()];
}

function plainer(error: unknown, session: SessionRow, username: string): unknown {
  if (!(error instanceof ProblemError)) return error;
  if (error.code === 'conflict')
    return new CommandError(`The session begins on ${session.start_date}; nobody can have come yet.`);
  return error.code === 'not_found'
    ? new CommandError(`${username} does not have course ${session.course_id}. Nothing was changed.`)
    : error;
}
