import { createPublicKey } from 'node:crypto';
import type { PurchasedDetail } from '@medeina/contract';
import { verifyJWS } from 'did-jwt';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { loadSigningKeys } from '../src/auth/keys.ts';
import { credentialKeysOnce } from '../src/learning/certificates/signing-key.ts';
import { issueDue } from '../src/learning/certificates/issue.ts';
import { giveGrade } from '../src/learning/grades/give.ts';
import { inKeptTransaction } from '../src/platform/database.ts';
import { mostRendersAtOnce, mostRendersWaiting } from '../src/platform/web/render-budget.ts';
import { beginActivity } from './access/owned.ts';
import { createTestApp, type TestPerson } from './harness.ts';
import { startMailbox } from './support/mailbox.ts';
import { operatorOf } from './support/operator.ts';
import { pack, smallPackage } from './support/packages.ts';
import { runJob } from './support/run-job.ts';
import { courseJson, inAll, SiteFolder, writeCatalogue } from './support/site.ts';
import { statements } from './support/statements.ts';

/** Certificates: issued once when due, shown, printed, verified by anybody, ended. */
const mailbox = await startMailbox();
const app = await createTestApp({ SMTP_URL: mailbox.url }, { runsJobs: true });
const folder = writeCatalogue(new SiteFolder());
const { executor } = app.database;

const plain = 711;
const marked = 712;
const endless = 713;
const opened = 719;

const topicOf = (materials: readonly string[]) => ({
  title: inAll('Tema'),
  sections: [{ title: inAll('Skyrius'), materials }],
});

function writeCourse(slug: string, id: number, certificate: object | null, grading?: object): void {
  const theory = `courses/${slug}/theory/01-tema`;
  folder
    .write(`courses/${slug}/course.json`, {
      ...courseJson(id),
      certificate,
      ...(grading === undefined ? {} : { grading }),
    })
    .write(`${theory}/topic.json`, topicOf(['pirma', 'antra']));
  for (const name of ['pirma', 'antra']) {
    folder.write(`${theory}/${name}.json`, { type: 'page', title: inAll(name), completion: 1 });
    for (const language of ['lt', 'en', 'ru']) folder.write(`${theory}/${name}.${language}.md`, 'Tekstas');
  }
}

/** A course whose certificate asks for 80 percent of its one material. */
async function writeMeasured(courseId: number, type: 'hvp' | 'quiz'): Promise<void> {
  const course = `courses/augantis-${courseId}`;
  const theory = `${course}/theory/01-tema`;
  const numeric = { type: 'numeric', text: inAll('Kiek?'), answer: 4 };
  const facts = {
    hvp: { duration_minutes: 4, file: 'matas.h5p' },
    quiz: {
      questions: [
        { ...numeric, id: 'septyni', marks: 7 },
        { ...numeric, id: 'trys', marks: 3 },
      ],
    },
  };
  folder
    .write(
      `${course}/course.json`,
      courseJson(courseId, {
        certificate: { pass_percent: 80 },
        grading: { items: [{ material: 'matas' }] },
      }),
    )
    .write(`${theory}/topic.json`, topicOf(['matas']))
    .write(`${theory}/matas.json`, { type, title: inAll('Matas'), completion: 2, ...facts[type] });
  if (type === 'hvp') folder.write(`${theory}/matas.h5p`, await pack(smallPackage));
}

/** Adds a page to a course of `writeMeasured`. */
function growMeasured(courseId: number): void {
  const theory = `courses/augantis-${courseId}/theory/01-tema`;
  folder
    .write(`${theory}/topic.json`, topicOf(['matas', 'naujas']))
    .write(`${theory}/naujas.json`, { type: 'page', title: inAll('Naujas'), completion: 1 });
  for (const language of ['lt', 'en', 'ru']) folder.write(`${theory}/naujas.${language}.md`, 'Tekstas');
}

type Reach = (person: TestPerson, materialId: number, percent: 70 | 100) => Promise<void>;

