import { existsSync, globSync, mkdtempSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import type { ActivityState, FormField, OwnData } from '@medeina/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { eraseAccount } from '../src/account/erasure.ts';
import { csvOf } from '../src/command/csv.ts';
import { personalData } from '../src/domains.ts';
import { formResults, formTable } from '../src/learning/activities/form/results.ts';
import { drawInTurn, mostPicturesAtOnce, mostPicturesWaiting } from '../src/platform/picture-turns.ts';
import { bearer, createTestApp, type TestPerson } from './harness.ts';
import { startClamd } from './support/clamd.ts';
import { handIn } from './support/form-with-files.ts';
import { onTerminal, operatorOf } from './support/operator.ts';
import { courseJson, inAll, SiteFolder, writeCatalogue } from './support/site.ts';
import { dropUnusedFiles } from './support/unused-files.ts';

const malware = 'X5O!P%@AP';
const clamd = await startClamd(malware);
afterAll(() => clamd.stop());
const app = await createTestApp({ CHECK_ANSWERS: 'true', SCANNER_URL: clamd.url });
const { executor } = app.database;

const theory = 'courses/formos/theory/01-tema';
const topic = {
  title: inAll('Tema'),
  sections: [{ title: inAll('Skyrius'), materials: ['forma'] }],
};
const option = (id: string) => ({ id, text: inAll(`Parinktis ${id}`) });
const form = {
  type: 'dynamic_form',
  title: inAll('Forma'),
  completion: 2,
  sections: [
    {
      title: inAll('Faktai'),
      fields: [
        { id: 'vardas', type: 'short_text', label: inAll('Vardas'), most: 40 },
        {
          id: 'pulsas',
          type: 'number',
          label: inAll('Pulsas'),
          from: 20,
          to: 250,
          whole: true,
          unit: inAll('k./min.'),
        },
        { id: 'diena', type: 'date', label: inAll('Diena'), required: false },
        { id: 'laikas', type: 'time', label: inAll('Laikas'), required: false },
        { id: 'alergija', type: 'single', label: inAll('Alergija'), options: [option('ne'), option('taip')] },
        {
          id: 'kokia',
          type: 'long_text',
          label: inAll('Kokia'),
          shown_when: [{ field: 'alergija', is: ['taip'] }],
        },
        {
          id: 'greitas',
          type: 'short_text',
          label: inAll('Kodėl greitas'),
          shown_when: [{ field: 'pulsas', from: 120 }],
        },
      ],
    },
    {
      title: inAll('Veiksmai'),
      fields: [
        {
          id: 'veiksmai',
          type: 'checklist',
          label: inAll('Veiksmai'),
          marks: ['done', 'failed'],
          parts: [{ steps: [{ ...option('a'), critical: true }, option('b')] }],
        },
        {
          id: 'kodel',
          type: 'short_text',
          label: inAll('Kodėl ne'),
          shown_when: [{ field: 'veiksmai', is: ['failed'] }],
        },
      ],
    },
    {
      title: inAll('Pabaiga'),
      shown_when: [{ field: 'alergija', is: ['ne', 'taip'] }],
      fields: [
        { id: 'failai', type: 'files', label: inAll('Failai'), most: 2, most_megabytes: 1, required: false },
        { id: 'tiesa', type: 'confirm', label: inAll('Tiesa') },
        { id: 'parasas', type: 'signature', label: inAll('Parašas') },
      ],
    },
  ],
};

beforeAll(async () => {
  await writeCatalogue(new SiteFolder())
    .write('courses/formos/course.json', courseJson(611))
    .write(`${theory}/topic.json`, topic)
    .write(`${theory}/forma.json`, form)
    .import(app);
});

async function post(url: string, payload: object, person?: TestPerson) {
  return await app.request({ method: 'POST', url, payload, ...(person && { headers: person.headers }) });
}

interface Filling {
  readonly person: TestPerson;
  readonly token: string;
  readonly attempt: number;
}

/** The address of the form's document. */
async function launchIn({ headers }: Pick<TestPerson, 'headers'>, slug = 'forma'): Promise<string> {
  const [row] = await app.database.sql<{ id: number }>`select id from materials where slug = ${slug}`;
  const launch = await app.request({ url: `/api/courses/activity/${row?.id ?? 0}/launch`, headers });
  return launch.json().url;
}

/** The token of the form's document. */
async function openIn(session: Pick<TestPerson, 'headers'>, slug?: string): Promise<string> {
  const document = await app.request({ url: await launchIn(session, slug) });
  return JSON.parse(/id="activity-data">(.*?)<\/script>/s.exec(document.body)?.[1] ?? '').token;
}

/** A person with a form that is being filled in. */
async function fillIn(course = 611, slug?: string): Promise<Filling> {
  const person = await app.person();
  expect((await post(`/api/courses/${course}/enrol`, {}, person)).statusCode).toBe(200);
  return await begin(person, slug);
}

/** The form of somebody who has the course. */
async function begin(person: TestPerson, slug?: string): Promise<Filling> {
  const token = await openIn(person, slug);
  const state = await stateFrom('/activities/attempts', { token });
  return { person, token, attempt: state.attempt?.id ?? 0 };
}

async function stateFrom(url: string, payload: object): Promise<ActivityState> {
  const answer = await post(url, payload);
  expect([answer.statusCode, answer.body]).toEqual([200, answer.body]);
  return answer.json().data;
}

function answer({ person, attempt }: Filling, question: string, given: unknown) {
  return post(
    '/api/courses/activity/answers',
    { attempt, question, answer: given, given_at: new Date().toISOString() },
    person,
  );
}

const signature = {
  kind: 'drawn',
  strokes: [
    [
      [0.1, 0.1, 0.5, 0],
      [0.4, 0.2, 0.5, 30],
    ],
  ],
};
const complete: Record<string, unknown> = {
  vardas: 'Rūta',
  pulsas: '88',
  alergija: 'ne',
  veiksmai: { kind: 'checklist', entries: { a: { mark: 'done' }, b: { mark: 'done', comment: 'Greitai' } } },
  tiesa: 'yes',
  parasas: signature,
};

async function giveAll(filling: Filling, answers: Record<string, unknown>): Promise<void> {
  for (const [question, given] of Object.entries(answers))
    expect([question, (await answer(filling, question, given)).statusCode]).toEqual([question, 200]);
}

const send = ({ token, attempt }: Filling) => post('/activities/submission', { token, attempt });

const upload = (filling: Filling, bytes: Uint8Array, file?: Parameters<typeof handIn>[3]) =>
  handIn(app, filling, bytes, file);

const remove = ({ token, attempt }: Filling, file: number) =>
  post('/activities/files/removal', { token, attempt, file });

const png = (colour: string, side = 40) =>
  sharp({ create: { width: side, height: side, channels: 3, background: colour } })
    .png()
    .toBuffer();

const fieldIn = (state: ActivityState, id: string): FormField | undefined =>
  state.attempt?.questions.filter((question) => question.type === 'field').find((field) => field.id === id);

const uploadsIn = (folder: string): string[] =>
  existsSync(join(folder, 'uploads'))
    ? globSync('**/*', { cwd: join(folder, 'uploads'), withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ name }) => name)
    : [];

