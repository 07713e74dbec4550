import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { languages } from '@medeina/contract';
import type { Command } from 'commander';
import { eraseAccount } from '../account/erasure.ts';
import { collectOwnData, subjectOf } from '../account/own-data.ts';
import { writeOwnDataPage } from '../account/own-data-page.ts';
import { findUser, findUserById } from '../auth/users.ts';
import { personalData } from '../domains.ts';
import { operator, recordEvent } from '../platform/audit.ts';
import type { Executor } from '../platform/database.ts';
import { unusedFilesJob } from '../platform/files/unused-files.ts';
import { startJobs } from '../platform/jobs.ts';
import { createLog } from '../platform/log.ts';
import { createMail, mailJob } from '../platform/mail.ts';
import type { OwnFile } from '../platform/personal-data.ts';
import { countHeld, countKept, type Kept } from '../platform/personal-data-store.ts';
import type { Settings } from '../platform/settings.ts';
import { openVault } from '../platform/vault.ts';
import { readPendingOrders } from '../shopping/orders-store.ts';
import { ask } from './confirmation.ts';
import {
  atWork,
  CommandError,
  type CommonOptions,
  ofDisk,
  type Outcome,
  progressOnTerminal,
  report,
  tellGone,
  wholeNumber,
  withNewFile,
  type Workplace,
} from './shell.ts';
import { jsonOf, printable } from './terminal.ts';

interface ExportOptions extends CommonOptions {
  /** Where to write it; standard output when left out. */
  readonly out?: string;
  /** A page to be read and printed in place of JSON. */
  readonly page?: true;
  /** A folder for what was handed in with forms. */
  readonly files?: string;
  readonly language: string;
}

interface EraseOptions extends CommonOptions {
  /** In place of a name: all that is left of an erased account in the audit. */
  readonly id?: number;
  readonly yes?: true;
  readonly dryRun?: true;
}