/** How so many percent are reached in a material of `writeMeasured`. */
const reach: Readonly<Record<'hvp' | 'quiz', Reach>> = {
  hvp: async (person, id, percent) => {
    const noted = { id: String(id), given_at: new Date().toISOString(), percent };
    expect((await ask(person, 'POST', '/api/courses/activity/progress', noted)).statusCode).toBe(200);
  },
  quiz: async (person, id, percent) => {
    const { token, attempt } = await beginActivity(app, person, id);
    for (const question of percent === 100 ? ['septyni', 'trys'] : ['septyni']) {
      const given = {
        attempt: attempt?.id,
        question,
        answer: '4',
        given_at: new Date().toISOString(),
      };
      expect((await ask(person, 'POST', '/api/courses/activity/answers', given)).statusCode).toBe(200);
    }
    const sent = { token, attempt: attempt?.id };
    expect((await ask(person, 'POST', '/activities/submission', sent)).statusCode).toBe(200);
  },
};

const practice = { items: [{ key: 'praktika', title: inAll('Praktika'), weight: 1 }] };

beforeAll(async () => {
  writeCourse('paprastas', plain, {
    validity_months: 24,
    organisation: { lt: 'Centras „Rievė“', en: 'Centre Rievė', ru: 'Центр «Rievė»' },
  });
  writeCourse('su-riba', marked, { validity_months: 12, pass_percent: 80 }, practice);
  writeCourse('neterminuotas', endless, {});
  writeCourse('su-pazymejimu', opened, {});
  folder
    .write('courses/su-pazymejimu/theory/01-tema/topic.json', topicOf(['pirma', 'antra', 'pazymejimas']))
    .write('courses/su-pazymejimu/theory/01-tema/pazymejimas.json', {
      type: 'certificate',
      title: inAll('Sertifikatas'),
      completion: 2,
      duration_minutes: 5,
      requires: ['pirma', 'antra'],
    });
  await folder.import(app);
});

async function ask(person: TestPerson, method: 'GET' | 'POST', url: string, payload?: object) {
  return await app.request({
    method,
    url,
    headers: { ...person.headers },
    ...(payload === undefined ? {} : { payload }),
  });
}

async function materialsOf(courseId: number): Promise<number[]> {
  const rows = await app.database.sql<{ id: number }>`
    select id from materials where course_id = ${courseId} order by position`;
  return rows.map(({ id }) => id);
}

async function tick(person: TestPerson, id: number, state: 0 | 1 = 1): Promise<void> {
  const response = await ask(person, 'POST', '/api/courses/activity/completion', {
    module: 'page',
    id: String(id),
    state,
  });
  expect(response.statusCode).toBe(200);
}

async function enrol(person: TestPerson, courseId: number): Promise<void> {
  expect((await ask(person, 'POST', `/api/courses/${courseId}/enrol`, {})).statusCode).toBe(200);
}

/** A person who has completed a course. */
async function graduate(courseId: number): Promise<TestPerson> {
  const person = await app.person();
  await app.database.sql`update users set email_confirmed_at = now() where id = ${person.id}`;
  await enrol(person, courseId);
  for (const id of await materialsOf(courseId)) await tick(person, id);
  return person;
}

interface Listed {
  readonly id: number;
  readonly number: string;
  readonly title: string;
  readonly is_valid: boolean;
  readonly endResult: number | null;
  readonly valid: { readonly from: string; readonly to: string | null };
  readonly pdf: string | null;
  readonly name: string;
  readonly organisation: string;
}

async function certificatesOf(person: TestPerson, query = ''): Promise<Listed[]> {
  const response = await ask(person, 'GET', `/api/certificates${query}`);
  expect(response.statusCode).toBe(200);
  return response.json<{ data: Listed[] }>().data;
}

async function onlyOf(person: TestPerson): Promise<Listed> {
  const [certificate, ...others] = await certificatesOf(person);
  expect(others).toEqual([]);
  if (certificate === undefined) throw new Error('There is no certificate');
  return certificate;
}

async function verify(number: string) {
  return await app.request({ method: 'GET', url: `/api/certificates/verify/${encodeURIComponent(number)}` });
}

async function runCertificateJob(name: string, within = executor): Promise<void> {
  await runJob({ ...app.context, database: { ...app.context.database, executor: within } }, name);
}