describe('a form', () => {
  test('is saved as it is filled in, sent once complete, and can be read afterwards', async () => {
    const filling = await fillIn();
    await giveAll(filling, complete);
    const half = await stateFrom('/activities/state', { token: filling.token });
    expect(half.attempt?.sections.map(({ title }) => title)).toEqual(['Faktai', 'Veiksmai', 'Pabaiga']);
    expect(fieldIn(half, 'pulsas')).toMatchObject({
      answer: '88',
      required: true,
      section: 0,
      field: { kind: 'number', from: 20, to: 250, whole: true, unit: 'k./min.' },
    });
    expect(fieldIn(half, 'parasas')?.answer).toEqual(signature);
    expect(fieldIn(half, 'veiksmai')?.answer).toEqual(complete['veiksmai']);
    const sent = await send(filling);
    expect(sent.statusCode).toBe(200);
    expect(sent.json().data).toMatchObject({
      completed: true,
      attempts_left: 0,
      results: [{ percent: null, passed: null }],
      attempt: { is_over: true },
    });
    expect(fieldIn(sent.json().data, 'vardas')?.answer).toBe('Rūta');
    expect((await answer(filling, 'vardas', 'Kita')).json()).toMatchObject({ code: 'attempt_over' });
    const again = await post('/activities/attempts', { token: filling.token });
    expect(again.json()).toMatchObject({ code: 'no_attempts' });
  });

  test('is refused with what is missing or wrong, by field', async () => {
    const filling = await fillIn();
    await giveAll(filling, {
      pulsas: '400',
      diena: '2026-02-30',
      laikas: '25:00',
      alergija: 'taip',
      veiksmai: { kind: 'checklist', entries: { a: { mark: 'failed' } } },
      parasas: { kind: 'typed', name: '  ' },
    });
    const refused = await send(filling);
    expect(refused.statusCode).toBe(400);
    expect(Object.keys(refused.json().errors).toSorted()).toEqual(
      [
        'diena',
        'greitas',
        'kodel',
        'kokia',
        'laikas',
        'parasas',
        'pulsas',
        'tiesa',
        'vardas',
        'veiksmai',
      ].toSorted(),
    );
    expect(refused.json().errors).toMatchObject({
      vardas: ['Šis laukas privalomas'],
      pulsas: ['Skaičius per mažas arba per didelis'],
      veiksmai: ['Įvertinkite visus veiksmus'],
      parasas: ['Pasirašykite'],
    });
    await giveAll(filling, { pulsas: '36,6' });
    expect((await send(filling)).json().errors).toMatchObject({ pulsas: ['Įrašykite sveikąjį skaičių'] });
  });

  test('what is hidden by then is neither asked for nor kept', async () => {
    const filling = await fillIn();
    await giveAll(filling, {
      ...complete,
      alergija: 'taip',
      kokia: 'Penicilinui',
      pulsas: '130',
      greitas: 'Skauda',
    });
    expect((await upload(filling, await png('#123456'))).statusCode).toBe(200);
    await giveAll(filling, { alergija: 'ne', pulsas: '80' });
    expect((await send(filling)).statusCode).toBe(200);
    const kept = await app.database.sql<{ question: string }>`
      select question from activity_answers where user_id = ${filling.person.id}`;
    const ids = kept.map(({ question }) => question);
    expect(ids).not.toContain('kokia');
    expect(ids).not.toContain('greitas');
    expect(ids).toContain('alergija');
  });

  test("another's form, an unknown field and what does not fit are refused", async () => {
    const filling = await fillIn();
    const stranger = await fillIn();
    expect((await answer({ ...filling, person: stranger.person }, 'vardas', 'x')).statusCode).toBe(404);
    expect((await answer(filling, 'jokio', 'x')).statusCode).toBe(404);
    expect(
      (await post('/activities/submission', { token: stranger.token, attempt: filling.attempt })).statusCode,
    ).toBe(404);
    expect((await upload({ ...stranger, attempt: filling.attempt }, await png('#000'))).statusCode).toBe(404);
    const misfits: Record<string, readonly unknown[]> = {
      vardas: ['x'.repeat(41), ['ne'], signature],
      pulsas: ['x'.repeat(41), { a: 'b' }],
      alergija: ['gal', ['ne']],
      tiesa: ['no'],
      veiksmai: [
        { kind: 'checklist', entries: { z: { mark: 'done' } } },
        { kind: 'checklist', entries: { a: { mark: 'partly' } } },
        { kind: 'checklist', entries: { a: { comment: 'x'.repeat(501) } } },
        'done',
      ],
      parasas: [
        { kind: 'drawn', strokes: [[[0, 0, 0]]] },
        { kind: 'drawn', strokes: [Array.from({ length: 3001 }, () => [0, 0, 0, 0])] },
        { kind: 'typed', name: 'x'.repeat(121) },
        'Rūta',
      ],
      failai: ['1', ['1']],
    };
    for (const [question, all] of Object.entries(misfits))
      for (const given of all)
        expect([question, given, (await answer(filling, question, given)).statusCode]).toEqual([
          question,
          given,
          400,
        ]);
    expect([400, 413]).toContain((await answer(filling, 'kokia', 'ą'.repeat(500_000))).statusCode);
  });
});

