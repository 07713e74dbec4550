import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { savePhoto } from '../src/account/photos.ts';
import { createApp } from '../src/app.ts';
import { createUser } from '../src/auth/users.ts';
import { readBackup, restoreBackup } from '../src/platform/backup/restore.ts';
import { type BackupParts, writeBackup } from '../src/platform/backup/write.ts';
import { type Database, openDatabase } from '../src/platform/database.ts';
import { claimFiles } from '../src/platform/files/claim.ts';
import type { FileStore } from '../src/platform/files/file-store.ts';
import { type Files, openFiles } from '../src/platform/files/files.ts';
import { startJobs } from '../src/platform/jobs.ts';
import { createLog } from '../src/platform/log.ts';
import { migrationNames, pendingMigrations } from '../src/platform/migrate.ts';
import { readSettings } from '../src/platform/settings.ts';
import { seedDemo } from '../src/publish/demo.ts';
import { createTestApp, createTestDatabase, type TestDatabase } from './harness.ts';
import { createOlderDatabase, failMigration } from './support/older-database.ts';
import { findOlderPostgres, startOlderPostgres } from './support/older-postgres.ts';
import { onTerminal, operatorOf } from './support/operator.ts';
import { startS3 } from './support/s3.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

function folder(name: string): string {
  const made = mkdtempSync(join(tmpdir(), `medeina-${name}-`));
  afterAll(() => rmSync(made, { recursive: true, force: true }));
  return made;
}

const app = await createTestApp();
// As a server does when it starts.
await claimFiles(app.database.executor, app.context.files.store);
await seedDemo({ database: app.database, files: app.context.files });
const person = await app.person({ username: 'saved' });
const photo = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#123' } })
  .png()
  .toBuffer();
await savePhoto(app.context, person.id, photo.toString('base64'));
// A version of the script for other sites that no build has any more.
const script = 'embed/0.1.0-former/medeina.js';
await app.context.files.store.put(script, Buffer.from('former'), 6);
const medeina = operatorOf(app, { DATA_DIR: app.settings.dataFolder });
const saved = join(folder('backup'), 'first');
const written = await medeina('backup', saved, '--json');

/** The content of each table as one fingerprint. */
async function contentOf({ sql }: TestDatabase): Promise<Record<string, string>> {
  const tables = await sql.unsafe<{ name: string }>(
    "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'",
  );
  const content: Record<string, string> = {};
  for (const { name } of tables) {
    // Each command writes itself down.
    const but = name === 'audit_events' ? "where action not like 'database.%'" : '';
    const [row] = await sql.unsafe<{ print: string }>(
      `select count(*) || ' ' || md5(coalesce(string_agg(row::text, E'\\n' order by row::text), '')) as print from ${name} row ${but}`,
    );
    content[name] = row?.print ?? '';
  }
  // Each database counts its own transactions.
  const [versions] = await sql.unsafe<{ rows: string }>(
    "select string_agg((to_jsonb(row) - 'changed_in')::text, ',' order by (to_jsonb(row) - 'changed_in')::text) as rows from versions row",
  );
  content['versions'] = versions?.rows ?? '';
  const sequences = await sql.unsafe(
    "select sequencename, last_value from pg_sequences where schemaname = 'public' and sequencename not in ('audit_events_id_seq', 'orders_id_seq') order by 1",
  );
  content['sequences'] = JSON.stringify(sequences);
  // When a migration was applied is not part of what is saved.
  delete content['migrations'];
  return content;
}

async function lastOrder({ sql }: TestDatabase): Promise<number> {
  const [row] = await sql.unsafe<{ last: number }>('select last_value::integer as last from orders_id_seq');
  return row?.last ?? 0;
}

const manifestOf = (path: string): Record<string, unknown> =>
  JSON.parse(readFileSync(join(path, 'manifest.json'), 'utf8'));

test('a backup holds every table, the files and the keys, for its owner alone', () => {
  expect(written.code).toBe(0);
  const { rows, files } = JSON.parse(written.output.trim().split('\n').at(-1) ?? '');
  expect(rows).toBeGreaterThan(1000);
  expect(files).toBeGreaterThan(50);
  expect(statSync(saved).mode & 0o777).toBe(0o700);
  expect(manifestOf(saved)).toMatchObject({ product: 'medeina', migrations: migrationNames() });
});

