import { existsSync } from 'node:fs';
import { type Command, InvalidArgumentError } from 'commander';
import { findUser } from '../auth/users.ts';
import { namedCourses } from '../catalogue/export-store.ts';
import { demoFolder, seedDemo } from '../publish/demo.ts';
import { enrolIn } from '../learning/enrolments.ts';
import { giveGrade } from '../learning/grades/give.ts';
import { type GivenGrade, replacedGrade } from '../learning/grades/marks-store.ts';
import { operator, recordEvent } from '../platform/audit.ts';
import type { Executor } from '../platform/database.ts';
import { ProblemError } from '../platform/errors.ts';
import type { Settings } from '../platform/settings.ts';
import { ask } from './confirmation.ts';
import { generateLoad, loadPassword, tryLoad } from './generate.ts';
import { atWork, CommandError, type CommonOptions, recorded, report, wholeNumber } from './shell.ts';

interface GenerateOptions extends CommonOptions {
  readonly courses: number;
  readonly users: number;
  readonly enrolments: number;
  /** Their people can sign in. */
  readonly passwords?: true;
  readonly dryRun?: true;
}

/** Commands about who studies what, and the data to try it with. */
export function addLearningCommands(program: Command, settings: () => Settings): void {
  program
    .command('enrol')
    .argument('<username>', 'whose account')
    .argument('<course>', 'the id of the course', wholeNumber)
    .description('Enrol a person in a course, whatever its price.')
    .option('--product <id>', 'the id of the product, such as a practical session', wholeNumber)
    .option('--dry-run', 'check everything and change nothing')
    .option('--json', 'answer in JSON')
    .action(
      async (
        username: string,
        courseId: number,
        options: CommonOptions & { product?: number; dryRun?: true },
      ) => {
        const isDry = options.dryRun === true;
        const enrolled = await atWork(settings(), async ({ database }) => {
          const user = await findUser(database.executor, username);
          if (user === undefined) throw new CommandError(`There is no account named '${username}'.`);
          const input = {
            userId: user.id,
            courseId,
            productId: options.product,
            source: 'operator' as const,
          };
          return await recorded(
            database,
            (executor) => enrolIn(executor, input),
            ({ isNew, productId }) =>
              isNew
                ? {
                    action: 'enrolment.created',
                    object: { kind: 'user', id: user.id },
                    details: { course: courseId, product: productId },
                  }
                : undefined,
            { isDry },
          ).catch((error: unknown) => {
            throw plainer(error, courseId);
          });
        });
        report(
          {
            facts: { ...enrolled, kept: !isDry },
            lines: [
              enrolled.isNew
                ? `${isDry ? 'Would enrol' : 'Enrolled'} ${username} in course ${courseId} (product ${enrolled.productId ?? 'none'}).`
                : `${username} has course ${courseId} already; nothing was changed.`,
            ],
          },
          options,
        );
      },
    );

  program
    .command('grade')
    .argument('<username>', 'whose account')
    .argument('<course>', 'the id of the course', wholeNumber)
    .argument('<item>', 'what is graded: its key in course.json, or the name of a material')
    .argument('[percent]', 'from 0 to 100; left out, only the feedback is kept', percentage)
    .description('Record the grade of a practice, or feedback on a test; it stands over what the test gave.')
    .option('--feedback <text>', 'what the learner reads beside the grade')
    .option('--yes', 'do not ask where another was given before')
    .option('--dry-run', 'check everything and change nothing')
    .option('--json', 'answer in JSON')
    .action(
      async (
        username: string,
        courseId: number,
        item: string,
        percent: number | undefined,
        options: CommonOptions & { feedback?: string; yes?: true; dryRun?: true },
      ) => {
        const isDry = options.dryRun === true;
        const feedback = options.feedback?.trim();
        if (percent === undefined && feedback === undefined)
          throw new CommandError('Give a percentage, feedback, or both.');
        const replaced = await atWork(settings(), async ({ database }) => {
          const user = await findUser(database.executor, username);
          if (user === undefined) throw new CommandError(`There is no account named '${username}'.`);
          const given = {
            userId: user.id,
            courseId,
            item,
            percent: percent ?? null,
            feedback: feedback === undefined || feedback === '' ? null : feedback,
          };
          const former = await replacedGrade(database.executor, given);
          if (former !== undefined && options.yes !== true && !isDry)
            await ask(
              `grade ${username} ${courseId} ${item}: Replace ${gradeText(former)}, which was given before? Nothing brings it back.`,
            );
          await recorded(
            database,
            (executor) => giveGrade(executor, given),
            () => ({
              action: 'grade.given',
              object: { kind: 'user', id: user.id },
              details: { course: courseId, item, percent: percent ?? null },
            }),
            { isDry },
          ).catch((error: unknown) => {
            if (!(error instanceof ProblemError)) throw error;
            throw new CommandError(
              `${username} does not have course ${courseId}, or '${item}' is not graded in it.`,
            );
          });
          return former ?? null;
        });
        report(
          {
            facts: { username, course: courseId, item, percent: percent ?? null, replaced, kept: !isDry },
            lines: [
              `${isDry ? 'Would record' : 'Recorded'} the grade of ${username} for '${item}' in course ${courseId}.`,
              ...(replaced === null ? [] : [`Given before: ${gradeText(replaced)}.`]),
            ],
          },
          options,
        );
      },
    );

  program
    .command('seed-demo')
    .description(
      'Load the demo catalogue and accounts, where DEMO is on, into a database that holds no course.',
    )
    .option('--dry-run', 'say whether it would be loaded')
    .option('--json', 'answer in JSON')
    .action(async (options: CommonOptions & { dryRun?: true }) => {
      const isDry = options.dryRun === true;
      const checked = settings();
      if (!checked.demo)
        throw new CommandError(
          'The passwords of the demo are public: set DEMO=true where it is to be loaded.',
        );
      if (!existsSync(demoFolder))
        throw new CommandError('This installation has no demo: images for containers are built without it.');
      const isLoaded = await atWork(checked, async ({ database, files, progress }) => {
        const opened = await files(!isDry);
        if (isDry) return (await namedCourses(database.executor, undefined)).length === 0;
        return await recorded(
          database,
          (executor) => seedDemo({ database: { executor }, files: opened }, { onProgress: progress }),
          (isNew) => (isNew ? { action: 'demo.loaded' } : undefined),
        );
      });
      report(
        {
          facts: { loaded: isLoaded && !isDry },
          lines: [
            isLoaded
              ? `${isDry ? 'Would load' : 'Loaded'} the demo.`
              : 'There are courses already; nothing was changed.',
          ],
        },
        options,
      );
    });

  program
    .command('generate')
    .description('Add synthetic courses and people, for measuring. Not for a database that people use.')
    .requiredOption('--courses <number>', 'how many courses', wholeNumber)
    .requiredOption('--users <number>', 'how many people', wholeNumber)
    .option('--enrolments <number>', 'courses that each person takes', wholeNumber, 10)
    .option('--passwords', `give the people the password '${loadPassword}', which is public`)
    .option('--dry-run', 'say what would be added')
    .option('--json', 'answer in JSON')
    .action(async (options: GenerateOptions) => {
      const { courses, users, enrolments, dryRun } = options;
      const passwords = options.passwords === true;
      const input = { courses, users, enrolments, passwords };
      const alongside = (executor: Executor): Promise<void> =>
        recordEvent(executor, { actor: operator(), action: 'load.generated', details: input });
      if (dryRun === true) {
        const planned = await atWork(settings(), ({ database }) =>
          tryLoad(database, { ...input, alongside }),
        );
        report(
          {
            facts: { ...planned, kept: false },
            lines: [
              `Would see to it that there are ${courses} generated courses and ${users} people, with at most ${planned.enrolments} enrolments.`,
            ],
          },
          options,
        );
        return;
      }
      const done = await atWork(settings(), async ({ database, progress }) => {
        return await generateLoad(database, {
          ...input,
          alongside,
          onProgress: (what, count, total) => progress(count, total, what),
        });
      });
      report(
        {
          facts: { ...done, kept: true },
          lines: [
            `There are ${done.courses} generated courses and ${done.users} generated people (load1 …), with ${done.enrolments} enrolments.`,
            passwords
              ? `New ones have the password ${loadPassword}.`
              : 'New ones have no password: nobody signs in as them.',
          ],
        },
        options,
      );
    });
}

function gradeText({ percent, feedback }: Pick<GivenGrade, 'feedback' | 'percent'>): string {
  return [percent === null ? '' : `${percent} %`, feedback === null ? '' : `"${feedback}"`]
    .filter(Boolean)
    .join(', ');
}

/** What an operator can do about a refusal. */
function plainer(error: unknown, courseId: number): unknown {
  if (!(error instanceof ProblemError)) return error;
  switch (error.code) {
    case 'not_found':
      return new CommandError(`There is no course ${courseId}.`);
    case 'bad_input':
      return new CommandError(`Choose one of the upcoming sessions of course ${courseId} with --product.`);
    case 'conflict':
      return new CommandError(`Course ${courseId} has no upcoming session.`);
    case 'no_seats':
      return new CommandError(`No seat is left in this session of course ${courseId}.`);
    default:
      return error;
  }
}

function percentage(text: string): number {
  const number = Number(text);
  if (!/^\d{1,3}(?:\.\d{1,2})?$/.test(text) || number > 100) {
    throw new InvalidArgumentError('It must be a number from 0 to 100.');
  }
  return number;
}