/** A course of its own with one form, which is imported anew each time that its fields are written. */
function changing(course: number, slug: string): (...fields: readonly object[]) => Promise<void> {
  const own = `courses/${slug}/theory/01-tema`;
  const folder = writeCatalogue(new SiteFolder())
    .write(`courses/${slug}/course.json`, courseJson(course))
    .write(`${own}/topic.json`, { ...topic, sections: [{ ...topic.sections[0], materials: [slug] }] });
  return async (...fields) => {
    const sections = [{ title: inAll('Skyrius'), fields }];
    await folder.write(`${own}/${slug}.json`, { ...form, sections }).import(app);
  };
}

const checklist = (marks: readonly string[], ...steps: readonly string[]) => ({
  id: 'veiksmai',
  type: 'checklist',
  label: inAll('Veiksmai'),
  required: false,
  marks,
  parts: [{ steps: steps.map(option) }],
});
const several = (...options: readonly string[]) => ({
  id: 'kelios',
  type: 'multiple',
  label: inAll('Kelios'),
  options: options.map(option),
});

describe('a form that an import changed while it was filled in', () => {
  test('has what its fields still take, and can be gone on with', async () => {
    const write = changing(613, 'kintanti');
    const why = {
      id: 'kodel',
      type: 'short_text',
      label: inAll('Kodėl ne'),
      shown_when: [{ field: 'veiksmai', is: ['failed'] }],
    };
    await write(checklist(['done', 'partly', 'failed'], 'a', 'b', 'c'), several('x', 'y', 'z'), why);
    const [goesOn, sends] = [await fillIn(613, 'kintanti'), await fillIn(613, 'kintanti')];
    const entries = {
      a: { mark: 'done' },
      b: { mark: 'failed', comment: 'Nebuvo' },
      c: { mark: 'partly', comment: 'Lėtai' },
    };
    for (const filling of [goesOn, sends])
      await giveAll(filling, { veiksmai: { kind: 'checklist', entries }, kelios: ['x', 'y'] });

    await write(checklist(['done', 'failed'], 'a', 'c', 'd'), several('y', 'z'), why);
    const state = await stateFrom('/activities/state', { token: goesOn.token });
    const left = { a: { mark: 'done' }, c: { comment: 'Lėtai' } };
    expect([fieldIn(state, 'veiksmai')?.answer, fieldIn(state, 'kelios')?.answer]).toEqual([
      { kind: 'checklist', entries: left },
      ['y'],
    ]);
    await giveAll(goesOn, {
      veiksmai: { kind: 'checklist', entries: { ...left, d: { mark: 'done' } } },
      kelios: ['y', 'z'],
    });
    // Nothing that is left has failed, so nobody is asked why.
    for (const filling of [goesOn, sends]) expect((await send(filling)).statusCode).toBe(200);
  });

  test('asks what is new in it, and keeps what hangs on that', async () => {
    const write = changing(614, 'auganti');
    const name = { id: 'vardas', type: 'short_text', label: inAll('Vardas') };
    const files = { id: 'failai', type: 'files', label: inAll('Failai') };
    await write(name, files);
    const filling = await fillIn(614, 'auganti');
    await giveAll(filling, { vardas: 'Rūta' });
    expect((await upload(filling, await png('#2a2a2a'))).statusCode).toBe(200);

    const shown_when = [{ field: 'ar', is: ['taip'] }];
    const asked = {
      id: 'ar',
      type: 'single',
      label: inAll('Ar?'),
      options: [option('ne'), option('taip')],
    };
    await write(asked, { ...name, shown_when }, { ...files, shown_when });
    expect(Object.keys((await send(filling)).json().errors)).toEqual(['ar']);
    await giveAll(filling, { ar: 'taip' });
    const sent = await send(filling);
    expect(sent.statusCode).toBe(200);
    expect(fieldIn(sent.json().data, 'vardas')?.answer).toBe('Rūta');
    expect(fieldIn(sent.json().data, 'failai')?.files).toHaveLength(1);
  });
});

