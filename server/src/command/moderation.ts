import { Argument, type Command } from 'commander';
import { type ModeratedReview, readModeratedReviews, setReviewHidden } from '../catalogue/reviews-store.ts';
import {
  type ModeratedPost,
  readModerated,
  setPostHidden,
  settleReports,
} from '../learning/forum/moderation-store.ts';
import { operator, recordEvent } from '../platform/audit.ts';
import { type Executor, inKeptTransaction } from '../platform/database.ts';
import type { Settings } from '../platform/settings.ts';
import { atWork, CommandError, type CommonOptions, type Outcome, report, wholeNumber } from './shell.ts';

interface ListOptions extends CommonOptions {
  readonly reported?: true;
  readonly reviews?: true;
  readonly course?: number;
  readonly limit: number;
}

interface ChangeOptions extends CommonOptions {
  readonly dryRun?: true;
}

type Kind = 'post' | 'review';

/** What learners wrote for others to read: posts in forums, reviews of courses. */
export function addModerationCommands(program: Command, settings: () => Settings): void {
  const moderate = program
    .command('moderate')
    .description('Show what learners wrote in forums and reviews, hide some of it, or show it again.');
  addList(moderate, settings);
  addChange(moderate, settings, true);
  addChange(moderate, settings, false);
  addDismiss(moderate, settings);
}

function addList(moderate: Command, settings: () => Settings): void {
  moderate
    .command('list')
    .description('Show posts of forums, the newest first.')
    .option('--reported', 'only those that learners reported and nobody has looked at')
    .option('--reviews', 'the reviews of courses instead')
    .option('--course <id>', 'those of a course', wholeNumber)
    .option('--limit <number>', 'how many at most', wholeNumber, 50)
    .option('--json', 'answer in JSON')
    .action(async (options: ListOptions) => {
      if (options.reviews === true && options.reported === true)
        throw new CommandError('Reviews are not reported: leave --reported out.');
      const outcome = await atWork(settings(), async ({ database: { executor } }) => list(executor, options));
      report(outcome, options);
    });
}

async function list(executor: Executor, options: ListOptions): Promise<Outcome> {
  const asked = { courseId: options.course ?? null, limit: options.limit };
  if (options.reviews === true) {
    const reviews = await readModeratedReviews(executor, asked);
    return {
      facts: { reviews: reviews.map(reviewFacts) },
      lines: reviews.length === 0 ? ['There are none.'] : reviews.flatMap(reviewLines),
    };
  }
  const posts = await readModerated(executor, { ...asked, isReported: options.reported === true });
  return {
    facts: { posts: posts.map(postFacts) },
    lines: posts.length === 0 ? ['There are none.'] : posts.flatMap(postLines),
  };
}

function postFacts({ course_id: course, discussion_id: discussion, ...post }: ModeratedPost) {
  const { id, forum, username, author, topic, text, reasons } = post;
  return {
    id,
    course,
    forum,
    discussion: discussion ?? id,
    username,
    author,
    topic,
    text,
    written_at: post.created_at.toISOString(),
    hidden: post.hidden_at !== null,
    reports: reasons,
  };
}

function reviewFacts({
  course_id: course,
  created_at: written,
  hidden_at: hidden,
  ...review
}: ModeratedReview) {
  return { ...review, course, written_at: written.toISOString(), hidden: hidden !== null };
}

function headOf(
  what: string,
  {
    course_id: course,
    username,
    author,
    created_at: written,
    hidden_at: hidden,
  }: ModeratedPost | ModeratedReview,
): string {
  const who = username === null ? (author ?? 'nobody') : `${author ?? ''} (${username})`;
  const state = hidden === null ? '' : ', hidden';
  return `${what}  ${written.toISOString().slice(0, 16).replace('T', ' ')}  course ${course}, ${who}${state}`;
}

const indented = (text: string): string => `    ${text.replaceAll('\n', '\n    ')}`;

