import { type Command, InvalidArgumentError } from 'commander';
import { type RecordedEvent, readEvents } from '../platform/audit-events.ts';
import type { Settings } from '../platform/settings.ts';
import { atWork, type CommonOptions, dayOf, report, wholeNumber } from './shell.ts';
import { knownUser } from './users.ts';

interface AuditOptions extends CommonOptions {
  readonly user?: string;
  readonly action?: string;
  readonly object?: { readonly kind: string; readonly id: string };
  readonly since?: string;
  readonly refused?: true;
  readonly limit: number;
}

/** Who did what, and when. */
export function addAuditCommand(program: Command, settings: () => Settings): void {
  program
    .command('audit')
    .description('Show who did what, the newest first. Events are kept for a year and never change.')
    .option('--user <username>', 'what this person did, and what was done to their account')
    .option('--action <action>', "an action or its beginning, such as 'order.refunded' or 'session.'")
    .option('--object <kind:id>', "what it was done to, such as 'order:17'", readObject)
    .option('--since <day>', 'from the beginning of this day in Lithuania, YYYY-MM-DD', dayOf)
    .option('--refused', 'only what was refused')
    .option('--limit <number>', 'how many at most', wholeNumber, 50)
    .option('--json', 'answer in JSON')
    .addHelpText(
      'after',
      '\nExamples:\n  medeina audit --action session. --refused --since 2026-11-01\n  medeina audit --object order:17',
    )
    .action(async ({ user, action, object, since, refused, limit, ...options }: AuditOptions) => {
      const events = await atWork(settings(), async ({ database: { executor } }) =>
        readEvents(executor, {
          userId: user === undefined ? undefined : (await knownUser(executor, user)).id,
          action,
          object,
          since,
          refused,
          limit,
        }),
      );
      report(
        {
          facts: { events: events.map(factsOf) },
          lines: events.length === 0 ? ['There are none.'] : events.map(lineOf),
        },
        options,
      );
    });
}

function readObject(text: string): { kind: string; id: string } {
  const [, kind = '', id = ''] = /^([a-z_]+):(.+)$/.exec(text) ?? [];
  if (kind === '') throw new InvalidArgumentError("It must be a kind and an id, such as 'order:17'.");
  return { kind, id };
}

function factsOf({ happened_at: at, actor_user_id: userId, ...event }: RecordedEvent): object {
  return { ...event, happened_at: at.toISOString(), actor_user_id: userId };
}

function actorOf({ actor_kind: kind, actor_name: name, actor_user_id: id, username }: RecordedEvent): string {
  if (kind === 'operator') return `operator ${name ?? ''}`;
  if (kind === 'person') return username ?? `person ${String(id)}`;
  return kind;
}

function lineOf(event: RecordedEvent): string {
  const { happened_at: at, action, outcome, object_kind: kind, object_id: id, address, details } = event;
  const told = Object.entries(details).map(([name, value]) => `${name}=${String(value)}`);
  return [
    at.toISOString().slice(0, 19).replace('T', ' '),
    actorOf(event),
    `${action}${outcome === 'done' ? '' : ` (${outcome})`}`,
    kind === null ? '' : `${kind} ${id ?? ''}`.trim(),
    ...told,
    address === null ? '' : `from ${address}`,
  ]
    .filter(Boolean)
    .join('  ');
}