describe('files of a form', () => {
  test('are looked through for malware, PDFs too, and refused whole where some is found', async () => {
    const filling = await fillIn();
    const before = uploadsIn(app.settings.dataFolder).length;
    const sheet = Buffer.from(`%PDF-1.7\n${malware}`);
    const refused = await upload(filling, sheet, { name: 'lapas.pdf' });
    expect([refused.statusCode, refused.json().errors]).toEqual([
      400,
      { file: ['Šio failo priimti negalime: jame rasta kenkėjiška programa'] },
    ]);
    expect(clamd.seen.at(-1)?.equals(sheet)).toBe(true);
    expect(uploadsIn(app.settings.dataFolder)).toHaveLength(before);
  });

  test('a picture is drawn anew, a PDF kept; both come back by their signed paths alone', async () => {
    const filling = await fillIn();
    const picture = await upload(filling, await png('#00c000'), { name: '../Mano nuotrauka<1>.png' });
    expect(picture.headers['access-control-allow-origin']).toBe('null');
    expect(picture.json().file).toMatchObject({ name: '_Mano nuotrauka_1_.jpg', mime: 'image/jpeg' });
    const pdf = await upload(filling, Buffer.from('%PDF-1.7\nx'), { name: 'lapas.pdf' });
    expect(pdf.json().file).toMatchObject({ name: 'lapas.pdf', mime: 'application/pdf', size: 10 });
    const state = await stateFrom('/activities/state', { token: filling.token });
    const files = fieldIn(state, 'failai')?.files ?? [];
    expect(files.map(({ name }) => name)).toEqual(['_Mano nuotrauka_1_.jpg', 'lapas.pdf']);
    const served = await app.request({ url: files[0]?.url ?? '' });
    expect(served.statusCode).toBe(200);
    expect(served.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'content-disposition': expect.stringMatching(/^attachment;/),
      'content-security-policy': expect.stringMatching(/^default-src 'none'; .*base-uri 'none'; .*sandbox$/),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    expect((await sharp(served.rawPayload).metadata()).format).toBe('jpeg');
    const [, , , signed, name] = (files[0]?.url ?? '').split('/');
    const [user, session, , ...rest] = (signed ?? '').split('.');
    const other = [user, session, files[1]?.id, ...rest].join('.');
    expect((await app.request({ url: `/activities/files/${other}/${name}` })).statusCode).toBe(403);
  });

  test('are named as what they are, and a PDF is one from its first byte', async () => {
    const filling = await fillIn();
    const [pdf, picture] = [Buffer.from('%PDF-1.7\nx'), await png('#0000c0')];
    for (const [bytes, name] of [
      [pdf, 'programa.exe'],
      [pdf, 'lapas.png'],
      [pdf, 'pdf'],
      [Buffer.from('MZ\n%PDF-1.7\nx'), 'programa.exe'],
      [Buffer.from('MZ\n%PDF-1.7\nx'), 'lapas.pdf'],
      [picture, 'puslapis.html'],
      [picture, 'nuotrauka.pdf'],
      [picture, 'nuotrauka'],
    ] as const) {
      const refused = await upload(filling, bytes, { name });
      expect([name, refused.statusCode, refused.json().errors]).toEqual([
        name,
        400,
        { file: ['Tokio tipo failas čia netinka arba jo nepavyko perskaityti'] },
      ]);
    }
    expect((await upload(filling, pdf, { name: 'LAPAS.PDF' })).json().file.name).toBe('LAPAS.pdf');
    // Which picture it is, messengers often get wrong.
    expect((await upload(filling, picture, { name: 'a.b.JPEG' })).json().file.name).toBe('a.b.jpg');
  });

  test('wrong types, too large, too many and wrong fields are refused', async () => {
    const filling = await fillIn();
    const statusOf = async (bytes: Uint8Array, more = {}) => (await upload(filling, bytes, more)).statusCode;
    expect(await statusOf(Buffer.from('MZ program'), { name: 'a.png' })).toBe(400);
    expect(await statusOf(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), { name: 'a.svg' })).toBe(
      400,
    );
    expect(await statusOf(Buffer.alloc(0))).toBe(400);
    expect(await statusOf(Buffer.alloc(1024 * 1024 + 1, 1))).toBe(413);
    expect(await statusOf(Buffer.alloc(12 * 1024 * 1024, 1))).toBe(413);
    expect(await statusOf(await png('#fff'), { question: 'vardas' })).toBe(404);
    expect(await statusOf(await png('#fff'), { question: 'jokio' })).toBe(404);
    expect(await statusOf(await png('#111'))).toBe(200);
    expect(await statusOf(await png('#222'))).toBe(200);
    const third = await upload(filling, await png('#333'));
    expect([third.statusCode, third.json().errors.file]).toEqual([
      400,
      ['Daugiau failų šiame lauke pridėti negalima'],
    ]);
    // What has no place is not drawn: nobody learns that it is no picture.
    const program = Buffer.from('MZ program');
    const fourth = await upload(filling, program, { name: 'kita.png' });
    expect(fourth.json().errors.file).toEqual(third.json().errors.file);
    await giveAll(filling, complete);
    expect((await send(filling)).statusCode).toBe(200);
    for (const file of [await png('#444'), program])
      expect((await upload(filling, file)).json()).toMatchObject({ code: 'attempt_over' });
  });

  test('one whose answer was lost is sent again and there once, in a full field too', async () => {
    const filling = await fillIn();
    const [picture, sheet] = [await png('#5e7'), Buffer.from('%PDF-1.7\nx')];
    const given = async (bytes: Uint8Array, name: string) => {
      const answered = await upload(filling, bytes, { name });
      return [answered.statusCode, answered.json().file?.id];
    };
    const [first, second] = [await given(picture, 'a.png'), await given(sheet, 'a.pdf')];
    expect([first[0], second[0]]).toEqual([200, 200]);
    expect(await given(picture, 'a.png')).toEqual(first);
    expect(await given(sheet, 'a.pdf')).toEqual(second);
    // Another of that name has no room.
    expect(await given(await png('#7e5'), 'a.png')).toEqual([400, undefined]);
    const state = await stateFrom('/activities/state', { token: filling.token });
    expect(fieldIn(state, 'failai')?.files.map(({ id }) => id)).toEqual([first[1], second[1]]);
  });

  test('a small file that claims to be a huge picture is not drawn', async () => {
    const filling = await fillIn();
    const bomb = await sharp({
      create: { width: 9000, height: 9000, channels: 3, background: '#fff' },
      limitInputPixels: false,
    })
      .png()
      .toBuffer();
    const refused = await upload(filling, bomb);
    expect([refused.statusCode, refused.json().errors]).toEqual([
      400,
      { file: ['Nuotraukoje per daug taškų: daugiausia 50 megapikselių'] },
    ]);
  });

  test('few pictures are drawn at a time; where too many wait, another is told to come later', async () => {
    const filling = await fillIn();
    const photo = new FormData();
    photo.append('image', (await png('#777')).toString('base64'));
    const body = new Response(photo);
    const photoCall = {
      method: 'POST',
      url: '/api/settings/image',
      headers: { ...filling.person.headers, 'content-type': body.headers.get('content-type') ?? '' },
      payload: Buffer.from(await body.arrayBuffer()),
    } as const;
    const freed = Promise.withResolvers<void>();
    let begun = 0;
    const others = Array.from({ length: mostPicturesAtOnce + mostPicturesWaiting }, () =>
      drawInTurn(async () => {
        begun += 1;
        await freed.promise;
      }),
    );
    for (const refused of [await upload(filling, await png('#777')), await app.request(photoCall)])
      expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5']);
    expect(begun).toBe(2);
    freed.resolve();
    await Promise.all(others);
    expect((await upload(filling, await png('#777'))).statusCode).toBe(200);
    expect((await app.request(photoCall)).statusCode).toBe(200);
  });

  test('one that is taken out is gone, unless somebody else handed in the same', async () => {
    const [one, other] = [await fillIn(), await fillIn()];
    const bytes = await png('#abcdef');
    const mine = (await upload(one, bytes)).json().file;
    const theirs = (await upload(other, bytes)).json().file;
    // What was refused before.
    await dropUnusedFiles(app);
    const before = uploadsIn(app.settings.dataFolder).length;
    // Not theirs to take out.
    expect((await remove(one, theirs.id)).statusCode).toBe(200);
    expect((await app.request({ url: theirs.url })).statusCode).toBe(200);
    expect((await remove(one, mine.id)).statusCode).toBe(200);
    expect((await app.request({ url: mine.url })).statusCode).toBe(404);
    expect((await app.request({ url: theirs.url })).statusCode).toBe(200);
    await dropUnusedFiles(app);
    expect(uploadsIn(app.settings.dataFolder)).toHaveLength(before);
    expect((await remove(other, theirs.id)).statusCode).toBe(200);
    await dropUnusedFiles(app);
    expect(uploadsIn(app.settings.dataFolder)).toHaveLength(before - 1);
  });

  test('they are part of what a person gets of their data, and of what is erased', async () => {
    const filling = await fillIn();
    await upload(filling, await png('#010203'), { name: 'mano.png' });
    await filling.person.prove();
    const { headers, id } = filling.person;
    const ask = async (url: string) => (await app.request({ method: 'POST', url, headers })).json();
    const data: OwnData = await ask('/api/account/export');
    const [file] = data.files.given ?? [];
    expect(data.files.given).toEqual([
      { name: 'mano.jpg', material: 'Forma', url: expect.any(String), until: expect.any(String) },
    ]);
    const { origin, pathname } = new URL(file?.url ?? '');
    expect(origin).toBe(app.settings.publicUrl);
    const served = await app.request({ url: pathname });
    expect([served.statusCode, served.headers['content-type']]).toEqual([200, 'image/jpeg']);
    expect(Date.parse(file?.until ?? '') - Date.now()).toBeGreaterThan(11 * 3_600_000);
    const { html } = (await ask('/api/account/export/page')).data;
    expect(html).toContain(`<a href="${origin}${pathname.split('.')[0]}.`);
    expect(html).toMatch(/mano\.jpg<\/a> \(Forma\)\. Nuoroda veikia iki \d{4} m\. /);
    expect(data.held['form_files']).toMatchObject([{ name: 'mano.jpg', question: 'failai' }]);
    // The operator's command saves them.
    const { dataFolder } = app.settings;
    const [out, folder] = [join(dataFolder, 'mano.json'), join(dataFolder, 'mano')];
    const operator = operatorOf(app, { DATA_DIR: dataFolder });
    const ran = await operator('users', 'export', filling.person.username, '--out', out, '--files', folder);
    expect(ran).toMatchObject({ code: 0 });
    expect(ran.output).not.toContain('1 of 1');
    expect(readFileSync(join(folder, '1-mano.jpg'))).toEqual(served.rawPayload);
    onTerminal();
    const watched = [`${out}2`, '--files', `${folder}2`] as const;
    expect(await operator('users', 'export', filling.person.username, '--out', ...watched)).toMatchObject({
      output: expect.stringContaining('\r1 of 1 files\nWrote'),
    });
    // In JSON each answer is one document, also where files cannot be saved.
    const asJson = (to: string) =>
      operator('users', 'export', filling.person.username, '--json', '--files', to);
    const why = `${join(out, 'x', '1-mano.jpg')}: a part of the path is not a folder.`;
    expect(await asJson(join(out, 'x'))).toEqual({
      code: 1,
      output: `${why}\n${JSON.stringify({ error: why })}\n`,
    });
    const [row] = await app.database.sql<{ hash: string }>`select hash from form_files where user_id = ${id}`;
    const stored = join(dataFolder, 'uploads', row?.hash.slice(0, 2) ?? '', row?.hash ?? '');
    const elsewhere = join(dataFolder, 'elsewhere');
    renameSync(stored, elsewhere);
    const without = await asJson(join(dataFolder, 'without'));
    renameSync(elsewhere, stored);
    const gone = 'Left out are files that are gone: mano.jpg.\n';
    expect([without.code, without.output.slice(-gone.length)]).toEqual([4, gone]);
    expect(JSON.parse(without.output.slice(0, -gone.length))).toMatchObject({ name: 'medeina-own-data' });
    const before = uploadsIn(app.settings.dataFolder).length;
    await eraseAccount(app.context, personalData, id, { actor: { kind: 'system' } });
    // A job removes them, so that a transaction that fails takes none away.
    expect(uploadsIn(app.settings.dataFolder)).toHaveLength(before);
    await dropUnusedFiles(app);
    expect(uploadsIn(app.settings.dataFolder)).toHaveLength(before - 1);
    expect(await app.database.sql`select from form_files where user_id = ${id}`).toEqual([]);
  });
});