test('restored elsewhere, every row and file is there, people log in, and new rows get new numbers', async () => {
  const database = await createTestDatabase('template0');
  const dataFolder = folder('restored');
  const there = operatorOf({ database }, { DATA_DIR: dataFolder });
  expect((await there('restore', saved, '--dry-run')).output).toContain('Would restore');
  // Of a start before.
  mkdirSync(join(dataFolder, 'keys'));
  writeFileSync(join(dataFolder, 'keys/encryption.key'), 'another');
  const done = await there('restore', saved, '--json');
  expect(done.output).toContain('"restored":true');
  expect(await contentOf(database)).toEqual(await contentOf(app.database));
  // A provider may still tell of an order that was made since: its number is nobody else's.
  expect(await lastOrder(database)).toBeGreaterThan((await lastOrder(app.database)) + 1000);
  for (const name of ['jwt.json', 'encryption.key'])
    expect(readFileSync(join(dataFolder, 'keys', name), 'utf8')).toBe(
      readFileSync(join(app.settings.dataFolder, 'keys', name), 'utf8'),
    );
  expect(readFileSync(join(dataFolder, 'keys/encryption.key.replaced'), 'utf8')).toBe('another');
  expect(readFileSync(join(dataFolder, script), 'utf8')).toBe('former');

  const settings = readSettings({
    DATA_DIR: dataFolder,
    DEMO: 'false',
    LOG_LEVEL: 'silent',
    LIMITS: 'false',
  });
  const restored = await createApp({ settings, database, log: createLog('silent') });
  try {
    const login = await restored.http.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: { username: person.username, password: person.password },
    });
    expect(login.statusCode).toBe(200);
    // Signed by the key of before.
    const settled = await restored.http.inject({ url: '/api/settings', headers: { ...person.headers } });
    expect(settled.statusCode).toBe(200);
    await expect(database.sql.unsafe('delete from audit_events')).rejects.toThrow(/audit/);
    const photos = [];
    for await (const name of (await openFiles(settings)).store.list('photos')) photos.push(name);
    expect(photos.length).toBeGreaterThan(0);
    const id = await createUser(database.executor, {
      username: 'after',
      email: 'after@example.org',
      firstname: 'Vardenė',
      lastname: 'Pavardenė',
      telephone: '+37061234567',
      dateOfBirth: '1990-02-28',
      password: 'a long enough password',
      language: 'lt',
      capabilities: [],
    });
    expect(id).toBeGreaterThan(person.id);
  } finally {
    await restored.close();
  }
  for (const options of [[], ['--dry-run']]) {
    const again = await there('restore', saved, ...options);
    expect(again.code).toBe(1);
    expect(again.output).toMatch(
      /\nThe database holds people or courses already. Restore into an empty one.\n$/,
    );
  }
});

test('keys that cannot be written are told before anything is, and no rows come without them', async () => {
  const database = await createTestDatabase('template0');
  const dataFolder = folder('closed');
  const keys = join(dataFolder, 'keys');
  const there = operatorOf({ database }, { DATA_DIR: dataFolder });
  const refused = async (...options: readonly string[]): Promise<string> => {
    const { code, output } = await there('restore', saved, ...options);
    expect(code).toBe(1);
    return output.split('\n').at(-2) ?? '';
  };
  writeFileSync(keys, 'no folder');
  for (const options of [[], ['--dry-run']])
    expect(await refused(...options)).toBe(`${keys}: a part of the path is not a folder.`);
  expect(await database.sql`select to_regclass('public.users') as users`).toEqual([{ users: null }]);
  expect(existsSync(join(dataFolder, 'photos'))).toBe(false);

  // What only shows once it is tried.
  rmSync(keys);
  mkdirSync(join(keys, 'encryption.key'), { recursive: true });
  writeFileSync(join(keys, 'jwt.json'), 'another');
  writeFileSync(join(keys, 'jwt.json.replaced'), 'that of an earlier restore');
  expect((await there('restore', saved)).output).toContain(`The files in ${keys} cannot be reached: EISDIR`);
  expect(await database.sql`select from users`).toEqual([]);
  rmSync(join(keys, 'encryption.key'), { recursive: true });
  expect(await there('restore', saved)).toMatchObject({ code: 0 });
  expect(await restoredEvents(database)).toHaveLength(1);
  expect(readFileSync(join(keys, 'jwt.json.replaced'), 'utf8')).toBe('that of an earlier restore');
  expect(readFileSync(join(keys, 'jwt.json.replaced-2'), 'utf8')).toBe('another');
});

