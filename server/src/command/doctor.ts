import { accessSync, constants, statfsSync } from 'node:fs';
import type { Command } from 'commander';
import { sql } from 'kysely';
import { loadSigningKeys } from '../auth/keys.ts';
import type { Executor } from '../platform/database.ts';
import { knownFailure } from '../platform/known-failure.ts';
import { compareFiles } from '../platform/files/claim.ts';
import { openFiles } from '../platform/files/files.ts';
import { createLog } from '../platform/log.ts';
import { smtpTransport } from '../platform/mail.ts';
import { pendingMigrations, refuseNewer } from '../platform/migrate.ts';
import { makeFolder } from '../platform/make-folder.ts';
import { createScanner } from '../platform/scanner.ts';
import { isLoopback, type Settings } from '../platform/settings.ts';
import { openDemoAccounts } from '../publish/demo.ts';
import { checkProviders, type Finding, reasonOf } from './doctor-providers.ts';
import { atWork, type CommonOptions, exitCodes, report } from './shell.ts';

const marks = { good: '✓', careful: '!', bad: '✗' } as const;
const littleSpace = 1_000_000_000;

/** Checks what the installation needs, one line each; exits with 1 when something is bad. */
export function addDoctor(program: Command, settings: () => Settings): void {
  program
    .command('doctor')
    .description('Check settings, data folder, database, files, keys, mail and each provider that is set.')
    .option('--json', 'answer in JSON')
    .action(async (options: CommonOptions) => {
      const checked = settings();
      const findings = [
        ...checkSettings(checked),
        checkFolder(checked),
        ...(await checkDatabase(checked)),
        await checkFiles(checked),
        await checkKeys(checked),
        await checkMail(checked),
        ...(await checkScanner(checked)),
        ...(await checkProviders(checked)),
      ];
      const isGood = findings.every((finding) => finding.state !== 'bad');
      report(
        {
          facts: { good: isGood, findings },
          lines: findings.map(({ what, state, detail }) => `${marks[state]} ${what}: ${detail}`),
        },
        options,
      );
      if (!isGood) process.exitCode = exitCodes.notDone;
    });
}

function checkSettings(settings: Settings): Finding[] {
  const { isHttps } = settings;
  const isLocal = isLoopback(new URL(settings.publicUrl).hostname);
  const isOpenDemo = settings.demo && !(isLocal && isLoopback(settings.host));
  return [
    {
      what: 'settings',
      state: isOpenDemo ? 'careful' : 'good',
      detail: isOpenDemo
        ? 'valid; the demo is on, and anybody who reaches the site knows the passwords of its accounts'
        : `valid; the demo is ${settings.demo ? 'on' : 'off'}`,
    },
    {
      what: 'address',
      state: isHttps || isLocal ? 'good' : 'careful',
      detail:
        isHttps || isLocal
          ? settings.publicUrl
          : `${settings.publicUrl} is not https: sign-in uses plain cookies`,
    },
  ];
}

function checkFolder(settings: Settings): Finding {
  const what = 'data folder';
  try {
    makeFolder(settings.dataFolder);
    accessSync(settings.dataFolder, constants.W_OK);
    const { bavail, bsize } = statfsSync(settings.dataFolder);
    const free = bavail * bsize;
    const detail = `${settings.dataFolder}, ${Math.round(free / 1e9)} GB free`;
    return { what, state: free < littleSpace ? 'careful' : 'good', detail };
  } catch (error) {
    return { what, state: 'bad', detail: messageOf(error, settings) };
  }
}

async function checkDatabase(settings: Settings): Promise<Finding[]> {
  const what = 'database';
  try {
    return await atWork(
      settings,
      async ({ database }) => {
        const {
          rows: [row],
        } = await sql<{ version: string }>`select current_setting('server_version_num') as version`.execute(
          database.executor,
        );
        const major = Math.floor(Number(row?.version ?? 0) / 10_000);
        if (major < 15) return [{ what, state: 'bad', detail: `PostgreSQL ${major}; 15 or newer is needed` }];
        await refuseNewer(database.executor);
        const pending = await pendingMigrations(database.executor);
        if (pending.length > 0)
          return [
            {
              what,
              state: 'careful',
              detail: `PostgreSQL ${major}, ${pending.length} migrations to apply`,
            },
          ];
        return [
          { what, state: 'good', detail: `PostgreSQL ${major}, up to date` },
          ...(settings.demo ? [] : await checkDemoAccounts(database.executor)),
        ];
      },
      { needsMigrations: false },
    );
  } catch (error) {
    return [{ what, state: 'bad', detail: messageOf(error, settings) }];
  }
}

/** Nothing where none is left. Where the demo is on, the settings' own line tells of them. */
async function checkDemoAccounts(executor: Executor): Promise<Finding[]> {
  const names = await openDemoAccounts(executor);
  if (names.length === 0) return [];
  const detail =
    `the demo is off, but its accounts are still here (${names.join(', ')}), and their passwords are public unless they ` +
    "were changed: lock each with 'medeina users lock', or begin anew with an empty database";
  return [{ what: 'demo accounts', state: 'careful', detail }];
}

async function checkFiles(settings: Settings): Promise<Finding> {
  const what = 'files';
  try {
    const { store } = await openFiles(settings);
    const pending = await atWork(
      settings,
      async ({ database }) => {
        await refuseNewer(database.executor);
        const names = await pendingMigrations(database.executor);
        if (names.length === 0) await compareFiles(database.executor, store);
        return names;
      },
      { needsMigrations: false },
    );
    return pending.length === 0
      ? { what, state: 'good', detail: store.place }
      : { what, state: 'careful', detail: `${store.place}; checked once the migrations are applied` };
  } catch (error) {
    return { what, state: 'bad', detail: messageOf(error, settings) };
  }
}

async function checkKeys(settings: Settings): Promise<Finding> {
  const what = 'signing keys';
  try {
    const keys = await loadSigningKeys(settings);
    return { what, state: 'good', detail: `${keys.signing.algorithm} ${keys.signing.id}` };
  } catch (error) {
    return { what, state: 'bad', detail: messageOf(error, settings) };
  }
}

async function checkMail(settings: Settings): Promise<Finding> {
  const what = 'mail';
  if (settings.smtpUrl === undefined) {
    return {
      what,
      state: 'careful',
      detail: 'SMTP_URL is not set: mail is written to the outbox among the files',
    };
  }
  try {
    await smtpTransport(settings.smtpUrl).verify();
    return { what, state: 'good', detail: 'the SMTP server answers' };
  } catch (error) {
    return {
      what,
      state: 'bad',
      detail: `the SMTP server does not take mail: ${reasonOf(error)}`,
    };
  }
}

/** Nothing where none is set. */
async function checkScanner(settings: Settings): Promise<Finding[]> {
  const what = 'malware scanner';
  const scanner = createScanner(settings, createLog('silent'));
  if (scanner === undefined) return [];
  try {
    await scanner.isClean(Buffer.from('Medeina'));
    return [{ what, state: 'good', detail: 'clamd answers' }];
  } catch (error) {
    return [{ what, state: 'bad', detail: `clamd does not answer: ${reasonOf(error)}` }];
  }
}

function messageOf(error: unknown, settings: Settings): string {
  return knownFailure(error, settings) ?? (error instanceof Error ? error.message : String(error));
}
