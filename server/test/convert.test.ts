import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { createTestApp } from './harness.ts';
import { archiveFile } from './support/moodle-backup.ts';
import { operatorOf } from './support/operator.ts';
import { pack, smallPackage } from './support/packages.ts';
import { SiteFolder, writeCatalogue } from './support/site.ts';

const app = await createTestApp();
const medeina = operatorOf(app, { DATA_DIR: app.settings.dataFolder });

beforeAll(async () => {
  await writeCatalogue(new SiteFolder()).import(app);
});

function place(): string {
  const folder = mkdtempSync(join(tmpdir(), 'medeina-place-'));
  // Others may look into it: who has all rights may read what is closed.
  chmodSync(folder, 0o755);
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Does something without the rights of root, whom no file is closed to. */
async function withoutRights<Result>(work: () => Promise<Result>): Promise<Result> {
  if (process.geteuid?.() !== 0) return await work();
  process.seteuid?.('nobody');
  try {
    return await work();
  } finally {
    process.seteuid?.(0);
  }
}

const course = archiveFile('zaidimas.h5p', await pack(smallPackage));

test('a file that is closed is told by its name, with no stack and nothing about settings', async () => {
  const folder = place();
  for (const name of ['uzrakintas.zip', 'uzrakintas.mbz']) {
    const path = join(folder, name);
    writeFileSync(path, await pack(smallPackage));
    chmodSync(path, 0);
    const told = { code: 1, output: `${path}: it may not be written to or read.\n` };
    expect(await withoutRights(() => medeina('import', path))).toEqual(told);
    expect(await withoutRights(() => medeina('convert', path, join(folder, 'kursas')))).toEqual(told);
  }
});

test('a folder cannot be converted', async () => {
  const folder = place();
  expect(await medeina('convert', folder, join(folder, 'kursas'))).toEqual({
    code: 1,
    output: `${folder} is no file: convert takes a course as one file.\n`,
  });
  expect(await medeina('convert', join(folder, 'nera.mbz'), join(folder, 'kursas'))).toEqual({
    code: 1,
    output: `There is no file ${join(folder, 'nera.mbz')}.\n`,
  });
});

test('a convert to where nothing can be written says so', async () => {
  const folder = place();
  const below = join(folder, 'failas', 'kursas');
  writeFileSync(join(folder, 'failas'), '');
  expect(await medeina('convert', course, below)).toEqual({
    code: 1,
    output: `${below}: a part of the path is not a folder.\n`,
  });
  const closed = join(folder, 'kursas');
  chmodSync(folder, 0o555);
  const open = archiveFile('zaidimas.h5p', await pack(smallPackage));
  chmodSync(join(open, '..'), 0o755);
  expect(await withoutRights(() => medeina('convert', open, closed))).toEqual({
    code: 1,
    output: `${closed}: it may not be written to or read.\n`,
  });
});

test('where there can be no temporary files, that is told, and not another path or the database', async () => {
  const kept = join(place(), 'kursas');
  vi.stubEnv('TMPDIR', '/proc/medeina');
  onTestFinished(() => void vi.unstubAllEnvs());
  const told = {
    code: 1,
    output: expect.stringContaining(
      'Temporary files cannot be written to /proc/medeina (ENOENT). Set TMPDIR',
    ),
  };
  expect(await medeina('convert', course, kept)).toEqual(told);
  expect(await medeina('import', course)).toEqual(told);
});

test('a convert that fails half-way leaves nothing, and the next one succeeds', async () => {
  const folder = place();
  // Long enough for the folder itself, too long for what lies deep in it.
  let deep = folder;
  while (deep.length < 3800) deep = join(deep, 'k'.repeat(200));
  mkdirSync(deep, { recursive: true });
  const target = join(deep, 'k'.repeat(4095 - 40 - deep.length));
  expect(await medeina('convert', course, target)).toMatchObject({
    code: 1,
    output: expect.stringMatching(/: the path is too long\.\n$/),
  });
  expect([existsSync(target), readdirSync(deep)]).toEqual([false, []]);

  const empty = join(folder, 'kursas');
  mkdirSync(empty);
  expect(await medeina('convert', archiveFile('x.h5p', Buffer.from('x')), empty)).toMatchObject({ code: 1 });
  expect(await medeina('convert', course, empty)).toMatchObject({ code: 0 });
  expect(readdirSync(empty).toSorted()).toEqual(['course.json', 'theory']);
});

test('what only a course of another format takes is refused for a folder, not passed over', async () => {
  const { path } = new SiteFolder();
  for (const [flags, said] of [
    [['--price', '50'], '--price is for courses of another format'],
    [['--category', 'wounds', '--hours', '2'], '--category, --hours are for courses of another format'],
    [['--language', 'lt', '--known-as', 'kursas'], '--language, --known-as are for'],
  ] as const)
    expect(await medeina('import', path, ...flags)).toEqual({
      code: 1,
      output: expect.stringContaining(said),
    });
  const missing = await medeina('import', join(path, 'nera.mbz'), '--price', '50');
  expect(missing.output).not.toContain('another format');
});

test('an import of another format tells how far it has come, as that of a folder does', async () => {
  const { code, output } = await medeina('import', course, '--category', 'wounds');
  expect(code).toBe(0);
  expect(output).toMatch(/^1 of 1 courses tried$/m);
  expect(output).toMatch(/^\d+ of \d+ files$/m);
  expect(output).toMatch(/^1 of 1 courses written$/m);
});