interface Used {
  readonly token: string;
  readonly attempt: number;
  readonly file: number;
  /** Of the file that was handed in. */
  readonly address: string;
  /** Of a document that nobody has opened yet. */
  readonly unused: string;
}

const endOthers = (person: TestPerson) =>
  app.request({ method: 'DELETE', url: '/api/account/sessions', headers: person.headers });

/** The answers to all that the token of a document and its addresses are good for. */
async function answersTo({ token, attempt, file, address, unused }: Used): Promise<number[]> {
  const filling = { token, attempt };
  const answers = [
    await app.request({ url: unused }),
    await post('/activities/state', { token }),
    await post('/activities/attempts', { token }),
    await handIn(app, filling, await png('#0c0c0c')),
    await app.request({ url: address }),
    await post('/activities/files/removal', { ...filling, file }),
    await post('/activities/submission', filling),
  ];
  return answers.map(({ statusCode }) => statusCode);
}

/** The form as it is open in a session, with what a stranger may have taken from there. */
async function used(session: Pick<TestPerson, 'headers'>, attempt: number): Promise<Used> {
  const token = await openIn(session);
  const [file] = fieldIn(await stateFrom('/activities/state', { token }), 'failai')?.files ?? [];
  if (file === undefined) throw new Error('No file was handed in');
  return { token, attempt, file: file.id, address: file.url, unused: await launchIn(session) };
}

