import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { filesOfArchive } from '../src/import/kinds/hvp/archive.ts';
import { createTestApp, type TestPerson } from './harness.ts';
import { dotted, pack, type PackageContents, renamed, smallPackage } from './support/packages.ts';
import { rawRequest } from './support/raw-request.ts';
import { courseJson, inAll, SiteFolder, writeCatalogue } from './support/site.ts';

const app = await createTestApp();
const theory = 'courses/zaidimas/theory/01-tema';

async function write(folder: SiteFolder, archive: Uint8Array, facts: object = {}): Promise<SiteFolder> {
  return folder
    .write('courses/zaidimas/course.json', {
      ...courseJson(701),
      grading: { items: [{ material: 'zaidimas' }] },
    })
    .write(`${theory}/topic.json`, {
      title: inAll('Tema'),
      sections: [{ title: inAll('Skyrius'), materials: ['zaidimas'] }],
    })
    .write(`${theory}/zaidimas.h5p`, archive)
    .write(`${theory}/zaidimas.json`, {
      type: 'hvp',
      title: inAll('Žaidimas'),
      completion: 2,
      duration_minutes: 4,
      file: 'zaidimas.h5p',
      pass_percent: 60,
      ...facts,
    });
}

beforeAll(async () => {
  const folder = await write(writeCatalogue(new SiteFolder()), await pack(smallPackage));
  await folder.import(app);
});

async function post(person: TestPerson, url: string, payload: object) {
  return await app.request({ method: 'POST', url, payload, headers: person.headers });
}

async function student(): Promise<TestPerson> {
  const person = await app.person();
  expect((await post(person, '/api/courses/701/enrol', {})).statusCode).toBe(200);
  return person;
}

async function materialOf(person: TestPerson) {
  const response = await app.request({ url: '/api/courses/purchased/701', headers: person.headers });
  return response.json().data.theory[0].sections[0].parts[0];
}

async function launch(person: TestPerson, id: number) {
  const launched = await app.request({
    url: `/api/courses/activity/${id}/launch`,
    headers: { ...person.headers, 'x-oc-merchant-language': 'en-gb' },
  });
  expect(launched.statusCode).toBe(200);
  const response = await app.request({ url: launched.json<{ url: string }>().url });
  const [, json = ''] = /id="activity-data">(.*?)<\/script>/.exec(response.body) ?? [];
  return { response, data: JSON.parse(json) };
}

const at = (seconds: number) => new Date(Date.now() - 60_000 + seconds * 1000).toISOString();