test('nothing is restored where a server runs, or starts meanwhile', async () => {
  const served = await createTestApp({}, { runsJobs: true });
  const there = operatorOf(served, { DATA_DIR: folder('served') });
  for (const options of [[], ['--dry-run']])
    expect(await there('restore', saved, ...options)).toMatchObject({
      code: 1,
      output: expect.stringMatching(/\nA server runs on the database\. Stop it first/),
    });

  const database = await createTestDatabase('template0');
  const settings = readSettings({ DATA_DIR: folder('meanwhile'), DEMO: 'false' });
  const { store } = await openFiles(settings);
  const idle = { name: 'idle', retries: 0, run: () => Promise.resolve() };
  let starting: ReturnType<typeof startJobs> | undefined;
  onTestFinished(async () => (await starting)?.stop());
  const put: typeof store.put = async (...file) => {
    await (starting ??= startJobs(database.address, [idle], createLog('silent'), true));
    await store.put(...file);
  };
  const parts = { settings, database, store: { ...store, put }, onProgress: () => undefined };
  await expect(restoreBackup(saved, await readBackup(saved), parts)).rejects.toThrow('A server runs');
  expect(await database.sql`select from users`).toEqual([]);
  expect(existsSync(join(settings.dataFolder, 'keys'))).toBe(false);
});

const foldersOfFiles = ['files', 'pictures', 'photos', 'uploads'];

/** Names of a store's files; what each holds must be what it is named after. */
async function namesOfWhole({ store }: Pick<Files, 'store'>): Promise<string[]> {
  const names: string[] = [];
  for (const name of foldersOfFiles) for await (const file of store.list(name)) names.push(file);
  for (const name of names) {
    const file = await store.open(name);
    if (file === undefined || file === 'outside') throw new Error(`${name} is listed and not there`);
    expect(
      createHash('sha256')
        .update(await buffer(file.body))
        .digest('hex'),
    ).toBe(name.split('/').at(-1));
  }
  return names.toSorted();
}

test('files go into a bucket, out of it into a backup, and from there into an empty bucket or folder', async () => {
  const [full, empty] = [await startS3(), await startS3()];
  const ENCRYPTION_KEY = randomBytes(32).toString('base64url');
  for (const [name, value] of Object.entries(full.environment)) vi.stubEnv(name, value);
  /** An installation that has nothing yet, and whose files are there. */
  const installation = async (place: { readonly FILES_URL?: string }) => {
    const database = await createTestDatabase('template0');
    const environment = { DATA_DIR: folder('installation'), ENCRYPTION_KEY, ...place };
    const { store } = await openFiles(readSettings(environment));
    return { database, store, medeina: operatorOf({ database }, environment) };
  };
  const names = await namesOfWhole(app.context.files);
  const first = await installation({ FILES_URL: full.url });
  expect(await first.medeina('restore', saved)).toMatchObject({ code: 0 });
  const path = join(folder('backup'), 'of a bucket');
  const done = await first.medeina('backup', path, '--json');
  expect(JSON.parse(done.output.trim().split('\n').at(-1) ?? '')).toMatchObject({ files: names.length });
  for (const place of [{ FILES_URL: empty.url }, {}]) {
    const { medeina: there, database, store } = await installation(place);
    expect(await there('restore', path)).toMatchObject({ code: 0 });
    expect(await there('files')).toMatchObject({
      code: 0,
      output: `The files of this installation are in ${store.place}.\n`,
    });
    expect(await contentOf(database)).toEqual(await contentOf(app.database));
    expect(await namesOfWhole({ store })).toEqual(names);
  }
});