/** Commands about all that is held on a person. */
export function addOwnDataCommands(users: Command, settings: () => Settings): void {
  users
    .command('export <username>')
    .description('Write out everything that is held on a person.')
    .option('--out <file>', 'write to a file that only you can read')
    .option('--page', 'a page to be read and printed, in place of JSON')
    .option('--files <folder>', 'save the files that were handed in there as well')
    .option('--language <code>', 'of names in it, and of the page: lt, en or ru', 'lt')
    .option('--json', 'answer in JSON')
    .action(async (username: string, options: ExportOptions) => {
      const outcome = await atWork(settings(), (place) => exportData(place, username, options));
      if (outcome !== undefined) report(outcome, options);
    });
  users
    .command('erase [username]')
    .description('Erase an account and everything that need not be kept, at once and for good.')
    .option(
      '--id <number>',
      'the number of the account, as the audit has it, in place of a name',
      wholeNumber,
    )
    .option('--yes', 'do not ask')
    .option('--dry-run', 'change nothing, say what would be done')
    .option('--json', 'answer in JSON')
    .action(async (username: string | undefined, options: EraseOptions) => {
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
  const { out } = options;
  if (out === undefined && options.page === true && options.json === true)
    throw new CommandError('Give --page or --json, not both, or a file with --out.');
  const user = await findUser(database.executor, username);
  if (user === undefined) throw new CommandError(`There is no account '${username}'.`);
  const context = { database, files: await files(false), settings, vault: openVault(settings) };
  const data = await collectOwnData(context, personalData, { userId: user.id }, language);
  const content = options.page === true ? printable(writeOwnDataPage(data)) : `${jsonOf(data, 2)}\n`;
  const gone = await withNewFile(out, async (write) => {
    // First, so that no data leave without it.
    await recordEvent(database.executor, {
      actor: operator(),
      action: 'account.exported',
      object: { kind: 'user', id: user.id },
    });
    const missing =
      options.files === undefined
        ? []
        : await saveFiles(
            await personalData.ownFiles(context, { userId: user.id }, language),
            options.files,
            progressOnTerminal(options),
          );
    // Last: nothing else may follow it on standard output.
    if (out === undefined) process.stdout.write(content);
    else await write(content);
    return missing;
  });
  tellGone(gone);
  if (out === undefined) return undefined;
  return {
    facts: { username: user.username, file: out, tables: Object.keys(data.held), gone },
    lines: [`Wrote what is held on ${user.username} to ${out}.`],
  };
}

/**
 * One at a time and piece by piece: together they may be larger than memory.
 * @returns the names of those that are gone.
 */
async function saveFiles(
  files: readonly OwnFile[],
  folder: string,
  onProgress: Workplace['progress'] | undefined,
): Promise<string[]> {
  const gone: string[] = [];
  for (const [place, file] of files.entries()) {
    onProgress?.(place, files.length, 'files');
    // Two may have one name.
    const path = join(folder, `${place + 1}-${file.name}`);
    try {
      // oxlint-disable-next-line no-await-in-loop
      const body = await file.open();
      if (body === undefined) {
        gone.push(file.name);
        continue;
      }
      // oxlint-disable-next-line no-await-in-loop
      await mkdir(folder, { recursive: true, mode: 0o700 });
      // oxlint-disable-next-line no-await-in-loop
      await writeFile(path, body, { mode: 0o600, flag: 'wx' });
    } catch (error) {
      throw ofDisk(path, error) ?? error;
    }
  }
  onProgress?.(files.length, files.length, 'files');
  return gone;
}

/** @throws {CommandError} where it is not there, or both a name and a number are given, or neither. */
async function accountOf(
  executor: Executor,
  username: string | undefined,
  id: number | undefined,
): Promise<{ id: number; username: string }> {
  if (username !== undefined && id !== undefined)
    throw new CommandError('Give a username or --id, not both.');
  if (username !== undefined) {
    const user = await findUser(executor, username);
    if (user === undefined) throw new CommandError(`There is no account '${username}'.`);
    return user;
  }
  if (id === undefined) throw new CommandError('Name an account, or give its number with --id.');
  const user = await findUserById(executor, id);
  if (user === undefined) throw new CommandError(`There is no account with the number ${id}.`);
  return user;
}

async function erase(
  { database, files, settings }: Workplace,
  username: string | undefined,
  options: EraseOptions,
): Promise<Outcome> {
  const opened = await files(false);
  const user = await accountOf(database.executor, username, options.id);
  const subject = await subjectOf(database.executor, user.id);
  const kept = await countKept(database.executor, personalData.tables, subject);
  const orders = await readPendingOrders(database.executor, user.id);
  const stays = { kept, ended_orders: orders };
  if (options.dryRun === true || options.yes !== true) {
    const rows = await countHeld(database.executor, personalData.tables, subject);
    const lines = [
      `Would erase ${user.username}:`,
      ...counted(rows),
      ...keptLines(kept, 'Would stay'),
      ...orders.map((id) => `Its open order ${id} would be ended; ${comesBack}`),
    ];
    if (options.dryRun === true)
      return { facts: { username: user.username, erased: false, rows, ...stays }, lines };
    process.stderr.write(`${printable(lines.join('\n'))}\n`);
    await ask(`users erase ${user.username}: Erase this account? Nothing brings it back.`);
  }
  // The letter and the removal of files wait in their queues for a running server.
  const log = createLog('silent');
  const queues = [
    mailJob(settings, opened.store, log),
    unusedFilesJob({ database, files: opened }, personalData),
  ];
  const jobs = await startJobs(database.address, queues, log, false);
  try {
    const context = { database, jobs, settings, mail: createMail(jobs) };
    const rows = await eraseAccount(context, personalData, user.id, { actor: operator() });
    if (rows === undefined) throw new CommandError(`There is no account '${user.username}'.`);
    return {
      facts: { username: user.username, erased: true, rows, ...stays },
      lines: [
        `Erased ${user.username}:`,
        ...counted(rows),
        ...keptLines(kept, 'Stays'),
        ...orders.map((id) => `Its open order ${id} was ended; ${comesBack}`),
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