describe('an interactive package', () => {
  test('is listed with its duration, and opens with its player in a frame that reaches nothing of ours', async () => {
    const person = await student();
    const material = await materialOf(person);
    expect(material).toMatchObject({
      module: 'hvp',
      duration: 4,
      completed: false,
      hvp: { playable: true, pass_percent: 60 },
    });
    const { response, data } = await launch(person, material.id);
    expect(response.headers['content-security-policy']).toContain('sandbox allow-scripts;');
    expect(response.headers['content-security-policy']).not.toContain('allow-same-origin');
    expect(response.headers['content-security-policy']).toMatch(/script-src 'self';.*frame-ancestors 'self'/);
    expect(data).toMatchObject({
      title: 'Žaidimas (en)',
      library: 'Medeina.Small 1.2',
      // What a library needs comes before it.
      scripts: ['Medeina.Base-1.0/base.js', 'Medeina.Small-1.2/small.js'],
      styles: ['Medeina.Small-1.2/small.css'],
      state: null,
    });
    expect(JSON.parse(data.content)).toEqual({ words: 'Pavyzdys </script>' });
    for (const file of [...data.player.scripts, ...data.player.styles]) {
      const { statusCode, headers } = await app.request({ url: file });
      expect(statusCode).toBe(200);
      expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
    }
  });

  test('gives its files to the frame, whole and in parts, and to nobody without the course', async () => {
    const person = await student();
    const { data } = await launch(person, (await materialOf(person)).id);
    const script = await app.request({ url: `${data.base}/Medeina.Small-1.2/small.js` });
    expect(script.body).toBe('var small;');
    expect(script.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    });
    const part = await app.request({
      url: `${data.base}/content/images/taskas.png`,
      headers: { range: 'bytes=1-3' },
    });
    expect([part.statusCode, part.body]).toEqual([206, 'PNG']);
    for (const path of ['h5p.json', 'content/nothing.png'])
      expect((await app.request({ url: `${data.base}/${path}` })).statusCode).toBe(404);
    const up = '../'.repeat(20);
    for (const path of [
      'content/../h5p.json',
      `${up}etc/passwd`,
      `${up.replaceAll('.', '%2e')}etc/passwd`,
      `${up.replaceAll('/', '%2f')}etc/passwd`,
      `content/images/${up}etc/passwd`,
      `Medeina.Small-1.2/${up.replaceAll('/', '%5c')}etc/passwd`,
    ]) {
      const { status, text } = await rawRequest(app.http, `${data.base}/${path}`);
      expect([path, status]).toEqual([path, 404]);
      expect(text).not.toContain('root:');
    }
    const forged = data.base.replace(/\/\d+\./, '/999.');
    expect((await app.request({ url: `${forged}/Medeina.Small-1.2/small.js` })).statusCode).toBe(403);
    await app.database.sql`update enrolments set status = 'cancelled' where user_id = ${person.id}`;
    expect((await app.request({ url: `${data.base}/Medeina.Small-1.2/small.js` })).statusCode).toBe(404);
  });

  test('is gone on with where it was left, whatever device was last', async () => {
    const person = await student();
    const { id } = await materialOf(person);
    const note = (facts: object) =>
      post(person, '/api/courses/activity/progress', { id: String(id), ...facts });
    expect((await note({ given_at: at(10), state: '{"round":2}' })).statusCode).toBe(200);
    // A phone that was offline comes late.
    expect((await note({ given_at: at(5), state: '{"round":1}' })).statusCode).toBe(200);
    expect((await launch(person, id)).data.state).toBe('{"round":2}');
    expect((await note({ given_at: at(12), page: 3 })).statusCode).toBe(400);
    expect((await note({ given_at: at(12), state: 'x'.repeat(60_001) })).statusCode).toBe(400);
  });

  test('is completed by reaching its pass mark, and its best result is its grade', async () => {
    const person = await student();
    const { id } = await materialOf(person);
    const reach = async (percent: number) =>
      (
        await post(person, '/api/courses/activity/progress', { id: String(id), given_at: at(1), percent })
      ).json();
    const opened = await post(person, '/api/courses/activity/completion', {
      module: 'hvp',
      id: String(id),
      state: 1,
    });
    expect(opened.json()).toMatchObject({ completed: false });
    expect(await reach(40)).toMatchObject({ completed: false });
    expect(await reach(80)).toMatchObject({ completed: true, course_completed: true });
    expect(await reach(50)).toMatchObject({ completed: true });
    const grades = await app.request({ url: '/api/course/C701/user-grades', headers: person.headers });
    expect(JSON.stringify(grades.json())).toContain('"percentage":80');
  });

  test('is a test, and the other way round, where an import makes it one: what was reached stays', async () => {
    const turned = await createTestApp();
    const folder = await write(writeCatalogue(new SiteFolder()), await pack(smallPackage));
    const asTest = {
      type: 'quiz',
      file: undefined,
      questions: [
        {
          id: 'vienas',
          type: 'single',
          text: inAll('Kiek?'),
          options: ['x', 'y'].map((id) => ({ id, text: inAll(id), correct: id === 'x' })),
        },
      ],
    };
    await folder.import(turned);
    const ask = async (person: TestPerson, url: string, payload?: object) =>
      await turned.request({ url, headers: person.headers, ...(payload && { method: 'POST', payload }) });
    const student = async () => {
      const person = await turned.person();
      expect((await ask(person, '/api/courses/701/enrol', {})).statusCode).toBe(200);
      return person;
    };
    const [early, late] = [await student(), await student()];
    const detail = (await ask(early, '/api/courses/purchased/701')).json();
    const { id } = detail.data.theory[0].sections[0].parts[0];
    const reach = async (person: TestPerson, percent: number) =>
      (
        await ask(person, '/api/courses/activity/progress', { id: String(id), given_at: at(1), percent })
      ).json();
    const open = async (person: TestPerson) => {
      const launched = await ask(person, `/api/courses/activity/${id}/launch`);
      expect(launched.statusCode).toBe(200);
      const { body } = await turned.request({ url: launched.json<{ url: string }>().url });
      const [, json = ''] = /id="activity-data">(.*?)<\/script>/.exec(body) ?? [];
      return JSON.parse(json);
    };
    expect(await reach(early, 40)).toMatchObject({ completed: false });

    await (await write(folder, await pack(smallPackage), asTest)).import(turned);
    expect((await open(early)).state).toMatchObject({
      results: [{ number: 1, percent: 40, passed: false }],
      attempt: { is_over: true, questions: [] },
    });
    const { token } = await open(late);
    const begun = await ask(late, '/activities/attempts', { token });
    expect(begun.json().data.attempt).toMatchObject({ number: 1, questions: [{ id: 'vienas' }] });

    await (await write(folder, await pack(smallPackage))).import(turned);
    expect(await reach(late, 80)).toMatchObject({ completed: true });
    const grades = await ask(late, '/api/course/C701/user-grades');
    expect(JSON.stringify(grades.json())).toContain('"percentage":80');
  });

  test('is completed by opening where no player is installed', async () => {
    const without = await createTestApp({ H5P_PLAYER: 'false' });
    const folder = await write(writeCatalogue(new SiteFolder()), await pack(smallPackage));
    await folder.import(without);
    const person = await without.person();
    const ask = async (url: string, payload?: object) =>
      await without.request({ url, headers: person.headers, ...(payload && { method: 'POST', payload }) });
    await ask('/api/courses/701/enrol', {});
    const detail = (await ask('/api/courses/purchased/701')).json();
    const material = detail.data.theory[0].sections[0].parts[0];
    expect(material.hvp.playable).toBe(false);
    expect((await ask(`/api/courses/activity/${material.id}/launch`)).statusCode).toBe(404);
    const body = { module: 'hvp', id: String(material.id), state: 1 };
    expect((await ask('/api/courses/activity/completion', body)).json()).toMatchObject({ completed: true });
    expect((await without.request({ url: '/h5p-player/frame.bundle.js' })).statusCode).toBe(404);
  });
});