function postLines(post: ModeratedPost): string[] {
  return [
    headOf(`post ${post.id}`, post),
    ...(post.topic === null ? [] : [indented(post.topic)]),
    indented(post.text),
    ...post.reasons.map((reason) => indented(`reported${reason === '' ? '' : `: ${reason}`}`)),
  ];
}

function reviewLines(review: ModeratedReview): string[] {
  return [
    headOf(`review ${review.id}`, review),
    indented(`${review.rating} ${review.rating === 1 ? 'star' : 'stars'}`),
    indented(review.text),
  ];
}

function addChange(moderate: Command, settings: () => Settings, hides: boolean): void {
  moderate
    .command(hides ? 'hide' : 'restore')
    .addArgument(new Argument('<kind>', 'what it is').choices(['post', 'review']))
    .argument('<id>', 'its number, as the list shows it', wholeNumber)
    .description(
      hides
        ? 'Hide a post or a review; the author of a post still sees it, with a note.'
        : 'Show a hidden post or review again.',
    )
    .option('--dry-run', 'check everything and change nothing')
    .option('--json', 'answer in JSON')
    .action(async (kind: Kind, id: number, options: ChangeOptions) => {
      const isDry = options.dryRun === true;
      const changed = await atWork(settings(), async ({ database: { executor } }) =>
        inKeptTransaction(executor, isDry, (transaction) => change(transaction, kind, id, hides)).then(
          () => true,
          (error: unknown) => {
            if (error instanceof Unchanged) return false;
            throw error;
          },
        ),
      );
      const done = hides ? 'hidden' : 'shown';
      report(
        {
          facts: { kind, id, [hides ? 'hidden' : 'restored']: true, changed, kept: !isDry },
          lines: [
            changed
              ? `The ${kind} ${id} ${isDry ? 'would be' : 'is'} ${done}.`
              : `The ${kind} ${id} was ${done} already; nothing was changed.`,
          ],
        },
        options,
      );
    });
}

/** Ends the transaction of a change that was none. */
class Unchanged extends Error {}

async function change(transaction: Executor, kind: Kind, id: number, hides: boolean): Promise<void> {
  await recordEvent(transaction, {
    actor: operator(),
    action: `${kind}.${hides ? 'hidden' : 'restored'}`,
    object: { kind, id },
  });
  if (kind === 'post' && hides) await settleReports(transaction, id);
  // The last statement, because of the course's version.
  const changed = await (kind === 'post' ? setPostHidden : setReviewHidden)(transaction, id, hides);
  if (changed === undefined) throw new CommandError(`There is no ${kind} ${id}.`);
  // What is recorded happened: one that was hidden before is not.
  if (!changed) throw new Unchanged();
}

function addDismiss(moderate: Command, settings: () => Settings): void {
  moderate
    .command('dismiss')
    .argument('<post>', 'the number of a post that was reported', wholeNumber)
    .description('Leave a post as it is and settle its reports.')
    .option('--dry-run', 'check everything and change nothing')
    .option('--json', 'answer in JSON')
    .action(async (id: number, options: ChangeOptions) => {
      const isDry = options.dryRun === true;
      let reports = 0;
      await atWork(settings(), async ({ database: { executor } }) =>
        inKeptTransaction(executor, isDry, async (transaction) => {
          reports = await settleReports(transaction, id);
          if (reports === 0) throw new CommandError(`Nobody reported the post ${id}, or it was settled.`);
          await recordEvent(transaction, {
            actor: operator(),
            action: 'reports.dismissed',
            object: { kind: 'post', id },
            details: { reports },
          });
        }),
      );
      report(
        {
          facts: { post: id, reports, kept: !isDry },
          lines: [
            `${isDry ? 'Would settle' : 'Settled'} ${reports} ${reports === 1 ? 'report' : 'reports'} of the post ${id}.`,
          ],
        },
        options,
      );
    });
}