describe('a session that has ended', () => {
  test.each([
    [
      'a logout',
      (_: TestPerson, other: Pick<TestPerson, 'headers'>) =>
        app.request({ method: 'POST', url: '/api/auth/logout', payload: {}, headers: other.headers }),
    ],
    [
      'a new password',
      (person: TestPerson) =>
        post(
          '/api/auth/password/change',
          { username: person.username, newpassword: 'a quite new one' },
          person,
        ),
    ],
    ['an end of all others', endOthers],
  ])('opens nothing any more after %s, and the others of the person go on', async (_, end) => {
    const { person, attempt, token } = await fillIn();
    expect((await handIn(app, { token, attempt }, await png('#0b0b0b'))).statusCode).toBe(200);
    const login = await post('/api/auth/login', { username: person.username, password: person.password });
    const there = { headers: bearer(login.json()) };
    await person.prove();
    const [here, gone] = [await used(person, attempt), await used(there, attempt)];
    expect((await end(person, there)).statusCode).toBe(200);
    expect(await answersTo(gone)).toEqual([403, 403, 403, 403, 403, 403, 403]);
    await giveAll({ person, token: here.token, attempt }, complete);
    expect(await answersTo(here)).toEqual([200, 200, 200, 200, 200, 200, 200]);
  });

  test('is over for an account that is locked as well; a login opens the document anew', async () => {
    const { person, attempt, token } = await fillIn();
    expect((await handIn(app, { token, attempt }, await png('#0d0d0d'))).statusCode).toBe(200);
    const taken = await used(person, attempt);
    await app.database.sql`update users set locked_at = now() where id = ${person.id}`;
    expect(await answersTo(taken)).toEqual([403, 403, 403, 403, 403, 403, 403]);
    await app.database.sql`update users set locked_at = null where id = ${person.id}`;
    await app.request({ method: 'POST', url: '/api/auth/logout', payload: {}, headers: person.headers });
    const login = await post('/api/auth/login', { username: person.username, password: person.password });
    const anew = await used({ headers: bearer(login.json()) }, attempt);
    expect([anew.file, (await app.request({ url: anew.address })).statusCode]).toEqual([taken.file, 200]);
    expect((await app.request({ url: taken.address })).statusCode).toBe(403);
  });
});

