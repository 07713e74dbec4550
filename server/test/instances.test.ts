import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endpoints } from '@medeina/contract/endpoints';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test, vi } from 'vitest';
import { type App, createApp } from '../src/app.ts';
import { newKeySet } from '../src/auth/keys.ts';
import { enrolIn } from '../src/learning/enrolments.ts';
import { openDatabase } from '../src/platform/database.ts';
import { readSettings } from '../src/platform/settings.ts';
import { createTestApp, createTestDatabase } from './harness.ts';
import { runCommand, runServer, startChild } from './support/child-server.ts';
import { openDatabaseWay } from './support/database-way.ts';
import { startS3 } from './support/s3.ts';
import { SiteFolder, writeCatalogue, writeStudies } from './support/site.ts';

const keys = await newKeySet();
const ENCRYPTION_KEY = randomBytes(32).toString('base64url');
const s3 = await startS3();
for (const [name, value] of Object.entries(s3.environment)) vi.stubEnv(name, value);
const first = await createTestApp({ JWT_KEYS: keys, ENCRYPTION_KEY, FILES_URL: s3.url });
const second = await anotherInstance();

/** A folder that is removed after the tests. */
function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'medeina-instance-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A second instance on the first one's database, with its own data folder. */
async function anotherInstance(): Promise<App> {
  const database = openDatabase({ ...inject('postgres'), database: first.database.name }, { connections: 3 });
  const settings = readSettings({
    DATA_DIR: newFolder(),
    JWT_KEYS: keys,
    ENCRYPTION_KEY,
    FILES_URL: s3.url,
    DEMO: 'false',
    LOG_LEVEL: 'silent',
    LIMITS: 'false',
  });
  const app = await createApp({ settings, database, log: first.context.log });
  await app.http.ready();
  afterAll(async () => {
    await app.close();
    await database.close(1);
  });
  return app;
}

test('a session works, refreshes and ends on all instances of a database', async () => {
  const person = await first.person();
  const session = { url: '/api/auth/session', headers: { ...person.headers } };
  expect((await second.http.inject(session)).json()).toMatchObject({
    data: { session_id: person.sessionId },
  });
  const refreshed = await second.http.inject({
    method: 'POST',
    url: '/api/auth/refresh',
    payload: { refresh_token: person.refreshToken },
  });
  const next = endpoints['auth.refresh'].responses[200].parse(refreshed.json());
  const headers = { authorization: `Bearer ${next.access_token}` };
  expect((await first.http.inject({ ...session, headers })).statusCode).toBe(200);
  await second.http.inject({ method: 'POST', url: '/api/auth/logout', headers, payload: {} });
  expect((await first.http.inject({ ...session, headers })).statusCode).toBe(401);
  expect((await first.http.inject(session)).statusCode).toBe(401);
});