test('a store that cannot be reached is told before anything is changed', async () => {
  const away = await startS3();
  away.mood = 'refuses';
  for (const [name, value] of Object.entries(away.environment)) vi.stubEnv(name, value);
  const database = await createTestDatabase('template0');
  const ENCRYPTION_KEY = randomBytes(32).toString('base64url');
  const there = operatorOf({ database }, { DATA_DIR: folder('away'), ENCRYPTION_KEY, FILES_URL: away.url });
  for (const options of [[], ['--dry-run']])
    expect(await there('restore', saved, ...options)).toMatchObject({
      code: 1,
      output: expect.stringMatching(/\nThe files in s3:.* cannot be reached/),
    });
  expect(await database.sql`select to_regclass('public.users') as users`).toEqual([{ users: null }]);
});

test('a store of another installation is left to it; the own one and that of a first start are taken', async () => {
  const others = folder('others');
  const id = join(others, 'store-id');
  writeFileSync(id, 'another');
  const database = await createTestDatabase('template0');
  const there = operatorOf({ database }, { DATA_DIR: others });
  for (const options of [[], ['--dry-run']])
    expect(await there('restore', saved, ...options)).toMatchObject({
      code: 1,
      output: expect.stringMatching(
        /\nThe files in .*others.* are those of another installation, .*remove the file 'store-id'.*\n$/,
      ),
    });
  expect(await database.sql`select to_regclass('public.users') as users`).toEqual([{ users: null }]);
  expect(readFileSync(id, 'utf8')).toBe('another');

  // As a server does when it starts for the first time: what it leaves is an empty installation.
  const started = await createTestDatabase();
  const begun = readSettings({ DATA_DIR: folder('begun'), DEMO: 'false' });
  const own = operatorOf({ database: started }, { DATA_DIR: begun.dataFolder });
  await claimFiles(started.executor, (await openFiles(begun)).store);
  expect(await own('restore', saved)).toMatchObject({ code: 0 });
  expect(await own('files')).toMatchObject({ code: 0 });

  // The database was lost, and the files were not.
  const anew = operatorOf(
    { database: await createTestDatabase('template0') },
    { DATA_DIR: begun.dataFolder },
  );
  expect(await anew('restore', saved, '--dry-run')).toMatchObject({ code: 0 });
  expect(await anew('restore', saved)).toMatchObject({ code: 0 });
  expect(await anew('files')).toMatchObject({ code: 0 });
});

test('a backup of an older release is restored and brought up to date', async () => {
  const { database: old, names } = await createOlderDatabase(1);
  await old.sql.unsafe("insert into installation (name, value) values ('mark', 'kept')");
  const settings = readSettings({ DATA_DIR: folder('old'), DEMO: 'false' });
  const path = join(folder('backup'), 'old');
  const { store } = await openFiles(settings);
  await writeBackup(path, {
    settings,
    address: old.address,
    store,
    migrations: [...names],
    onProgress: () => undefined,
  });

  const database = await createTestDatabase('template0');
  onTerminal();
  expect(await operatorOf({ database }, { DATA_DIR: folder('new') })('restore', path)).toMatchObject({
    code: 0,
    output: expect.stringMatching(
      new RegExp(
        `\\r${names.length} of ${names.length} migrations\n.*tables and files\n\\r1 of 1 migrations\nRestored`,
        's',
      ),
    ),
  });
  expect(await pendingMigrations(database.executor)).toEqual([]);
  expect(await database.sql.unsafe("select value from installation where name = 'mark'")).toEqual([
    { value: 'kept' },
  ]);

  // Where the newer migrations fail, the rows are in: the audit says so, and the message how to finish.
  const { database: stuck } = await createOlderDatabase(1);
  const mend = await failMigration(stuck, migrationNames().at(-1) ?? '');
  const there = operatorOf({ database: stuck }, { DATA_DIR: folder('stuck') });
  const failed = await there('restore', path);
  expect([failed.code, failed.output]).toEqual([1, expect.stringContaining("Run 'medeina migrate' and")]);
  expect(await restoredEvents(stuck)).toHaveLength(1);
  await mend();
  expect(await there('migrate')).toMatchObject({ code: 0 });
  expect(await there('files', '--adopt')).toMatchObject({ code: 0 });
});

