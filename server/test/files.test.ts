import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { KeptFiles } from '../src/platform/files/files.ts';
import { FilesAwayError, type FileStore } from '../src/platform/files/file-store.ts';
import { openFolder } from '../src/platform/files/folder.ts';
import { openBucket } from '../src/platform/files/s3.ts';
import { startS3 } from './support/s3.ts';

const s3 = await startS3();
for (const [name, value] of Object.entries(s3.environment)) vi.stubEnv(name, value);

const folder = mkdtempSync(join(tmpdir(), 'medeina-files-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const patience = { connection: 1000, answer: 150, silence: 150 };
const bucket = { name: 'bucket', prefix: 'a folder/', endpoint: s3.endpoint, region: 'eu-north-1' };

async function read(store: Pick<FileStore, 'open'>, name: string, range?: string): Promise<unknown> {
  const file = await store.open(name, range);
  return file === undefined || file === 'outside' ? file : { ...file, body: await text(file.body) };
}

describe.each([
  ['a folder', () => openFolder(folder)],
  ['a bucket', () => openBucket(bucket)],
])('%s', (_, open) => {
  test('stores files by name and reads them whole and by range', async () => {
    const store = open();
    await store.put('shelf/words.txt', Buffer.from('nought'), 6);
    await store.put('shelf/words.txt', Buffer.from('0123456789'), 10);
    expect(await store.size('shelf/words.txt')).toBe(10);
    const [size, part] = [10, { start: 3, end: 5 }];
    expect(await read(store, 'shelf/words.txt')).toEqual({ size, body: '0123456789' });
    expect(await read(store, 'shelf/words.txt', 'bytes=3-5')).toEqual({ size, part, body: '345' });
    expect(await read(store, 'shelf/words.txt', 'bytes=-2')).toMatchObject({ body: '89' });
    expect(await read(store, 'shelf/words.txt', 'bytes=8-')).toMatchObject({ body: '89' });
    expect(await read(store, 'shelf/words.txt', 'bytes=0-1,4-5')).toEqual({ size, body: '0123456789' });
    expect(await read(store, 'shelf/words.txt', 'bytes=10-')).toBe('outside');
    expect(await read(store, 'shelf/other.txt')).toBeUndefined();
    expect(await store.size('shelf/other.txt')).toBeUndefined();
  });

  test('lists the files of a folder and below it', async () => {
    const store = open();
    const names = ['list/a', 'list/b/c', 'list/b/d', 'list/e'];
    for (const name of [...names, 'listed/f']) await store.put(name, Buffer.from(name), name.length);
    const listed: string[] = [];
    for await (const name of store.list('list')) listed.push(name);
    expect(listed.toSorted()).toEqual(names);
    for await (const name of store.list('nowhere')) throw new Error(`There is no ${name}`);
  });

  test('stores an empty file', async () => {
    const store = open();
    await store.put('empty', new Uint8Array(), 0);
    expect(await read(store, 'empty')).toEqual({ size: 0, body: '' });
  });

  test('stores equal content once, from bytes and from a file', async () => {
    const store = open();
    const kept = new KeptFiles(store, 'kept');
    const put = vi.spyOn(store, 'put');
    const path = join(folder, 'source');
    // Several chunks, so that it is streamed.
    const content = 'words '.repeat(50_000);
    writeFileSync(path, content);
    const file = await kept.keep(path);
    expect(file.size).toBe(300_000);
    expect(await kept.keep(Buffer.from(content))).toEqual(file);
    expect(put).toHaveBeenCalledTimes(1);
    expect(await read(kept, file.hash)).toEqual({ size: 300_000, body: content });
    await expect(kept.open('../source')).rejects.toThrow('Not the hash');
  });
});

test('what a killed server had begun to write goes, once nobody can be writing it', async () => {
  const store = openFolder(folder);
  await store.put('killed/whole', Buffer.from('whole'), 5);
  const [old, young] = ['.old', '.young'].map((name) => join(folder, 'killed', name));
  for (const draft of [old, young]) writeFileSync(draft ?? '', 'half');
  utimesSync(old ?? '', new Date(), new Date(Date.now() - 7_200_000));
  await store.dropCutOff('killed');
  expect(readdirSync(join(folder, 'killed')).toSorted()).toEqual(['.young', 'whole']);
  await store.dropCutOff('nowhere');
});

test('an interrupted write leaves nothing behind', async () => {
  const path = join(folder, 'half');
  const broken = (async function* () {
    yield Buffer.from('half');
    throw new Error('broken off');
  })();
  const { Readable } = await import('node:stream');
  await expect(openFolder(path).put('x', Readable.from(broken), 8)).rejects.toThrow('broken off');
  expect(readdirSync(path)).toEqual([]);
});

test('an unreadable folder is not taken for an empty one', async () => {
  // A name that no file system accepts, because root may read everything.
  await expect(openFolder(folder).size('x'.repeat(300))).rejects.toThrow(FilesAwayError);
});

describe('an unavailable service', () => {
  test.each([
    { mood: 'silent' as const, reason: 'ETIMEDOUT' },
    { mood: 'refuses' as const, reason: 'SlowDown' },
    { mood: 'talks nonsense' as const, reason: 'no answer of an S3 service' },
  ])('is reported when it is $mood', async ({ mood, reason }) => {
    s3.mood = mood;
    onTestFinished(() => void (s3.mood = 'well'));
    const store = openBucket(bucket, patience);
    await expect(store.put('x', Buffer.from('x'), 1)).rejects.toThrow(reason);
    await expect(store.open('x')).rejects.toThrow(reason);
    await expect(store.size('x')).rejects.toThrow(FilesAwayError);
    await expect(store.list('x')[Symbol.asyncIterator]().next()).rejects.toThrow(FilesAwayError);
  });

  test.each([
    ['nobody answers', { ...bucket, endpoint: 'http://127.0.0.1:1' }, 'ECONNREFUSED'],
    ['there is no such bucket', { ...bucket, name: 'another' }, 'NoSuchBucket'],
  ])('is reported when %s', async (_, other, reason) => {
    await expect(openBucket(other, patience).open('x')).rejects.toThrow(reason);
  });

  test('reports wrong keys', async () => {
    vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'another');
    onTestFinished(() => void vi.stubEnv('AWS_SECRET_ACCESS_KEY', s3.environment['AWS_SECRET_ACCESS_KEY']));
    await expect(openBucket(bucket, patience).open('x')).rejects.toThrow('SignatureDoesNotMatch');
  });

  test('ends a body that stalls', async () => {
    const store = openBucket(bucket, patience);
    await store.put('long', Buffer.alloc(100_000), 100_000);
    s3.mood = 'stops in the middle';
    onTestFinished(() => void (s3.mood = 'well'));
    await expect(read(store, 'long')).rejects.toThrow('ETIMEDOUT');
  });
});
