import type * as fs from 'node:fs';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { createTestApp } from './harness.ts';
import { operatorOf } from './support/operator.ts';
import { pack, smallPackage } from './support/packages.ts';
import { courseJson, inAll, SiteFolder, writeCatalogue } from './support/site.ts';
import { fillIn, importFormWithFiles, photoOf, plainPicture } from './support/form-with-files.ts';

/** What the system says to each write; nothing while the disk is well. */
const disk = vi.hoisted((): { fault: string | undefined } => ({ fault: undefined }));

/** With the colour of a picture of its own: one that is stored already is not written again. */
const faults = [
  ['is full', 'ENOSPC', '#110000'],
  ['has a quota that is used up', 'EDQUOT', '#220000'],
  ['is read-only', 'EROFS', '#330000'],
  ['is broken', 'EIO', '#440000'],
] as const;

function refuse(...given: unknown[]): void {
  const done = given.at(-1);
  if (typeof done === 'function')
    done(Object.assign(new Error(`${disk.fault}: write`), { code: disk.fault }));
}

vi.mock('node:fs', async (original) => {
  const real = await original<typeof fs>();
  const createWriteStream: typeof real.createWriteStream = (path, options) =>
    disk.fault !== undefined && typeof options === 'object'
      ? real.createWriteStream(path, { ...options, fs: { ...real, write: refuse, writev: refuse } })
      : real.createWriteStream(path, options);
  return { ...real, createWriteStream };
});

const app = await createTestApp({}, { runsJobs: true });
await importFormWithFiles(app);
const unavailable = [
  503,
  { code: 'unavailable', message: 'Paslauga šiuo metu neprieinama. Bandykite po minutės.' },
];

test.each(faults)(
  'on a disk that %s a photo is refused in words, the former stays, and the next try works',
  async (_, fault, colour) => {
    const person = await app.person();
    const photo = photoOf(app, person);
    expect((await photo.send(await plainPicture('#111111'))).statusCode).toBe(200);
    const before = await photo.address();
    disk.fault = fault;
    const refused = await photo.send(await plainPicture(colour));
    disk.fault = undefined;
    expect([refused.statusCode, refused.json()]).toMatchObject(unavailable);
    expect(await photo.address()).toBe(before);
    expect((await app.request({ url: before })).statusCode).toBe(200);
    expect((await photo.send(await plainPicture(colour))).statusCode).toBe(200);
  },
);

test.each(faults)(
  'on a disk that %s a file of a form is refused in words, and the next try works',
  async (_, fault, colour) => {
    const form = await fillIn(app, await app.person());
    disk.fault = fault;
    const refused = await form.hand(await plainPicture(colour));
    disk.fault = undefined;
    expect([refused.statusCode, refused.json()]).toMatchObject(unavailable);
    expect(await form.files()).toEqual([]);
    expect((await form.hand(await plainPicture(colour))).statusCode).toBe(200);
    const [file = ''] = await form.files();
    expect((await app.request({ url: file })).statusCode).toBe(200);
  },
);

test('an import for whose files there is no room says so, and blames no package', async () => {
  const theory = 'courses/pilnas/theory/01-tema';
  const folder = writeCatalogue(new SiteFolder())
    .write('courses/pilnas/course.json', courseJson(801))
    .write(`${theory}/topic.json`, {
      title: inAll('Tema'),
      sections: [{ title: inAll('Skyrius'), materials: ['paketas'] }],
    })
    .write(`${theory}/paketas.json`, {
      type: 'hvp',
      title: inAll('Paketas'),
      completion: 2,
      file: 'paketas.h5p',
    })
    .write(`${theory}/paketas.h5p`, await pack(smallPackage));
  const operator = operatorOf(app, { DATA_DIR: app.settings.dataFolder });
  disk.fault = 'ENOSPC';
  const refused = await operator('import', folder.path);
  disk.fault = undefined;
  const full = `There is no space left on the disk of DATA_DIR (${app.settings.dataFolder}).`;
  expect([refused.code, refused.output]).toEqual([1, expect.stringContaining(full)]);
  const { code } = await operator('import', folder.path);
  expect(code).toBe(0);
});

test('a letter for which there is no room waits, and is written when there is', async () => {
  const letters = (): number => {
    try {
      return readdirSync(join(app.settings.dataFolder, 'outbox')).filter((name) => name.endsWith('.eml'))
        .length;
    } catch {
      return 0;
    }
  };
  const job = async () =>
    (await app.database.sql<{ state: string }>`select state::text from pgboss.job where name = 'mail'`).map(
      ({ state }) => state,
    );
  disk.fault = 'ENOSPC';
  const registered = await app.request({
    method: 'POST',
    url: '/api/auth/register',
    payload: {
      username: 'naujokas',
      password: 'trys uogos ir kuprinė',
      firstname: 'Vardenis',
      lastname: 'Pavardenis',
      email: 'naujokas@example.org',
      birthdate: '1990-02-28',
      phone: '+37061234567',
    },
  });
  expect(registered.statusCode).toBe(200);
  await expect.poll(job, { timeout: 20_000 }).toEqual(['retry']);
  expect(letters()).toBe(0);
  disk.fault = undefined;
  // The next try is a minute away.
  await app.database.sql`update pgboss.job set start_after = now() where name = 'mail'`;
  await expect.poll(letters, { timeout: 20_000 }).toBe(1);
});
