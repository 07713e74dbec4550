import { writeFile } from 'node:fs/promises';
import { languages } from '@medeina/contract';
import type { Command } from 'commander';
import { eraseAccount } from '../account/erasure.ts';
import { collectOwnData, subjectOf } from '../account/own-data.ts';
import { writeOwnDataPage } from '../account/own-data-page.ts';
import { findUser } from '../auth/users.ts';
import { personalData } from '../domains.ts';
import { operator, recordEvent } from '../platform/audit.ts';
import { startJobs } from '../platform/jobs.ts';
import { createLog } from '../platform/log.ts';
import { createMail, mailJob } from '../platform/mail.ts';
import { countHeld, countKept, type Kept } from '../platform/personal-data-store.ts';
import type { Settings } from '../platform/settings.ts';
import { listAllOrders } from '../shopping/orders-store.ts';
import { atWork, CommandError, type CommonOptions, type Outcome, report, type Workplace } from './shell.ts';

interface ExportOptions extends CommonOptions {
  /** Where to write it; standard output when left out. */
  readonly out?: string;
  /** A page to be read and printed in place of JSON. */
  readonly page?: true;
  readonly language: string;
}

interface EraseOptions extends CommonOptions {
  readonly dryRun?: true;
}

/** Commands about all that is held on a person. */
export function addOwnDataCommands(users: Command, settings: () => Settings): void {
  users
    .command('export <username>')
    .description('Write out everything that is held on a person.')
    .option('--out <file>', 'write to a file that only you can read')
    .option('--page', 'a page to be read and printed, in place of JSON')
    .option('--language <code>', 'of names in it, and of the page: lt, en or ru', 'lt')
    .option('--json', 'answer in JSON')
    .action(async (username: string, options: ExportOptions) => {
      const outcome = await atWork(settings(), (place) => exportData(place, username, options));
      if (outcome !== undefined) report(outcome, options);
    });
  users
    .command('erase <username>')
    .description('Erase an account and everything that need not be kept, at once and for good.')
    .option('--dry-run', 'change nothing, say what would be done')
    .option('--json', 'answer in JSON')
    .action(async (username: string, options: EraseOptions) => {
      report(await atWork(settings(), (place) => erase(place, username, options)), options);
    });
}

async function exportData(
  { database, files, settings }: Workplace,
  username: string,
  options: ExportOptions,
): Promise<Outcome | undefined> {
  const language = languages.find((code) => code === options.language);
  if (language === undefined) throw new CommandError('--language must be lt, en or ru.');
  const user = await findUser(database.executor, username);
  if (user === undefined) throw new CommandError(`There is no account '${username}'.`);
  const context = { database, files: await files(), settings };
  const data = await collectOwnData(context, personalData, user.id, language);
  await recordEvent(database.executor, {
    actor: operator(),
    action: 'account.exported',
    object: { kind: 'user', id: user.id },
  });
  const content = options.page === true ? writeOwnDataPage(data) : `${JSON.stringify(data, null, 2)}\n`;
  if (options.out === undefined) {
    process.stdout.write(content);
    return undefined;
  }
  await writeFile(options.out, content, { mode: 0o600, flag: 'wx' });
  return {
    facts: { username: user.username, file: options.out, tables: Object.keys(data.held) },
    lines: [`Wrote what is held on ${user.username} to ${options.out}.`],
  };
}

async function erase(
  { database, files, settings }: Workplace,
  username: string,
  options: EraseOptions,
): Promise<Outcome> {
  const user = await findUser(database.executor, username);
  if (user === undefined) throw new CommandError(`There is no account '${username}'.`);
  const subject = await subjectOf(database.executor, user.id);
  const kept = await countKept(database.executor, personalData.tables, subject);
  const [order] = await listAllOrders(database.executor, { status: 'pending', userId: user.id, limit: 1 });
  const stays = { kept, ended_order: order?.id ?? null };
  if (options.dryRun === true) {
    const rows = await countHeld(database.executor, personalData.tables, subject);
    return {
      facts: { username: user.username, erased: false, rows, ...stays },
      lines: [
        `Would erase ${user.username}:`,
        ...counted(rows),
        ...keptLines(kept, 'Would stay'),
        ...(order === undefined ? [] : [`Its open order ${order.id} would be ended; ${comesBack}`]),
      ],
    };
  }
  const opened = await files();
  // The letter waits in the queue for a running server.
  const log = createLog('silent');
  const jobs = await startJobs(database.address, [mailJob(settings, opened.store, log)], log, false);
  try {
    const context = { database, files: opened, settings, mail: createMail(jobs) };
    const rows = await eraseAccount(context, personalData, user.id, { actor: operator() });
    if (rows === undefined) throw new CommandError(`There is no account '${username}'.`);
    return {
      facts: { username: user.username, erased: true, rows, ...stays },
      lines: [
        `Erased ${user.username}:`,
        ...counted(rows),
        ...keptLines(kept, 'Stays'),
        ...(order === undefined ? [] : [`Its open order ${order.id} was ended; ${comesBack}`]),
      ],
    };
  } finally {
    await jobs.stop();
  }
}

const comesBack = 'a payment that still arrives for it goes back.';

function keptLines(kept: Readonly<Record<string, Kept>>, heading: string): string[] {
  const lines = Object.entries(kept).map(([table, { rows, why }]) => `  ${table}: ${rows} (${why})`);
  return lines.length === 0 ? [] : [`${heading} without the account:`, ...lines];
}

function counted(rows: Readonly<Record<string, number>>): string[] {
  return Object.entries(rows).map(([table, count]) => `  ${table}: ${count}`);
}