test('an operator reads what was sent, as data and as a table that is no formula', async () => {
  const coloured = await fillIn();
  await giveAll(coloured, { ...complete, vardas: 'Ona\u009b31m' });
  await send(coloured);
  const filling = await fillIn();
  await giveAll(filling, { ...complete, vardas: '=1+1', pulsas: '88,0' });
  await upload(filling, await png('#0a0b0c'), { name: 'lapas.png' });
  await send(filling);
  const [result] = await formResults(executor, 611, 'lt');
  const own = result?.submissions.find(({ username }) => username === filling.person.username);
  expect(own?.fields).toMatchObject({
    vardas: { label: 'Vardas', text: '=1+1' },
    pulsas: { text: '88', value: '88,0' },
    alergija: { text: 'Parinktis ne', value: 'ne' },
    veiksmai: { text: 'Parinktis a: done; Parinktis b: done (Greitai)' },
    parasas: { text: '(drawn)' },
    failai: { text: 'lapas.jpg' },
  });
  expect(own?.files.map(({ path }) => path)).toEqual([
    expect.stringMatching(/^forma\/.*-1-\d+\/failai-\d+-lapas\.jpg$/),
    expect.stringMatching(/^forma\/.*-1-\d+\/parasas\.svg$/),
  ]);
  expect(await formResults(executor, 611, 'lt', 'forma')).toEqual([result]);
  expect(await formResults(executor, 611, 'lt', 'kita')).toEqual([]);
  if (result === undefined) throw new Error('The course has no form');
  const csv = csvOf(formTable(result));
  expect(csv.startsWith('\ufeffusername,number,submitted_at,Vardas,')).toBe(true);
  expect(csv).toContain(`"'=1+1"`.replaceAll('"', ''));
  expect(csv.trimEnd().split('\n')).toHaveLength(1 + result.submissions.length);
  expect(csv).toContain(',Ona\ufffd31m,');
  const why = 'Give --csv or --json, not both.';
  for (const verb of ['forms', 'surveys'])
    expect(
      await operatorOf(app, { DATA_DIR: app.settings.dataFolder })(verb, '611', '--csv', '--json'),
    ).toEqual({ code: 1, output: `${why}\n${JSON.stringify({ error: why })}\n` });
});

