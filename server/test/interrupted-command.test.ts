import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RawBuilder, sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openDatabase } from '../src/platform/database.ts';
import { lockFile, makeDataFolder, spawnCommand, startChild } from './support/child-server.ts';
import { pack } from './support/packages.ts';
import { courseJson } from './support/site.ts';

/** A database whose server was killed: it goes on, and belongs to whoever comes next, such as a command. */
async function ownerlessDatabase(environment: { readonly DATA_DIR: string }) {
  const server = await startChild(environment);
  await server.end('SIGKILL');
  const socketFolder = lockFile(environment.DATA_DIR).split('\n')[4] ?? '';
  const database = openDatabase(
    { socketFolder, port: 5432, user: 'medeina', database: 'medeina' },
    { connections: 3 },
  );
  onTestFinished(() => database.close(0));
  return {
    close: () => database.close(0),
    /** Holds a lock. */
    hold: async (lock: RawBuilder<unknown>) => {
      const holder = await database.executor.startTransaction().execute();
      const {
        rows: [self],
      } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(holder);
      await lock.execute(holder);
      const release = async (): Promise<void> => {
        if (!holder.isRolledBack) await holder.rollback().execute();
      };
      onTestFinished(release);
      return {
        release,
        /** Waits until somebody else waits for it. */
        untilWanted: () =>
          vi.waitFor(
            async () => {
              const { rows } = await sql`
                select from pg_stat_activity where ${self?.pid ?? 0} = any (pg_blocking_pids(pid))`.execute(
                database.executor,
              );
              expect(rows).toHaveLength(1);
            },
            { timeout: 60_000 },
          ),
      };
    },
  };
}

test(
  'a command that ends leaves its database to one that shares it, which stops it',
  { timeout: 180_000 },
  async () => {
    const environment = { DATA_DIR: makeDataFolder() };
    const { hold, close } = await ownerlessDatabase(environment);
    const events = await hold(sql`lock table audit_events`);
    const codes = await hold(sql`lock table discount_codes`);
    const owner = spawnCommand(['audit'], environment);
    const ownerEnded = once(owner, 'exit');
    await events.untilWanted();
    const sharing = spawnCommand(['coupons', 'list'], environment);
    const sharingEnded = once(sharing, 'exit');
    await codes.untilWanted();

    await events.release();
    await ownerEnded;
    expect(owner.exitCode).toBe(0);
    await codes.release();
    await close();
    await sharingEnded;
    expect(sharing.exitCode).toBe(0);
    expect(existsSync(join(environment.DATA_DIR, 'postgres/postmaster.pid'))).toBe(false);
  },
);

test.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)(
  'a command that %s ends removes its folder and stops its database',
  { timeout: 120_000 },
  async (signal, code) => {
    const temporary = mkdtempSync(join(tmpdir(), 'medeina-told-'));
    // PostgreSQL may run as another user.
    chmodSync(temporary, 0o755);
    onTestFinished(() => rmSync(temporary, { recursive: true, force: true }));
    const environment = { DATA_DIR: makeDataFolder(), TMPDIR: temporary };
    const file = join(temporary, 'sepsis.zip');
    writeFileSync(file, await pack({ 'course.json': courseJson(201) }));
    const { hold } = await ownerlessDatabase(environment);
    const { untilWanted } = await hold(sql`select pg_advisory_xact_lock(hashtext('medeina import'))`);

    const command = spawnCommand(['import', file], environment);
    const ended = once(command, 'exit');
    await untilWanted();
    const left = (): string[] => readdirSync(temporary).filter((name) => name.startsWith('medeina-import-'));
    expect(left()).toHaveLength(1);
    command.kill(signal);
    await ended;
    expect(command.exitCode).toBe(code);
    expect(left()).toEqual([]);
    expect(existsSync(join(environment.DATA_DIR, 'postgres/postmaster.pid'))).toBe(false);
  },
);
