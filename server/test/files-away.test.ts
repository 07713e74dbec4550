import { expect, onTestFinished, test, vi } from 'vitest';
import type * as s3Store from '../src/platform/files/s3.ts';
import { createTestApp } from './harness.ts';
import { fillIn, importFormWithFiles, photoOf, plainPicture } from './support/form-with-files.ts';
import { startS3 } from './support/s3.ts';
import { dropUnusedFiles } from './support/unused-files.ts';

// Nobody waits long for the silent one.
vi.mock('../src/platform/files/s3.ts', async (original) => {
  const real = await original<typeof s3Store>();
  const patience = { connection: 1000, answer: 150, silence: 150 };
  const openBucket: typeof real.openBucket = (bucket) => real.openBucket(bucket, patience);
  return { ...real, openBucket };
});

const s3 = await startS3();
for (const [name, value] of Object.entries(s3.environment)) vi.stubEnv(name, value);
const app = await createTestApp({ FILES_URL: s3.url });
await importFormWithFiles(app);

const unavailable = [
  503,
  { code: 'unavailable', message: 'Paslauga šiuo metu neprieinama. Bandykite po minutės.' },
];

const moods = ['refuses', 'silent', 'talks nonsense'] as const;

test.each(moods)('a photo sent to a service that %s is refused, and the former stays', async (mood) => {
  onTestFinished(() => void (s3.mood = 'well'));
  const photo = photoOf(app, await app.person());
  expect((await photo.send(await plainPicture('#111'))).statusCode).toBe(200);
  const before = await photo.address();
  s3.mood = mood;
  // Another one each time: what is there already is not sent again.
  const next = await plainPicture(`#00${String(moods.indexOf(mood) + 1)}`);
  const refused = await photo.send(next);
  expect([refused.statusCode, refused.json()]).toMatchObject(unavailable);
  const shown = await app.request({ url: before });
  expect([shown.statusCode, shown.json()]).toMatchObject(unavailable);
  s3.mood = 'well';
  expect(await photo.address()).toBe(before);
  expect((await app.request({ url: before })).headers['content-type']).toBe('image/webp');
  expect((await photo.send(next)).statusCode).toBe(200);
  expect((await app.request({ url: await photo.address() })).statusCode).toBe(200);
});

test('while files travel, however many, the database is there for everybody else', async () => {
  const person = await app.person();
  const [photo, form] = [photoOf(app, person), await fillIn(app, person)];
  await dropUnusedFiles(app);
  const before = s3.objects.size;
  const { store } = app.context.files;
  const put = store.put.bind(store);
  const arrival = Promise.withResolvers<void>();
  let travelling = 0;
  const puts = vi.spyOn(store, 'put').mockImplementation(async (...given) => {
    travelling += 1;
    await arrival.promise;
    await put(...given);
  });
  onTestFinished(() => {
    arrival.resolve();
    puts.mockRestore();
  });
  // More of each than there are connections.
  const pictures = await Promise.all(Array.from({ length: 8 }, (_, place) => plainPicture(`#0${place}8`)));
  const [photos, handed] = [pictures.map(photo.send), pictures.map(form.hand)];
  await vi.waitUntil(() => travelling === photos.length + handed.length, { timeout: 10_000 });
  expect((await app.request({ url: '/readyz' })).statusCode).toBe(200);
  arrival.resolve();
  for (const { statusCode } of await Promise.all(photos)) expect(statusCode).toBe(200);
  // The form takes one file: the bytes of the others go.
  const statuses = (await Promise.all(handed)).map(({ statusCode }) => statusCode);
  expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 400, 400, 400, 400, 400, 400, 400]);
  await dropUnusedFiles(app);
  expect(s3.objects.size).toBe(before + 2);
});

test.each(moods)('what is taken away from a service that %s is gone once it is back', async (mood) => {
  onTestFinished(() => void (s3.mood = 'well'));
  const person = await app.person();
  const { headers } = person;
  const [photo, form] = [photoOf(app, person), await fillIn(app, person)];
  const colour = `#a0${String(moods.indexOf(mood) + 1)}`;
  expect((await photo.send(await plainPicture(colour))).statusCode).toBe(200);
  const handed = (await form.hand(await plainPicture(colour))).json().file;
  const address = await photo.address();
  // What the photos before it left.
  await dropUnusedFiles(app);
  const kept = s3.objects.size;
  s3.mood = mood;
  const removed = await app.request({ method: 'DELETE', url: '/api/settings/image', headers });
  expect([removed.statusCode, (await form.remove(handed.id)).statusCode]).toEqual([200, 200]);
  await expect(dropUnusedFiles(app)).rejects.toThrow('cannot be reached');
  s3.mood = 'well';
  await dropUnusedFiles(app);
  expect((await app.request({ url: address })).statusCode).toBe(404);
  expect(s3.objects.size).toBe(kept - 2);
});

test.each(moods)(
  'a file of a form sent to a service that %s is refused, and may be sent again',
  async (mood) => {
    onTestFinished(() => void (s3.mood = 'well'));
    const form = await fillIn(app, await app.person());
    const picture = await plainPicture(`#0${String(moods.indexOf(mood) + 1)}f`);
    s3.mood = mood;
    const refused = await form.hand(picture);
    expect([refused.statusCode, refused.json()]).toMatchObject(unavailable);
    s3.mood = 'well';
    expect(await form.files()).toEqual([]);
    expect((await form.hand(picture)).statusCode).toBe(200);
    const [file = ''] = await form.files();
    expect((await app.request({ url: file })).statusCode).toBe(200);
  },
);