test('what was sent is saved for each time, for its owner alone, and never over what is there', async () => {
  const first = await fillIn();
  await giveAll(first, complete);
  await send(first);
  // Whoever takes the course again fills its form in for the first time again.
  await app.database.sql`
    insert into enrolments (user_id, course_id, attempt, source) values (${first.person.id}, 611, 2, 'free')`;
  const second = await begin(first.person);
  await giveAll(second, { ...complete, parasas: { ...signature, strokes: [[[0.9, 0.9, 0.5, 0]]] } });
  await send(second);

  const folder = mkdtempSync(join(tmpdir(), 'medeina-forms-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const save = () =>
    operatorOf(app, { DATA_DIR: app.settings.dataFolder })('forms', '611', 'forma', '--files', folder);
  const { code, output } = await save();
  expect([code, output]).toEqual([0, expect.stringContaining('Saved ')]);
  const saved = globSync('**/*', { cwd: folder, withFileTypes: true }).filter((entry) => entry.isFile());
  expect(output).toContain(`Saved ${saved.length} files in ${folder}.`);
  const drawn = saved
    .filter(({ parentPath }) => basename(parentPath).startsWith(`${first.person.username}-1-`))
    .map(({ parentPath, name }) => join(parentPath, name));
  expect(new Set(drawn.map((path) => readFileSync(path, 'utf8'))).size).toBe(2);
  expect(drawn.map((path) => [path, dirname(path)].map((one) => statSync(one).mode & 0o777))).toEqual([
    [0o600, 0o700],
    [0o600, 0o700],
  ]);
  const again = await save();
  expect([again.code, again.output]).toEqual([1, expect.stringContaining('it is there already')]);
});

/** Names of what was saved, without the numbers of files. */
const savedIn = (folder: string): string[] =>
  globSync('**/*.{jpg,svg}', { cwd: folder })
    .map((path) => basename(path).replace(/-\d+-/, '-'))
    .toSorted();

test('a file that is gone holds up none of the others, and a wrong question saves none', async () => {
  await writeCatalogue(new SiteFolder())
    .write('courses/dvi/course.json', courseJson(619))
    .write('courses/dvi/theory/01-tema/topic.json', {
      ...topic,
      sections: [{ title: inAll('Skyrius'), materials: ['pirmoji', 'antroji'] }],
    })
    .write('courses/dvi/theory/01-tema/pirmoji.json', form)
    .write('courses/dvi/theory/01-tema/antroji.json', form)
    .import(app);
  const filling = await fillIn(619, 'pirmoji');
  await giveAll(filling, complete);
  await upload(filling, await png('#0d0e0f'), { name: 'dingęs.png' });
  await upload(filling, await png('#0f0e0d'), { name: 'esantis.png' });
  await send(filling);
  const parent = mkdtempSync(join(tmpdir(), 'medeina-forms-'));
  onTestFinished(() => rmSync(parent, { recursive: true }));
  const operator = operatorOf(app, { DATA_DIR: app.settings.dataFolder });

  const asked = await operator('forms', '619', '--csv', '--files', join(parent, 'table'));
  expect(asked).toEqual({
    code: 1,
    output: 'The course has several: name one of pirmoji, antroji.\n',
  });
  expect(savedIn(parent)).toEqual([]);

  const [row] = await app.database.sql<{ hash: string }>`
    select hash from form_files where user_id = ${filling.person.id} and name = 'dingęs.jpg'`;
  await app.context.files.uploads.remove(row?.hash ?? '');
  const { code, output } = await operator('forms', '619', '--files', join(parent, 'all'));
  expect([code, output]).toEqual([
    4,
    expect.stringMatching(/\nLeft out are files that are gone: pirmoji\/\S+-dingęs\.jpg\.\n.*Saved 2 files/s),
  ]);
  expect(savedIn(join(parent, 'all'))).toEqual(['failai-esantis.jpg', 'parasas.svg']);
  const asData = await operator('forms', '619', '--files', join(parent, 'data'), '--json');
  expect(JSON.parse(asData.output.trim().split('\n').at(-1) ?? '')).toMatchObject({
    saved: 2,
    gone: [expect.stringContaining('dingęs.jpg')],
  });
});

test('faults of a form are named by file and line', async () => {
  const folder = writeCatalogue(new SiteFolder())
    .write('courses/blogas/course.json', courseJson(612))
    .write('courses/blogas/theory/01-tema/topic.json', topic)
    .write('courses/blogas/theory/01-tema/forma.json', {
      ...form,
      sections: [
        {
          title: inAll('Faktai'),
          fields: [
            { id: 'a', type: 'number', label: inAll('A'), from: 5, to: 1 },
            { id: 'a', type: 'short_text', label: inAll('A') },
            { id: 'b', type: 'single', label: inAll('B'), options: [option('x')] },
            { id: 'c', type: 'short_text', label: inAll('C'), shown_when: [{ field: 'vėliau', is: ['x'] }] },
            { id: 'd', type: 'picture', label: inAll('D') },
          ],
        },
      ],
    });
  const message = async () =>
    await folder.import(app).then(
      () => '',
      (error: unknown) => String(error),
    );
  const first = await message();
  expect(first).toMatch(/forma\.json:\d+:\d+: sections\.0\.fields\.0\.to: must be above `from`/);
  expect(first).toMatch(/sections\.0\.fields\.2\.options: must have at least 2 rows/);
  expect(first).toMatch(/sections\.0\.fields\.4\.type: must be short_text, long_text, number/);
  folder.write('courses/blogas/theory/01-tema/forma.json', {
    ...form,
    sections: [
      {
        title: inAll('Faktai'),
        fields: [
          { id: 'a', type: 'number', label: inAll('A') },
          { id: 'a', type: 'short_text', label: inAll('A') },
          { id: 'b', type: 'single', label: inAll('B'), options: [option('x'), option('y')] },
          { id: 'c', type: 'short_text', label: inAll('C'), shown_when: [{ field: 'toliau', is: ['x'] }] },
          { id: 'd', type: 'short_text', label: inAll('D'), shown_when: [{ field: 'b', is: ['z'] }] },
          { id: 'e', type: 'short_text', label: inAll('E'), shown_when: [{ field: 'b', from: 1 }] },
        ],
      },
    ],
  });
  const second = await message();
  expect(second).toMatch(/sections\.0\.fields\.1\.id: 'a' is already taken above/);
  expect(second).toMatch(/sections\.0\.fields\.3\.shown_when\.0: there is no field 'toliau' above/);
  expect(second).toMatch(/sections\.0\.fields\.4\.shown_when\.0: 'b' has no choice 'z'/);
  expect(second).toMatch(/sections\.0\.fields\.5\.shown_when\.0: 'b' is no number/);
});