/** A part of a JWT. */
function read(part: string): unknown {
  return JSON.parse(Buffer.from(part, 'base64url').toString());
}

/** Lets a certificate that was issued some days ago end after some more. */
async function endIn(number: string, days: number, age = 700): Promise<void> {
  await app.database.sql`
    with certificate as (
      update certificates
      set valid_from = (now() at time zone 'Europe/Vilnius')::date - ${age}::integer,
        valid_until = (now() at time zone 'Europe/Vilnius')::date + ${days}::integer
      where public_number = ${number}
      returning enrolment_id
    )
    update enrolments set completed_at = now() - make_interval(days => ${age})
    where id = (select enrolment_id from certificate)`;
}

const today = () => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Vilnius' }).format(new Date());

describe('issuing', () => {
  test('the last tick of a course issues its certificate, with what is printed', async () => {
    const person = await graduate(plain);
    const certificate = await onlyOf(person);
    expect(certificate).toMatchObject({
      title: 'Kursas 711',
      name: 'Vardenė Pavardenė',
      organisation: 'Centras „Rievė“',
      is_valid: true,
      endResult: null,
      courseId: plain,
      category: 'emergency',
      hours: 2,
      valid: { from: today(), to: `${Number(today().slice(0, 4)) + 2}${today().slice(4)}` },
    });
    expect(certificate.number).toMatch(/^MD-[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/);
  });

  test('the material that shows it completes the course as it is opened, after the others', async () => {
    const person = await app.person();
    await enrol(person, opened);
    const [first = 0, second = 0, last = 0] = await materialsOf(opened);
    const open = () =>
      ask(person, 'POST', '/api/courses/activity/completion', {
        module: 'certificate',
        id: String(last),
        state: 1,
      });
    const detail = async () =>
      (await ask(person, 'GET', `/api/courses/purchased/${opened}`)).json<{ data: PurchasedDetail }>().data;
    const shown = async () =>
      (await detail()).theory.flatMap(({ sections }) => sections.flatMap(({ parts }) => parts)).at(-1);
    await tick(person, first);
    expect((await open()).statusCode).toBe(403);
    expect(await shown()).toMatchObject({ availability_status: false, duration: null });
    await tick(person, second);
    expect(await certificatesOf(person)).toEqual([]);
    expect(await shown()).toMatchObject({ module: 'certificate', availability_status: true });
    expect((await open()).json()).toMatchObject({ completed: true, course_completed: true });
    const { number } = await onlyOf(person);
    expect(await detail()).toMatchObject({
      completed: { done: 3, total: 3 },
      issued_certificate: { number },
    });
  });

  test('the last two ticks at once, and each of them twice, issue one', async () => {
    const person = await app.person();
    await enrol(person, plain);
    const materials = await materialsOf(plain);
    await Promise.all([...materials, ...materials].map((id) => tick(person, id)));
    expect(await certificatesOf(person)).toHaveLength(1);
  });

  test('a tick taken back and given again issues no other, and takes none away', async () => {
    const person = await graduate(plain);
    const before = await onlyOf(person);
    const [first = 0] = await materialsOf(plain);
    await tick(person, first, 0);
    expect(await onlyOf(person)).toEqual(before);
    await tick(person, first);
    expect(await onlyOf(person)).toEqual(before);
  });

  test('below the pass mark there is none, until a grade reaches it', async () => {
    const person = await graduate(marked);
    expect(await certificatesOf(person)).toEqual([]);
    const given = { userId: person.id, courseId: marked, item: 'praktika', feedback: null };
    await giveGrade(executor, { ...given, percent: 79 });
    expect(await certificatesOf(person)).toEqual([]);
    await giveGrade(executor, { ...given, percent: 80 });
    expect(await onlyOf(person)).toMatchObject({ endResult: 80 });
    await giveGrade(executor, { ...given, percent: 95 });
    expect(await onlyOf(person)).toMatchObject({ endResult: 80 });
  });

  test.each(['quiz', 'hvp'] as const)(
    'a mark that comes after a completed course has grown issues it: %s',
    async (type) => {
      const courseId = type === 'quiz' ? 715 : 716;
      await writeMeasured(courseId, type);
      await folder.import(app);
      const person = await app.person();
      await enrol(person, courseId);
      const [measure = 0] = await materialsOf(courseId);
      const completed = async () =>
        (await ask(person, 'GET', `/api/courses/purchased/${courseId}`)).json<{ data: PurchasedDetail }>()
          .data;
      await reach[type](person, measure, 70);
      expect(await completed()).toMatchObject({ completed_at: expect.any(String) });
      growMeasured(courseId);
      await folder.import(app);
      // What an import has looked at again is done with before the next mark.
      await runCertificateJob('new-certificates');
      expect(await completed()).toMatchObject({
        completed: { done: 1, total: 2 },
        completed_at: expect.any(String),
      });
      expect(await certificatesOf(person)).toEqual([]);
      await reach[type](person, measure, 100);
      expect(await onlyOf(person)).toMatchObject({ endResult: 100 });
    },
  );

  test('without a name it waits, and is issued once there is one', async () => {
    const person = await app.person();
    await app.database.sql`update users set lastname = ' ' where id = ${person.id}`;
    await enrol(person, plain);
    for (const id of await materialsOf(plain)) await tick(person, id);
    expect(await certificatesOf(person)).toEqual([]);
    await runCertificateJob('new-certificates');
    expect(await certificatesOf(person)).toEqual([]);
    await app.database.sql`update users set lastname = 'Žukauskienė' where id = ${person.id}`;
    await runCertificateJob('new-certificates');
    expect(await onlyOf(person)).toMatchObject({ name: 'Vardenė Žukauskienė' });
  });

  test('a process that was killed between the completion and the certificate leaves nothing undone', async () => {
    const person = await app.person();
    await enrol(person, plain);
    // The completion alone, as the database keeps it.
    await app.database.sql`
      update enrolments set completed_at = now() where user_id = ${person.id} and course_id = ${plain}`;
    expect(await certificatesOf(person)).toEqual([]);
    await Promise.all([runCertificateJob('new-certificates'), runCertificateJob('new-certificates')]);
    await onlyOf(person);
  });

  test('an attempt to issue that fails undoes the completion with it', async () => {
    const person = await app.person();
    await enrol(person, plain);
    const [row] = await app.database.sql<{ id: number }>`
      select id from enrolments where user_id = ${person.id}`;
    const broken = executor.transaction().execute(async (transaction) => {
      await sql`update enrolments set completed_at = now() where user_id = ${person.id}`.execute(transaction);
      await issueDue(transaction, [{ userId: person.id, enrolmentId: row?.id ?? 0 }]);
      throw new Error('killed');
    });
    await expect(broken).rejects.toThrow('killed');
    expect(await certificatesOf(person)).toEqual([]);
  });

  test('what was printed stays, whatever becomes of the course and the name', async () => {
    const person = await graduate(plain);
    const before = await onlyOf(person);
    await app.database.sql`update users set lastname = 'Kitokia' where id = ${person.id}`;
    await app.database.sql`update course_texts set title = 'Kitas' where course_id = ${plain}`;
    expect(await onlyOf(person)).toEqual(before);
    await app.database
      .sql`update course_texts set title = 'Kursas 711' where course_id = ${plain} and language = 'lt'`;
  });

  test('a course that gets a certificate later gives it to who completed it', async () => {
    writeCourse('velyvas', 714, null);
    await folder.import(app);
    const person = await graduate(714);
    expect(await certificatesOf(person)).toEqual([]);
    writeCourse('velyvas', 714, { validity_months: 6 });
    await folder.import(app);
    await runCertificateJob('new-certificates');
    await onlyOf(person);
  });
});

describe('the list', () => {
  test('finds by part of the title, without regard to diacritics, and only valid ones', async () => {
    const person = await graduate(plain);
    for (const courseId of [endless]) {
      await enrol(person, courseId);
      for (const id of await materialsOf(courseId)) await tick(person, id);
    }
    expect((await certificatesOf(person)).map(({ title }) => title).toSorted()).toEqual([
      'Kursas 711',
      'Kursas 713',
    ]);
    expect(await certificatesOf(person, '?search=713')).toHaveLength(1);
    expect(await certificatesOf(person, '?search=nieko')).toEqual([]);
    const [ending] = await certificatesOf(person, '?search=711');
    await endIn(ending?.number ?? '', -1);
    expect(await certificatesOf(person)).toHaveLength(2);
    expect(await certificatesOf(person, '?valid_only=1')).toMatchObject([
      { title: 'Kursas 713', valid: { to: null } },
    ]);
  });
});

test('a document waits its turn with pages, and is refused with many waiting', async () => {
  const person = await graduate(plain);
  const { id } = await onlyOf(person);
  const { renders } = app.context;
  const freed = Promise.withResolvers<void>();
  const others = Array.from({ length: mostRendersAtOnce + mostRendersWaiting }, () =>
    renders.run(() => freed.promise),
  );
  const refused = await ask(person, 'GET', `/api/certificates/${id}/pdf`);
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5']);
  freed.resolve();
  await Promise.all(others);
  const drawn = await ask(person, 'GET', `/api/certificates/${id}/pdf`);
  expect([drawn.statusCode, drawn.headers['content-type']]).toEqual([200, 'application/pdf']);
});

describe('verifying', () => {
  test('says who and what, to anybody, however the number is typed', async () => {
    const person = await graduate(plain);
    const { number } = await onlyOf(person);
    for (const typed of [number, number.toLowerCase(), number.replaceAll('-', ''), ` ${number.slice(3)} `]) {
      const response = await verify(typed);
      expect(response.statusCode).toBe(200);
      expect(response.json()).toMatchObject({
        data: { number, status: 'valid', name: 'Vardenė Pavardenė', title: 'Kursas 711' },
      });
    }
    const { data } = (await verify(number)).json<{ data: object }>();
    // Whether it is real needs no more than this.
    expect(Object.keys(data).toSorted()).toEqual([
      'category',
      'name',
      'number',
      'organisation',
      'status',
      'title',
      'valid',
    ]);
  });

  test('knows what is over, what was revoked and what never was', async () => {
    const person = await graduate(plain);
    const { number } = await onlyOf(person);
    await endIn(number, 0);
    expect((await verify(number)).json()).toMatchObject({ data: { status: 'valid' } });
    await endIn(number, -1);
    expect((await verify(number)).json()).toMatchObject({ data: { status: 'expired' } });
    await app.database.sql`update certificates set revoked_at = now() where public_number = ${number}`;
    expect((await verify(number)).json()).toMatchObject({ data: { status: 'revoked', name: null } });
    for (const typed of ['MD-00000-00000', 'anything', '%00', 'MD-'])
      expect((await verify(typed)).statusCode).toBe(404);
  });
});

describe('the operator’s command', () => {
  const run = operatorOf(app);
  const certificates = async (...parameters: readonly string[]): Promise<unknown> => {
    const { code, output } = await run('certificates', ...parameters, '--json');
    if (code !== 0) throw new Error(output);
    return JSON.parse(output);
  };

  test('lists those of a person or a course, for people and for programs', async () => {
    const person = await graduate(plain);
    const { number } = await onlyOf(person);
    expect(await certificates('list', '--user', person.username)).toMatchObject({
      certificates: [{ number, course: plain, status: 'valid', name: 'Vardenė Pavardenė', from: today() }],
    });
    expect(await certificates('list', '--user', person.username, '--course', String(endless))).toEqual({
      certificates: [],
    });
    await graduate(plain);
    expect(await certificates('list', '--limit', '1')).toEqual({ certificates: [expect.anything()] });
    const { output } = await run('certificates', 'list', '--user', person.username);
    expect(output).toContain(`${number}  valid`);
    const composed = `rožė.${person.username}`.normalize('NFC');
    await app.database.sql`update users set username = ${composed} where id = ${person.id}`;
    for (const typed of [composed.toUpperCase(), composed.normalize('NFD')])
      expect((await run('certificates', 'list', '--user', typed)).output).toBe(output);
    expect((await run('certificates', 'list', '--user', 'niekas')).output).toContain(
      "no account named 'niekas'",
    );
  });

  test('revokes one once, however its number is typed, and records who did it', async () => {
    const person = await graduate(plain);
    const { number } = await onlyOf(person);
    expect(await certificates('revoke', number, '--dry-run')).toEqual({ number, revoked: false });
    expect((await verify(number)).json()).toMatchObject({ data: { status: 'valid' } });
    expect(await certificates('revoke', number.toLowerCase(), '--yes')).toEqual({ number, revoked: true });
    expect((await verify(number)).json()).toMatchObject({ data: { status: 'revoked' } });
    const again = await run('certificates', 'revoke', number, '--yes');
    expect([again.code, again.output]).toEqual([1, expect.stringContaining('is revoked already')]);
    const events = await app.database.sql<{ action: string; actor: string }>`
      select action, actor_kind as actor from audit_events where object_id = ${number}`;
    expect(events).toEqual([{ action: 'certificate.revoked', actor: 'operator' }]);
    for (const [typed, said] of [
      ['MD-00000-00000', 'There is no certificate'],
      ['anything', 'must be the number of a certificate'],
    ] as const)
      expect((await run('certificates', 'revoke', typed, '--yes')).output).toContain(said);
  });

  test('issues one again with another name: the former is replaced, the validity stays', async () => {
    const person = await graduate(plain);
    const former = await onlyOf(person);
    await endIn(former.number, 100);
    const { valid } = await onlyOf(person);
    expect(await certificates('reissue', former.number, '--dry-run')).toMatchObject({ number: null });
    expect(await onlyOf(person)).toMatchObject({ number: former.number });
    const answer = await certificates('reissue', former.number, '--name', 'Ona Žemaitė', '--yes');
    const newer = await onlyOf(person);
    expect(newer).toMatchObject({ name: 'Ona Žemaitė', valid, is_valid: true });
    expect(answer).toEqual({
      former: former.number,
      number: newer.number,
      url: expect.stringContaining(`/certificates/verify/${newer.number}`),
    });
    expect((await verify(former.number)).json()).toMatchObject({ data: { status: 'replaced', name: null } });
    expect((await run('certificates', 'reissue', former.number, '--yes')).output).toContain(
      'is revoked already',
    );
    expect((await run('certificates', 'reissue', newer.number, '--name', ' ', '--yes')).output).toContain(
      '--name must not be empty',
    );
    await app.database.sql`delete from users where id = ${person.id}`;
    for (const how of ['--dry-run', '--yes']) {
      const gone = await run('certificates', 'reissue', newer.number, how);
      expect([how, gone.code, gone.output]).toEqual([how, 1, expect.stringContaining('is gone')]);
    }
  });
});

describe('letters', () => {
  test('a new certificate is mailed once, with the document and the way to verify it', async () => {
    const person = await graduate(plain);
    const { number } = await onlyOf(person);
    await Promise.all([runCertificateJob('new-certificates'), runCertificateJob('new-certificates')]);
    const mail = await mailbox.next(`${person.username}@example.org`);
    expect(mail.subject).toBe('Jūsų sertifikatas: Kursas 711');
    expect(mail.text).toContain(`/certificates/verify/${number}`);
    expect(mail.attachments).toMatchObject([
      { filename: `sertifikatas-${number}.pdf`, mimeType: 'application/pdf' },
    ]);
    const rows = await app.database.sql`select from certificates where announced_at is null`;
    expect(rows).toEqual([]);
  });

  test('reminds 90, 30 and 7 days before the end, once each, and makes up for missed days', async () => {
    const person = await graduate(plain);
    const { number } = await onlyOf(person);
    await runCertificateJob('new-certificates');
    const address = `${person.username}@example.org`;
    await mailbox.next(address);
    const subjects: (string | undefined)[] = [];
    const remindedAt = async (days: number): Promise<void> => {
      await endIn(number, days);
      await Promise.all([runCertificateJob('ending-certificates'), runCertificateJob('ending-certificates')]);
      await runCertificateJob('ending-certificates');
    };
    await remindedAt(91);
    await remindedAt(90);
    subjects.push((await mailbox.next(address)).subject);
    await remindedAt(45);
    // The thirtieth day was missed.
    await remindedAt(22);
    const late = await mailbox.next(address);
    subjects.push(late.subject);
    await remindedAt(8);
    await remindedAt(7);
    subjects.push((await mailbox.next(address)).subject);
    await remindedAt(3);
    await remindedAt(-1);
    expect(subjects).toEqual([
      'Jūsų sertifikatas galios dar 90 dienų',
      'Jūsų sertifikatas galios dar 22 dienas',
      'Jūsų sertifikatas galios dar 7 dienas',
    ]);
    const links = [...(late.html ?? '').matchAll(/class="do" href="([^"]+)"/g)].map(([, href]) => href);
    expect(links).toEqual([`http://localhost:3000/course/${plain}/general`]);
    const rows = await app.database.sql<{ count: number }>`
      select count(*)::integer as count from pgboss.job
      where name = 'mail' and data ->> 'to' = ${address} and data ->> 'kind' = 'certificate_ends'`;
    expect(rows[0]?.count).toBeLessThanOrEqual(3);
  });

  test('reminds of a certificate of three months in its second half alone', async () => {
    const person = await graduate(plain);
    const { number } = await onlyOf(person);
    const reminded = async (days: number): Promise<number | null | undefined> => {
      await endIn(number, days, 91 - days);
      await runCertificateJob('ending-certificates');
      const [row] = await app.database.sql<{ reminded_days: number | null }>`
        select reminded_days from certificates where public_number = ${number}`;
      return row?.reminded_days;
    };
    expect(await reminded(90)).toBeNull();
    expect(await reminded(46)).toBeNull();
    expect(await reminded(30)).toBe(30);
  });

  test('does not go through who was reminded before for each who is to be', async () => {
    const [before, due] = [2000, 20];
    await inKeptTransaction(executor, true, async (transaction) => {
      const within = statements(transaction);
      const hold = (name: string, people: number, inDays: number, reminded: number | null) => within`
        with holders as (
          insert into users (username, email, password_hash)
          select ${name} || number, ${name} || number || '@example.org', ''
          from generate_series(1, ${people}::integer) number
          returning id, username
        )
        insert into certificates (public_number, user_id, course_id, environment_id, language, name, title, description,
          organisation, category, valid_from, valid_until, announced_at, reminded_days)
        select username, holders.id, courses.id, environment_id, 'lt', username, '{}', '{}', '{}', 'nursing', '2026-01-01',
          (now() at time zone 'Europe/Vilnius')::date + ${inDays}::integer, now(), ${reminded}
        from holders cross join courses where courses.id = ${plain}`;
      await hold('priminta', before, 80, 90);
      await hold('laukia', due, 90, null);
      await within`analyze certificates`;
      const readSoFar = async () => {
        const [row] = await within<{ rows: number }>`
          select (seq_tup_read + idx_tup_fetch)::integer as rows from pg_stat_xact_user_tables
          where relname = 'certificates'`;
        return row?.rows ?? 0;
      };
      const start = await readSoFar();
      await runCertificateJob('ending-certificates', transaction);
      expect((await readSoFar()) - start).toBeLessThan(3 * before);
      const told = await within`
        select from certificates where name like 'laukia%' and reminded_days = 90`;
      expect(told).toHaveLength(due);
    });
  });

  test('nobody is reminded who has a newer one of the same course', async () => {
    const person = await graduate(plain);
    const first = await onlyOf(person);
    await endIn(first.number, 20);
    const again = await ask(person, 'POST', `/api/courses/${plain}/enrol`, {});
    expect(again.json()).toMatchObject({ data: { created: true } });
    for (const id of await materialsOf(plain)) await tick(person, id);
    expect(await certificatesOf(person)).toHaveLength(2);
    await runCertificateJob('ending-certificates');
    const rows = await app.database.sql<{ reminded_days: number | null }>`
      select reminded_days from certificates where public_number = ${first.number}`;
    expect(rows).toEqual([{ reminded_days: null }]);
  });
});

const kidOf = (token: string): string => String(Object(read(token.split('.')[0] ?? '')).kid);

describe('the credential', () => {
  test('is an Open Badges 3.0 credential that a library of others verifies by our published key', async () => {
    const person = await graduate(plain);
    const { id, number } = await onlyOf(person);
    const response = await ask(person, 'GET', `/api/certificates/${id}/badge`);
    expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'application/vc+jwt']);
    const [header = '', payload = ''] = response.body.split('.');
    const head = z.object({ alg: z.string(), typ: z.string(), kid: z.url() }).strict().parse(read(header));
    expect(head).toEqual({
      alg: 'EdDSA',
      typ: 'JWT',
      kid: expect.stringMatching(/^http:\/\/localhost:3000\/api\/badges\/keys\//),
    });
    const { kid } = head;
    const key = await app.request({ method: 'GET', url: new URL(kid).pathname });
    const publicKeyJwk = key.json<{ kty: string; crv: string; x: string }>();
    expect(createPublicKey({ key: publicKeyJwk, format: 'jwk' }).asymmetricKeyType).toBe('ed25519');
    const method = { id: kid, type: 'JsonWebKey2020', controller: 'http://localhost:3000', publicKeyJwk };
    expect(verifyJWS(response.body, method)).toMatchObject({ id: kid });
    const forged = [
      header,
      Buffer.from(JSON.stringify({ ...Object(read(payload)), name: 'Kitas' })).toString('base64url'),
      response.body.split('.')[2],
    ].join('.');
    expect(() => verifyJWS(forged, method)).toThrow(/invalid_signature/);
    // From the first day's midnight where we are, as the certificate says.
    await app.database.sql`
      update certificates set valid_from = '2026-07-01', valid_until = '2027-01-31' where id = ${id}`;
    const [, dated = ''] = (await ask(person, 'GET', `/api/certificates/${id}/badge`)).body.split('.');
    expect(read(dated)).toMatchObject({
      validFrom: '2026-06-30T21:00:00.000Z',
      nbf: Date.parse('2026-06-30T21:00:00Z') / 1000,
      validUntil: '2027-01-31T21:59:59.000Z',
    });
    expect(read(payload)).toMatchObject({
      type: ['VerifiableCredential', 'AchievementCredential'],
      iss: 'http://localhost:3000/api/badges/issuer',
      jti: `http://localhost:3000/certificates/verify/${number}`,
      credentialSubject: {
        identifier: [{ identityHash: 'Vardenė Pavardenė', hashed: false }],
        achievement: { name: 'Kursas 711', achievementType: 'Certificate' },
      },
    });
    const issuer = await app.request({ method: 'GET', url: '/api/badges/issuer' });
    expect(issuer.json()).toMatchObject({ id: 'http://localhost:3000/api/badges/issuer', type: ['Profile'] });
  });

  test('is signed by a key of its own, the same on every instance, and opens nothing here', async () => {
    const person = await graduate(plain);
    const { id } = await onlyOf(person);
    const badge = await ask(person, 'GET', `/api/certificates/${id}/badge`);
    const { signing } = await loadSigningKeys(app.settings);
    expect(kidOf(badge.body).endsWith(`/${signing.id}`)).toBe(false);
    // Earlier releases signed by the key of tokens: what they signed verifies on.
    const former = await app.request({ method: 'GET', url: `/api/badges/keys/${signing.id}` });
    expect([former.statusCode, former.json()]).toMatchObject([200, { kid: signing.id, use: 'sig' }]);
    const keys = await credentialKeysOnce(app.context)();
    expect(kidOf(badge.body).endsWith(`/${keys.signing.id}`)).toBe(true);
    const headers = { authorization: `Bearer ${badge.body}` };
    expect((await app.request({ url: '/api/settings', headers })).statusCode).toBe(401);
  });

  test('is named in the list of revocations when the certificate is revoked, and given out no more', async () => {
    const person = await graduate(plain);
    const { id, number } = await onlyOf(person);
    await app.database.sql`update certificates set revoked_at = now() where id = ${id}`;
    expect((await ask(person, 'GET', `/api/certificates/${id}/badge`)).statusCode).toBe(409);
    const list = await app.request({ method: 'GET', url: '/api/badges/revocations' });
    expect(list.json()).toMatchObject({
      revokedCredential: expect.arrayContaining([
        { id: `http://localhost:3000/certificates/verify/${number}`, revoked: true },
      ]),
    });
  });
});