async function faultOf(archive: Uint8Array): Promise<string> {
  const folder = await write(new SiteFolder(), archive);
  const failure = await folder.import(app).then(
    () => 'It was imported',
    (error: unknown) => String(error),
  );
  return failure;
}
const packed = async (files: PackageContents) => await pack({ ...smallPackage, ...files });

test('a package whose names begin with a dot is the same package', async () => {
  const other = await createTestApp();
  const folder = await write(writeCatalogue(new SiteFolder()), await pack(dotted(smallPackage)));
  await folder.import(other);
  const content = async ({ database }: typeof app) =>
    await database.sql`select content from materials where slug = 'zaidimas'`;
  expect(await content(other)).toEqual(await content(app));
});

describe('the import refuses a package', () => {
  test('whose paths climb out of it', async () => {
    const archive = await packed({ 'xx/xx/evil.js': 'alert(1)' });
    expect(await faultOf(renamed(archive, 'xx/xx/evil.js', '../../evil.js'))).toMatch(
      /zaidimas\.json:\d+:\d+: file: zaidimas\.h5p cannot be unpacked: invalid relative path: \.\.\/\.\.\/evil\.js/,
    );
    expect(await faultOf(renamed(archive, 'xx/xx/evil.js', '/x/xx/evil.js'))).toContain('absolute path');
    expect(await faultOf(renamed(archive, 'xx/xx/evil.js', '..\\xx/evil.js'))).toContain(
      'invalid characters',
    );
  });

  test('that unpacks to far more than it is', async () => {
    const bomb = await packed({ 'content/nuliai.json': Buffer.alloc(20 * 1024 * 1024) });
    expect(bomb.length).toBeLessThan(100_000);
    expect(await faultOf(bomb)).toContain(
      "holds 'content/nuliai.json', which unpacks to more than 150 times its size",
    );
    // It claims to be small, and is not.
    const size = Buffer.alloc(4);
    size.writeUInt32LE(20 * 1024 * 1024);
    const claimed = Buffer.alloc(4);
    claimed.writeUInt32LE(900_000);
    const lying = Buffer.from(
      bomb.toString('latin1').replaceAll(size.toString('latin1'), claimed.toString('latin1')),
      'latin1',
    );
    expect(await faultOf(lying)).toMatch(/cannot be unpacked|too many bytes/);
  });

  test('whose content is damaged, wherever in it', async () => {
    const archive = await pack(smallPackage, { compress: false });
    for (const [from, to, file] of [
      ['Pavyzdys', 'Pavyzdis', 'content/content.json'],
      ['var base;', 'bar vase;', 'Medeina.Base-1.0/base.js'],
    ] as const)
      expect(await faultOf(renamed(archive, from, to))).toMatch(
        new RegExp(
          `zaidimas\\.json:\\d+:\\d+: file: zaidimas\\.h5p holds '${file}', whose content is damaged`,
        ),
      );
  });

  test('that holds too many files, too large a one, or too much', async () => {
    const many = Object.fromEntries(Array.from({ length: 3001 }, (_, at) => [`content/${at}.json`, '{}']));
    expect(await faultOf(await packed(many))).toContain('holds more than 3000 files');
    const path = join(mkdtempSync(join(tmpdir(), 'medeina-package-')), 'small.zip');
    onTestFinished(() => rmSync(dirname(path), { recursive: true }));
    writeFileSync(path, await packed({ 'content/bet-kas.json': randomBytes(1024 * 1024 + 1) }));
    const most = { files: 100, bytes: 1024 * 1024, fileBytes: 2 * 1024 * 1024 };
    await expect(filesOfArchive(path, most)).rejects.toThrow('unpacks to more than 1 megabytes');
    await expect(filesOfArchive(path, { ...most, fileBytes: 1024 * 1024 })).rejects.toThrow(
      "holds 'content/bet-kas.json', which is larger than 1 megabytes",
    );
  });

  test('that lacks what it needs, or holds what it may not', async () => {
    expect(await faultOf(Buffer.from('PK, whatever its name says'))).toContain('cannot be unpacked');
    expect(await faultOf(await packed({ 'h5p.json': undefined }))).toContain('lacks h5p.json');
    expect(await faultOf(await packed({ 'content/content.json': '{' }))).toContain('that is not JSON');
    expect(await faultOf(await packed({ 'Medeina.Base-1.0/library.json': undefined }))).toContain(
      "lacks the library 'Medeina.Base 1.0'",
    );
    expect(await faultOf(await packed({ 'Medeina.Base-1.0/base.js': undefined }))).toContain(
      "lacks 'Medeina.Base-1.0/base.js'",
    );
    expect(await faultOf(await packed({ 'content/page.html': '<script>' }))).toContain(
      "holds 'content/page.html'",
    );
    expect(await faultOf(await packed({ 'content/run.js': '1' }))).toContain("holds 'content/run.js'");
  });
});

test('a player that is not where the settings say stops the start', async () => {
  await expect(createTestApp({ H5P_PLAYER: '/nowhere' })).rejects.toThrow(
    'H5P_PLAYER: there is no frame.bundle.js with styles/h5p.css in /nowhere',
  );
});
