import type * as fs from 'node:fs';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { createTestApp } from './harness.ts';
import { fillIn, importFormWithFiles, photoOf, plainPicture } from './support/form-with-files.ts';

const disk = vi.hoisted(() => ({ isFull: false }));

/** What the system says when nothing more fits. */
function refuse(...given: unknown[]): void {
  const done = given.at(-1);
  if (typeof done === 'function')
    done(Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' }));
}

vi.mock('node:fs', async (original) => {
  const real = await original<typeof fs>();
  const createWriteStream: typeof real.createWriteStream = (path, options) =>
    disk.isFull && typeof options === 'object'
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

test('a photo that does not fit on the disk is refused in words, the former stays, and the next try works', async () => {
  const person = await app.person();
  const photo = photoOf(app, person);
  expect((await photo.send(await plainPicture('#111111'))).statusCode).toBe(200);
  const before = await photo.address();
  disk.isFull = true;
  const refused = await photo.send(await plainPicture('#eeeeee'));
  disk.isFull = false;
  expect([refused.statusCode, refused.json()]).toMatchObject(unavailable);
  expect(await photo.address()).toBe(before);
  expect((await app.request({ url: before })).statusCode).toBe(200);
  expect((await photo.send(await plainPicture('#eeeeee'))).statusCode).toBe(200);
});

test('a file of a form that does not fit on the disk is refused in words, and the next try works', async () => {
  const form = await fillIn(app, await app.person());
  disk.isFull = true;
  const refused = await form.hand(await plainPicture('#123456'));
  disk.isFull = false;
  expect([refused.statusCode, refused.json()]).toMatchObject(unavailable);
  expect(await form.files()).toEqual([]);
  expect((await form.hand(await plainPicture('#123456'))).statusCode).toBe(200);
  const [file = ''] = await form.files();
  expect((await app.request({ url: file })).statusCode).toBe(200);
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
  disk.isFull = true;
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
  disk.isFull = false;
  // The next try is a minute away.
  await app.database.sql`update pgboss.job set start_after = now() where name = 'mail'`;
  await expect.poll(letters, { timeout: 20_000 }).toBe(1);
});
