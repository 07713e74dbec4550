import { Argument, type Command } from 'commander';
import {
  type ContactRequest,
  markAnswered,
  readContactRequests,
  type RequestKind,
  requestKinds,
} from '../content/contact-store.ts';
import type { Settings } from '../platform/settings.ts';
import { atWork, CommandError, type CommonOptions, recorded, report, wholeNumber } from './shell.ts';

interface ListOptions extends CommonOptions {
  readonly all?: true;
  readonly limit: number;
}

/** What people ask of those who run the site: messages, and requests to be called back. */
export function addMessageCommands(program: Command, settings: () => Settings): void {
  const messages = program
    .command('messages')
    .description('Show messages and requests to be called back, and note which are answered.');
  messages
    .command('list')
    .description('Show those that nobody answered yet, the oldest first.')
    .option('--all', 'those that are answered as well')
    .option('--limit <number>', 'how many at most', wholeNumber, 50)
    .option('--json', 'answer in JSON')
    .action(async ({ all, limit, ...options }: ListOptions) => {
      const requests = await atWork(settings(), async ({ database: { executor } }) =>
        readContactRequests(executor, { isWaiting: all !== true, limit }),
      );
      report(
        {
          facts: { requests: requests.map(factsOf) },
          lines: requests.length === 0 ? ['There are none.'] : requests.flatMap(linesOf),
        },
        options,
      );
    });
  messages
    .command('answered')
    .addArgument(new Argument('<kind>', 'what it is').choices(requestKinds))
    .argument('<id>', 'its number, as the list shows it', wholeNumber)
    .description('Note that a message or a call is answered; the list shows it no more.')
    .option('--dry-run', 'check everything and change nothing')
    .option('--json', 'answer in JSON')
    .action(async (kind: RequestKind, id: number, options: CommonOptions & { dryRun?: true }) => {
      const isDry = options.dryRun === true;
      const isNew = await atWork(settings(), async ({ database }) =>
        recorded(
          database,
          async (executor) => {
            const wasWaiting = await markAnswered(executor, kind, id);
            if (wasWaiting === undefined) throw new CommandError(`There is no ${kind} ${id}.`);
            return wasWaiting;
          },
          (wasWaiting) => (wasWaiting ? { action: 'contact.answered', object: { kind, id } } : undefined),
          { isDry },
        ),
      );
      report(
        {
          facts: { kind, id, changed: isNew && !isDry },
          lines: [
            isNew
              ? `${isDry ? 'Would note that the' : 'The'} ${kind} ${id} is answered.`
              : `The ${kind} ${id} was answered already; nothing was changed.`,
          ],
        },
        options,
      );
    });
}

function factsOf({ created_at: created, answered_at: answered, ...request }: ContactRequest): object {
  return {
    ...request,
    created_at: created.toISOString(),
    answered_at: answered?.toISOString() ?? null,
  };
}

function linesOf(request: ContactRequest): string[] {
  const { kind, id, created_at: created, answered_at: answered, username, name, email, phone } = request;
  const who = [name, username === null ? null : `(${username})`, email, phone].filter(
    (part) => part !== null,
  );
  const wished = [
    ['course', request.course_id],
    ['product', request.product_id],
    ['people', request.people],
  ].flatMap(([what, number]) => (number === null ? [] : [`${String(what)} ${String(number)}`]));
  const state = answered === null ? '' : ', answered';
  return [
    `${kind} ${id}  ${created.toISOString().slice(0, 16).replace('T', ' ')}  ${request.language}, ${who.join(' ')}${state}`,
    ...(request.subject === null ? [] : [`    ${request.subject}`]),
    ...(wished.length === 0 ? [] : [`    ${wished.join(', ')}`]),
    ...(request.message === null ? [] : [`    ${request.message.replaceAll('\n', '\n    ')}`]),
  ];
}
