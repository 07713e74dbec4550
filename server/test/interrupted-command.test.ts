import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openDatabase } from '../src/platform/database.ts';
import { lockFile, makeDataFolder, spawnCommand, startChild } from './support/child-server.ts';
import { pack } from './support/packages.ts';
import { courseJson } from './support/site.ts';

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
    // Its database goes on, and belongs to whoever comes next: the command.
    const server = await startChild(environment);
    await server.end('SIGKILL');
    const socketFolder = lockFile(environment.DATA_DIR).split('\n')[4] ?? '';
    const database = openDatabase(
      { socketFolder, port: 5432, user: 'medeina', database: 'medeina' },
      { connections: 2 },
    );
    const holder = await database.executor.startTransaction().execute();
    onTestFinished(async () => {
      await holder.rollback().execute();
      await database.close(0);
    });
    await sql`select pg_advisory_xact_lock(hashtext('medeina import'))`.execute(holder);

    const command = spawnCommand(['import', file], environment);
    const ended = once(command, 'exit');
    await vi.waitFor(
      async () => {
        const { rows } = await sql`select from pg_locks where locktype = 'advisory' and not granted`.execute(
          database.executor,
        );
        expect(rows).toHaveLength(1);
      },
      { timeout: 60_000 },
    );
    const left = (): string[] => readdirSync(temporary).filter((name) => name.startsWith('medeina-import-'));
    expect(left()).toHaveLength(1);
    command.kill(signal);
    await ended;
    expect(command.exitCode).toBe(code);
    expect(left()).toEqual([]);
    expect(existsSync(join(environment.DATA_DIR, 'postgres/postmaster.pid'))).toBe(false);
  },
);