const restoredEvents = ({ sql }: TestDatabase) =>
  sql`select from audit_events where action = 'database.restored'`;

async function majorOf({ executor }: Database): Promise<number> {
  const { rows } = await sql<{ major: number }>`
    select current_setting('server_version_num')::int / 10000 as major`.execute(executor);
  return rows[0]?.major ?? 0;
}

test('a backup of an older PostgreSQL comes into the one of this release', async ({ skip }) => {
  const present = await majorOf(app.database);
  const programs = findOlderPostgres(present);
  if (programs === undefined) {
    skip(`no PostgreSQL from 15 to ${present - 1} is installed`);
    return;
  }
  const older = openDatabase(startOlderPostgres(programs), { connections: 3 });
  onTestFinished(() => older.close(1));
  expect(await majorOf(older)).toBeLessThan(present);
  const settings = readSettings({ DATA_DIR: folder('older'), DEMO: 'false' });
  const { store } = await openFiles(settings);
  const parts = { settings, address: older.address, store, onProgress: () => undefined };
  await restoreBackup(saved, await readBackup(saved), { ...parts, database: older });
  const path = join(folder('backup'), 'older');
  await writeBackup(path, { ...parts, migrations: migrationNames() });

  const database = await createTestDatabase('template0');
  const there = operatorOf({ database }, { DATA_DIR: folder('newer') });
  expect(await there('restore', path)).toMatchObject({ code: 0 });
  expect(await contentOf(database)).toEqual(await contentOf(app.database));
});

/** What a backup is written from, with a store in which there are more photos, or files that open otherwise. */
function partsWith(photos: readonly string[], open?: FileStore['open']): BackupParts {
  const { store } = app.context.files;
  return {
    settings: app.settings,
    address: app.database.address,
    migrations: migrationNames(),
    onProgress: () => undefined,
    store: {
      ...store,
      list: async function* list(name: string) {
        yield* store.list(name);
        if (name === 'photos') yield* photos;
      },
      ...(open === undefined ? {} : { open }),
    },
  };
}

test('a file that is removed meanwhile is left out, and one of somebody else’s too', async () => {
  const gone = `photos/ab/${'ab'.repeat(32)}`;
  const parts = partsWith([gone, 'photos/ab/my copy.jpg']);
  const { files } = (await writeBackup(join(folder('backup'), 'meanwhile'), parts)).manifest;
  expect(files.length).toBeGreaterThan(50);
  expect(files.filter((name) => name === gone || name.endsWith('.jpg'))).toEqual([]);
});

/** A file on a broken disk. */
function unreadable(): Readable {
  return new Readable({
    read() {
      this.destroy(Object.assign(new Error('EIO: i/o error, read'), { code: 'EIO' }));
    },
  });
}

test('a file that cannot be read is the fault of the store, not of the folder of the backup', async () => {
  const { store } = app.context.files;
  const broken = `photos/ef/${'ef'.repeat(32)}`;
  const parts = partsWith([broken], async (name, range) =>
    name === broken ? { size: 1, body: unreadable() } : await store.open(name, range),
  );
  await expect(writeBackup(join(folder('backup'), 'unreadable'), parts)).rejects.toMatchObject({
    name: 'FilesAwayError',
    place: store.place,
  });
});