describe('files in an S3 service', () => {
  let [video, picture] = ['', ''];

  beforeAll(async () => {
    const photo = await sharp({ create: { width: 1280, height: 960, channels: 3, background: 'teal' } })
      .jpeg()
      .toBuffer();
    await writeStudies(writeCatalogue(new SiteFolder()), 'sepsis', 201, { photo: 'photo.jpg' })
      .write('courses/sepsis/photo.jpg', photo)
      .import(first);
    const person = await first.person();
    await enrolIn(first.database.executor, { userId: person.id, courseId: 201, source: 'free' });
    const own = await first.request({ url: '/api/courses/purchased/201', headers: person.headers });
    const course = endpoints['learning.purchased.detail'].responses[200].parse(own.json()).data;
    picture = course.image ?? '';
    const parts = course.theory.flatMap(({ sections }) => sections.flatMap((section) => section.parts));
    for (const part of parts) if (part.module === 'video') video = part.video?.url ?? '';
  });

  test('are served by every instance, whole and by range', async () => {
    const [whole, seen] = [await first.http.inject({ url: video }), await second.http.inject({ url: video })];
    expect(seen.statusCode).toBe(200);
    expect(seen.body).toBe(whole.body);
    expect(seen.headers['content-length']).toBe(String(whole.body.length));
    const part = await second.http.inject({ url: video, headers: { range: 'bytes=3-8' } });
    expect(part.statusCode).toBe(206);
    expect(part.headers['content-range']).toBe(`bytes 3-8/${whole.body.length}`);
    expect(part.body).toBe(whole.body.slice(3, 9));
    const past = await second.http.inject({ url: video, headers: { range: 'bytes=9999-' } });
    expect(past.statusCode).toBe(416);
    const shown = await second.http.inject({ url: picture });
    expect(shown.statusCode).toBe(200);
    expect(shown.headers).toMatchObject({
      'content-type': 'image/webp',
      'content-length': String(shown.rawPayload.length),
    });
    const none = picture.replace(/[0-9a-f]{64}/u, 'f'.repeat(64));
    expect((await second.http.inject({ url: none })).statusCode).toBe(404);
  });

  test('that are unreachable answer 503 with Retry-After', async () => {
    s3.mood = 'refuses';
    onTestFinished(() => void (s3.mood = 'well'));
    for (const url of [video, picture]) {
      const answer = await second.http.inject({ url });
      expect(answer.statusCode).toBe(503);
      expect(answer.headers['retry-after']).toBe('5');
      expect(answer.json()).toMatchObject({ code: 'unavailable' });
    }
  });
});

/** The environment of an instance on the test's own database. */
async function environment(): Promise<Record<string, string>> {
  const database = await createTestDatabase();
  const way = await openDatabaseWay(database.name, ({ near, far }) => {
    near.pipe(far).pipe(near);
  });
  return { ...s3.environment, DATABASE_URL: way.address.url, JWT_KEYS: keys, ENCRYPTION_KEY };
}

describe('a second start', { timeout: 240_000 }, () => {
  test('with another folder is refused with instructions', async () => {
    const shared = await environment();
    const [folder, other] = [newFolder(), newFolder()];
    await startChild({ ...shared, DATA_DIR: folder });
    const refused = await runServer({ ...shared, DATA_DIR: other });
    expect(refused.code).toBe(1);
    expect(refused.output).toContain(`The files of this installation are not in ${other}.`);
    expect(refused.output).toContain('one shared DATA_DIR, or the same FILES_URL');
    expect(refused.output).not.toMatch(/\n\s+at /);
    const imported = await runCommand(['seed-demo'], { ...shared, DATA_DIR: other, DEMO: 'true' });
    expect(imported.output).toContain(`The files of this installation are not in ${other}.`);
    const same = await runCommand(['files'], { ...shared, DATA_DIR: folder });
    expect(same.output).toBe(`The files of this installation are in ${folder}.\n`);
    const adopted = await runCommand(['files', '--adopt'], { ...shared, DATA_DIR: other });
    expect(adopted.output).toContain(`The files of this installation are in ${other} from now on.`);
    await startChild({ ...shared, DATA_DIR: other });
  });

  test('with another folder works if both use one bucket', async () => {
    const FILES_URL = s3.url.replace('/medeina', `/${randomUUID()}`);
    const shared = { ...(await environment()), FILES_URL };
    await startChild({ ...shared, DATA_DIR: newFolder() });
    await startChild({ ...shared, DATA_DIR: newFolder() });
    const refused = await runServer({ ...shared, FILES_URL: s3.url, DATA_DIR: newFolder() });
    expect(refused.output).toContain('The files of this installation are not in s3://bucket/');
  });

  test('without access to the bucket is refused', async () => {
    const shared = { ...(await environment()), FILES_URL: s3.url };
    const ended = await runServer({ ...shared, AWS_SECRET_ACCESS_KEY: 'another', DATA_DIR: newFolder() });
    expect(ended.code).toBe(1);
    expect(ended.output).toContain(
      'The files in s3://bucket/medeina/ cannot be reached: SignatureDoesNotMatch. Check FILES_URL',
    );
  });
});
