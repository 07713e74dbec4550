import sharp from 'sharp';
import { expect, onTestFinished, test, vi } from 'vitest';
import { eraseAccount } from '../src/account/erasure.ts';
import { removePhoto, savePhoto } from '../src/account/photos.ts';
import { personalData } from '../src/domains.ts';
import { createTestApp } from './harness.ts';
import { startS3 } from './support/s3.ts';
import { dropUnusedFiles } from './support/unused-files.ts';

const s3 = await startS3();
for (const [name, value] of Object.entries(s3.environment)) vi.stubEnv(name, value);
const app = await createTestApp({ FILES_URL: s3.url });

const photosKept = (): string[] => [...s3.objects.keys()].filter((key) => key.includes('photos/'));

async function photoOf(userId: number, background: string): Promise<void> {
  const picture = await sharp({ create: { width: 40, height: 40, channels: 3, background } })
    .png()
    .toBuffer();
  await savePhoto(app.context, userId, picture.toString('base64'));
}

test('in a bucket, too, a photo is gone when it is replaced or removed, and when its person is erased', async () => {
  const [person, neighbour] = [await app.person(), await app.person()];
  await photoOf(neighbour.id, '#123');
  const [own] = photosKept();
  await photoOf(person.id, '#456');
  await photoOf(person.id, '#789');
  await dropUnusedFiles(app);
  expect(photosKept()).toHaveLength(2);
  await app.request({ method: 'DELETE', url: '/api/settings/image', headers: { ...person.headers } });
  await dropUnusedFiles(app);
  expect(photosKept()).toEqual([own]);
  await photoOf(person.id, '#abc');
  await eraseAccount(app.context, personalData, person.id, { actor: { kind: 'system' } });
  await dropUnusedFiles(app);
  expect(photosKept()).toEqual([own]);
});

// It is kept before the transaction that shows it, and looked for within.
test.each([
  ['before it is shown', 1],
  ['as it is shown', 2],
])('a photo that one person takes away while another uploads the same stays: %s', async (_, moment) => {
  const [leaving, coming] = [await app.person(), await app.person()];
  const colour = `#fe${String(moment)}`;
  await photoOf(leaving.id, colour);
  const { photos } = app.context.files;
  const keep = photos.keep.bind(photos);
  let times = 0;
  let isGone = false;
  let removal: Promise<void> | undefined;
  const kept = vi.spyOn(photos, 'keep').mockImplementation(async (source) => {
    const file = await keep(source);
    times += 1;
    if (times !== moment) return file;
    removal = (async () => {
      await removePhoto(app.context, leaving.id);
      await dropUnusedFiles(app);
      isGone = true;
    })();
    // The removal is through, or waits for this upload.
    await vi.waitUntil(async () => {
      const waiting = await app.database.sql`
        select from pg_locks join pg_database on pg_database.oid = database
        where datname = current_database() and locktype = 'advisory' and not granted`;
      return isGone || waiting.length > 0;
    });
    return file;
  });
  onTestFinished(() => kept.mockRestore());
  await photoOf(coming.id, colour);
  await removal;
  expect(isGone).toBe(true);
  const [row] = await app.database.sql<{ image: string }>`
    select image from accounts where user_id = ${coming.id}`;
  expect(photosKept().some((key) => key.endsWith(row?.image ?? '-'))).toBe(true);
});