test('a file that is damaged in the store is left out and named, and the rest can be restored', async () => {
  const { store } = app.context.files;
  const damaged = `uploads/cd/${'cd'.repeat(32)}`;
  await store.put(damaged, Buffer.from('flipped'), 7);
  onTestFinished(() => store.remove(damaged));
  const [path, other] = [join(folder('backup'), 'damaged'), join(folder('backup'), 'in words')];
  const { code, output } = await medeina('backup', path, '--json');
  expect([code, JSON.parse(output.trim().split('\n').at(-1) ?? '')]).toEqual([
    4,
    expect.objectContaining({ damaged: [damaged] }),
  ]);
  const told = await medeina('backup', other);
  expect([told.code, told.output]).toEqual([4, expect.stringContaining(`\nLeft out: ${damaged},`)]);
  const there = operatorOf(
    { database: await createTestDatabase('template0') },
    { DATA_DIR: folder('undamaged') },
  );
  expect(await there('restore', path, '--dry-run')).toMatchObject({ code: 0 });
});

test('a folder that holds something is not written to', async () => {
  const { code, output } = await medeina('backup', saved);
  expect([code, output]).toEqual([1, `${saved} is not empty.\n`]);
});

test('what is no whole backup, or a newer one, is refused before anything is changed', async () => {
  const database = await createTestDatabase('template0');
  const path = join(folder('backup'), 'broken');
  expect(await medeina('backup', path)).toMatchObject({ code: 0 });
  const good = readFileSync(join(path, 'manifest.json'), 'utf8');
  const dataFolder = folder('refused');
  const there = operatorOf({ database }, { DATA_DIR: dataFolder });
  const refused = async (change: object): Promise<string> => {
    writeFileSync(join(path, 'manifest.json'), JSON.stringify({ ...JSON.parse(good), ...change }));
    const { code, output } = await there('restore', path);
    expect(code).toBe(1);
    return output;
  };
  expect(await refused({ format: 2 })).toContain('not that of a backup');
  expect(await refused({ migrations: ['9999-later'] })).toContain('made by a newer release');
  expect(await refused({ files: ['files/../../keys/jwt.json'] })).toContain('cannot be one');
  // A backup of a former release does not name its keys, and has them all the same.
  writeFileSync(join(dataFolder, 'keys'), 'no folder');
  expect(await refused({ keys: undefined })).toContain('keys: a part of the path is not a folder.');
  writeFileSync(join(path, 'keys/encryption.key'), '');
  expect(await refused({})).toContain("'keys/encryption.key' of the backup is not what was written");
  rmSync(join(path, 'keys'), { recursive: true });
  expect(await refused({})).toContain("lacks 2 of its files, such as 'keys/jwt.json'");
  writeFileSync(
    join(path, 'tables/courses.gz'),
    readFileSync(join(path, 'tables/courses.gz')).subarray(0, 100),
  );
  expect(await refused({ keys: [] })).toContain("'tables/courses.gz' of the backup is not what was written");
  rmSync(join(path, 'tables/users.gz'));
  expect(await refused({ keys: [] })).toContain("lacks 1 of its files, such as 'tables/users.gz'");
  rmSync(join(path, 'manifest.json'));
  expect((await there('restore', path)).output).toContain('no complete backup');
  expect(await database.sql.unsafe("select to_regclass('public.users') as users")).toEqual([{ users: null }]);
  expect(existsSync(path)).toBe(true);
});

test('a backup takes as long as it takes, whatever limits the database sets', async () => {
  const database = await createTestDatabase();
  const settings = readSettings({ DATA_DIR: folder('slow'), DEMO: 'false' });
  const { store } = await openFiles(settings);
  const holder = await database.executor.startTransaction().execute();
  onTestFinished(async () => {
    if (!holder.isCommitted) await holder.rollback().execute();
  });
  await sql`lock table courses in access exclusive mode`.execute(holder);
  await database.sql.unsafe(`alter database ${database.name} set statement_timeout = '1s'`);
  // Each table is read back while the transaction is open.
  await database.sql.unsafe(
    `alter database ${database.name} set idle_in_transaction_session_timeout = '1ms'`,
  );
  const writing = writeBackup(join(folder('backup'), 'slow'), {
    settings,
    address: database.address,
    store,
    migrations: migrationNames(),
    onProgress: () => undefined,
  });
  // Longer than the limit that a statement has.
  await Promise.race([writing, wait(1500)]);
  await holder.commit().execute();
  expect((await writing).manifest.tables.map(({ name }) => name)).toContain('courses');
});
