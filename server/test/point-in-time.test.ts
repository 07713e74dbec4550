import {
  chmodSync,
  chownSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { createApp } from '../src/app.ts';
import { createUser } from '../src/auth/users.ts';
import { type Database, openDatabase } from '../src/platform/database.ts';
import { createLog } from '../src/platform/log.ts';
import { migrate } from '../src/platform/migrate.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../src/platform/postgres/embedded.ts';
import { readSettings } from '../src/platform/settings.ts';

const password = 'a long enough password';

function person(database: Database, username: string): Promise<number> {
  return createUser(database.executor, {
    username,
    email: `${username}@example.org`,
    firstname: 'Vardenė',
    lastname: 'Pavardenė',
    telephone: '+37061234567',
    dateOfBirth: '1990-02-28',
    password,
    language: 'lt',
    capabilities: [],
  });
}

/** A folder that is removed after the test. */
function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'medeina-moment-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function start(
  dataFolder: string,
  parameters: Readonly<Record<string, string>>,
): Promise<{ postgres: EmbeddedPostgres; database: Database }> {
  const postgres = await startEmbeddedPostgres({ dataFolder, whenInUse: 'refuse', parameters });
  const database = openDatabase(postgres.address, { connections: 3 });
  onTestFinished(async () => {
    await database.close(1);
    await postgres.stop();
  });
  return { postgres, database };
}

/** Copies the cluster beside its running server, as `pg_basebackup` does, which is not among the embedded programs. */
async function copyCluster({ executor }: Database, cluster: string, copy: string): Promise<void> {
  await executor.connection().execute(async (connection) => {
    await sql`select pg_backup_start('rehearsal', fast => true)`.execute(connection);
    cpSync(cluster, copy, {
      recursive: true,
      filter: (name) => !/postmaster\.|pg_wal\/.|pg_replslot\/./.test(name.slice(cluster.length)),
    });
    const { rows } = await sql<{ labelfile: string }>`select labelfile from pg_backup_stop()`.execute(
      connection,
    );
    writeFileSync(join(copy, 'backup_label'), rows[0]?.labelfile ?? '');
  });
}

/** Waits until the log up to now is in the archive. */
async function archiveLog({ executor }: Database): Promise<void> {
  const { rows } = await sql<{ name: string }>`select pg_walfile_name(pg_switch_wal()) as name`.execute(
    executor,
  );
  await expect
    .poll(
      async () => {
        const { rows: archived } = await sql<{ last: string }>`
          select last_archived_wal as last from pg_stat_archiver`.execute(executor);
        return archived[0]?.last ?? '';
      },
      { timeout: 20_000 },
    )
    .toBe(rows[0]?.name);
}

test('a copy and the archived log restore the moment before a mistake', { timeout: 120_000 }, async () => {
  const [folder, archive, other] = [newFolder(), newFolder(), newFolder()];
  const { postgres, database } = await start(folder, {
    archive_mode: 'on',
    archive_command: `cp %p ${archive}/%f`,
  });
  const cluster = join(folder, 'postgres');
  const { uid, gid } = statSync(cluster);
  chownSync(archive, uid, gid);
  await migrate(database.executor);
  await person(database, 'before');
  await copyCluster(database, cluster, join(other, 'postgres'));
  await person(database, 'later');
  const { rows } = await sql<{ moment: string }>`select clock_timestamp()::text as moment`.execute(
    database.executor,
  );
  await sql`delete from users`.execute(database.executor);
  await archiveLog(database);
  await database.close(1);
  await postgres.stop();

  const copy = join(other, 'postgres');
  mkdirSync(join(copy, 'pg_wal'), { recursive: true });
  writeFileSync(join(copy, 'recovery.signal'), '');
  own(copy, { uid, gid });
  const { database: restored } = await start(other, {
    restore_command: `cp ${archive}/%f %p`,
    recovery_target_time: rows[0]?.moment ?? '',
    recovery_target_action: 'promote',
  });
  await expect
    .poll(
      async () =>
        (await sql<{ still: boolean }>`select pg_is_in_recovery() as still`.execute(restored.executor))
          .rows[0]?.still,
      { timeout: 30_000 },
    )
    .toBe(false);

  const settings = readSettings({ DATA_DIR: folder, DEMO: 'false', LIMITS: 'false' });
  const app = await createApp({ settings, database: restored, log: createLog('silent') });
  onTestFinished(() => app.close());
  for (const username of ['before', 'later']) {
    const payload = { username, password };
    const answer = await app.http.inject({ method: 'POST', url: '/api/auth/login', payload });
    expect(answer.statusCode, username).toBe(200);
  }
});

/** Gives a folder and all in it to whoever PostgreSQL runs as. */
function own(folder: string, { uid, gid }: { readonly uid: number; readonly gid: number }): void {
  for (const name of ['', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })])
    chownSync(join(folder, name), uid, gid);
  chmodSync(folder, 0o700);
}
