import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { newKeySet } from '../src/auth/keys.ts';
import { migrationNames } from '../src/platform/migrate.ts';
import { createTestDatabase } from './harness.ts';
import { type ChildServer, startChild } from './support/child-server.ts';
import { openDatabaseWay } from './support/database-way.ts';

const serverFolder = fileURLToPath(new URL('..', import.meta.url));

const nextMigration = `${String(migrationNames().length + 1).padStart(4, '0')}-nickname`;

const addsColumn = `
import { type Kysely, sql } from 'kysely';

export async function up(on: Kysely<unknown>): Promise<void> {
  await sql\`alter table users add column nickname text\`.execute(on);
}
`;

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'medeina-release-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A copy of this build with one more migration, as the next release. */
function nextRelease(): string {
  const folder = newFolder();
  cpSync(join(serverFolder, 'src'), join(folder, 'src'), { recursive: true });
  cpSync(join(serverFolder, 'package.json'), join(folder, 'package.json'));
  symlinkSync(join(serverFolder, 'node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(folder, `src/platform/migrations/${nextMigration}.ts`), addsColumn);
  return join(folder, 'src/main.ts');
}

const person = {
  username: 'pirmoji',
  password: 'a long enough password',
  firstname: 'Ona',
  lastname: 'Žalė',
  email: 'ona@example.org',
  birthdate: '1999-05-06',
  phone: '+370 612 34567',
};

async function register({ url }: ChildServer): Promise<string> {
  const response = await fetch(`${url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(person),
  });
  expect(response.status).toBe(200);
  return z.object({ access_token: z.string() }).parse(await response.json()).access_token;
}

async function favourites({ url }: ChildServer, token: string): Promise<number> {
  const response = await fetch(`${url}/api/favourite-courses`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return response.status;
}

test(
  'two releases serve one database, and the older one can be started again beside the newer',
  { timeout: 240_000 },
  async () => {
    const database = await createTestDatabase();
    const { address } = await openDatabaseWay(
      database.name,
      ({ near, far }) => void near.pipe(far).pipe(near),
    );
    const environment = {
      DATABASE_URL: address.url,
      JWT_KEYS: await newKeySet(),
      DATA_DIR: newFolder(),
      PUBLIC_URL: 'http://learn.internal',
    };

    const older = await startChild(environment);
    const token = await register(older);

    const newer = await startChild(environment, nextRelease());
    expect(await database.sql`select name from migrations order by name desc limit 1`).toEqual([
      { name: nextMigration },
    ]);
    expect(await favourites(newer, token)).toBe(200);
    expect(await favourites(older, token)).toBe(200);

    // Rollback: the older release starts on the newer schema, logs it once and serves.
    expect(await older.end('SIGTERM')).toBe(0);
    const again = await startChild(environment);
    await expect.poll(() => again.output()).toContain('a newer release has migrated the database');
    expect(again.output().match(/a newer release has migrated the database/g)).toHaveLength(1);
    expect(again.output()).toContain(nextMigration);
    expect(await newer.end('SIGTERM')).toBe(0);
    expect(await favourites(again, token)).toBe(200);
  },
);
