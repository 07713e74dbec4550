import { isDeepStrictEqual } from 'node:util';
import type { ActivityQuestion, ActivityState, AnswerValue } from '@medeina/contract';
import { endpoints } from '@medeina/contract/endpoints';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { atWork } from '../src/command/shell.ts';
import { readSettings, type Settings } from '../src/platform/settings.ts';
import { importSmallCatalogue } from './support/catalogue.ts';
import { type ChildServer, makeDataFolder, runCommand } from './support/child-server.ts';
import { callJson, Refused, workUnderKills } from './support/killing.ts';
import { createRandom, type Random, roundsOf, seed } from './support/random.ts';
import { type Statements, statements } from './support/statements.ts';

const kills = roundsOf(2, 250);
/** A few kills on a busy machine may all come before anything is done. */
const leastDone = kills < 20 ? 0 : kills / 10;

/** What was counted of the rows of a learner's work, or follows from them, and does not agree with them. */
interface Half {
  readonly enrolment: number;
  readonly what: string;
}

test(
  `no acknowledged completion is lost and none is half there when the server or its database is killed ${kills} times`,
  { timeout: 60_000 + kills * 20_000 },
  async () => {
    const random = createRandom(seed);
    const { settings, dataFolder, course, password } = await learnerWithCourse();
    // A course that is complete with its last tick, and gives a certificate then.
    await atWork(settings, async ({ database }) => {
      const sql = statements(database.executor);
      await sql`update materials set requires = '{}', completion = case completion when 1 then 1 else 0 end
        where course_id = ${course}`;
      await sql`update courses set certificate = true, certificate_pass_percent = null where id = ${course}`;
    });

    /** Acknowledged changes, and the last one without an answer. */
    const acknowledged = new Map<number, boolean>();
    let unanswered: number | undefined;
    /** Whether it was acknowledged that the course is completed. */
    let isComplete = false;
    let completed = 0;
    /** Completed courses whose certificate was taken away below. */
    let taken: readonly Completed[] = [];
    const lost: string[] = [];

    const count = await workUnderKills({ kills, dataFolder, random, longest: 600 }, async (server, kill) => {
      const where = `seed ${seed}, kill ${kill}`;
      const ask = await signIn(server, password);
      if (kill === 0) await ask(`/api/courses/${course}/enrol`, {});
      const materials = await readMaterials(ask, course);
      for (const [id, isCompleted] of acknowledged) {
        const isKept = materials.get(id)?.completed === isCompleted;
        if (id !== unanswered && !isKept) lost.push(`${where}, material ${id}`);
      }
      const certificates = await withDatabase(settings, async (sql) => {
        expect(await halvesIn(sql, taken), where).toEqual([]);
        const given = await sql`
          select id from certificates union all select enrolment_id from certificate_claims`;
        // The next completion gives another.
        await sql`delete from certificates`;
        taken = await sql<Completed>`
          select id, completed_at::text from enrolments where completed_at is not null`;
        return given;
      });
      // What was acknowledged is there, or claimed for the job that issues it; what was not may be.
      expect(certificates.length, where).toBeGreaterThanOrEqual(isComplete ? 1 : 0);
      isComplete = false;
      // An unanswered change may or may not have been made; take the state as found.
      const found = unanswered === undefined ? undefined : materials.get(unanswered);
      if (found !== undefined) acknowledged.set(found.id, found.completed);
      unanswered = undefined;
      const tickable = [...materials.values()].filter(({ completion }) => completion === 1);
      return async () => {
        // What is missing, and once nothing is, something is taken back: every second change completes the course.
        const isDone = (material: (typeof tickable)[number]) =>
          acknowledged.get(material.id) ?? material.completed;
        const missing = tickable.filter((material) => !isDone(material));
        const material = random.pick(missing.length === 0 ? tickable : missing);
        const state = isDone(material) ? 0 : 1;
        unanswered = material.id;
        const answer = endpoints['learning.activity.completion'].responses[200].parse(
          await ask('/api/courses/activity/completion', {
            module: material.module,
            id: String(material.id),
            state,
          }),
        );
        acknowledged.set(material.id, state === 1);
        unanswered = undefined;
        isComplete ||= answer.course_completed;
        if (answer.course_completed) completed += 1;
      };
    });
    expect(lost).toEqual([]);
    expect(count).toBeGreaterThanOrEqual(kills);
    expect(completed).toBeGreaterThanOrEqual(leastDone);
    say(`${count} kills during completion, ${completed} completed courses`);
  },
);

test(
  `no acknowledged answer or submission is lost when the server or its database is killed ${kills} times in the middle of a test, which goes on`,
  { timeout: 60_000 + kills * 20_000 },
  async () => {
    const random = createRandom(seed + 1);
    const { settings, dataFolder, course, password } = await learnerWithCourse();
    // As many attempts as there are kills, and one that anybody may pass.
    await atWork(settings, async ({ database }) => {
      await statements(database.executor)`
        update materials set content = content || '{"attempts": null, "passPercent": 10}'
        where course_id = ${course} and content->>'kind' = 'quiz'`;
    });
    /** Acknowledged answers by question, and the question whose answer got no answer of its own. */
    const acknowledged = new Map<string, unknown>();
    let unanswered: string | undefined;
    /** The attempt that goes on, those acknowledged as submitted, and one whose submission got no answer. */
    let current: number | undefined;
    const submitted = new Set<number>();
    let submitting: number | undefined;
    let [answers, submissions] = [0, 0];
    const lost: string[] = [];

    const count = await workUnderKills({ kills, dataFolder, random, longest: 600 }, async (server, kill) => {
      const where = `seed ${seed}, kill ${kill}`;
      const ask = await signIn(server, password);
      if (kill === 0) await ask(`/api/courses/${course}/enrol`, {});
      const closed = await withDatabase(settings, async (sql) => {
        expect(await halvesIn(sql), where).toEqual([]);
        return await sql<{ id: number }>`select id from activity_attempts where submitted_at is not null`;
      });
      const ids = new Set(closed.map(({ id }) => id));
      for (const id of submitted) if (!ids.has(id)) lost.push(`${where}, submission of ${id}`);
      let { token, attempt } = await openTest(server, ask, course);
      if (submitting !== undefined && ids.has(submitting)) current = undefined;
      submitting = undefined;
      // The same attempt all along: none is spent by a server that ended.
      if (current === undefined) acknowledged.clear();
      expect(attempt.id, where).toBe(current ?? attempt.id);
      current = attempt.id;
      for (const { id, answer } of attempt.questions) {
        const given = acknowledged.get(id) ?? null;
        if (id !== unanswered && !isDeepStrictEqual(answer, given)) lost.push(`${where}, ${id}`);
        if (id === unanswered && answer !== null) acknowledged.set(id, answer);
      }
      unanswered = undefined;
      return async () => {
        if (random.chance(0.2)) {
          submitting = attempt.id;
          await ask('/activities/submission', { token, attempt: attempt.id });
          submitted.add(attempt.id);
          submissions += 1;
          [submitting, current] = [undefined, undefined];
          acknowledged.clear();
        }
        if (current === undefined) {
          ({ token, attempt } = await openTest(server, ask, course));
          current = attempt.id;
        }
        const question = random.pick(attempt.questions);
        const answer = otherAnswer(question, acknowledged.get(question.id), random);
        unanswered = question.id;
        await ask('/api/courses/activity/answers', {
          attempt: attempt.id,
          question: question.id,
          answer,
          given_at: new Date().toISOString(),
        });
        acknowledged.set(question.id, answer);
        unanswered = undefined;
        answers += 1;
      };
    });
    expect(lost).toEqual([]);
    expect(count).toBeGreaterThanOrEqual(kills);
    expect(answers).toBeGreaterThanOrEqual(leastDone);
    say(`${count} kills during a test, ${answers} answers, ${submissions} submissions`);
  },
);

function say(what: string): void {
  process.stdout.write(`seed ${seed}: ${what}\n`);
}

/** An installation with a free course, and a learner who may take it. */
async function learnerWithCourse() {
  const dataFolder = makeDataFolder();
  const settings = readSettings({ DATA_DIR: dataFolder });
  const course = await atWork(settings, async ({ database }) => {
    await importSmallCatalogue({ database, settings });
    const [free] = await statements(database.executor)<{ id: number }>`
      select course_id as id from products where price_cents = 0 order by course_id limit 1`;
    return free?.id ?? 0;
  });
  const created = await runCommand(['users', 'create', 'learner', '--email', 'l@example.org', '--json'], {
    DATA_DIR: dataFolder,
  });
  const { password } = z.object({ password: z.string() }).parse(JSON.parse(created.output));
  await atWork(settings, async ({ database }) => {
    // Nobody gets a certificate without a name.
    await statements(database.executor)`update users set firstname = 'Vardenė', lastname = 'Pavardenė'`;
  });
  return { settings, dataFolder, course, password };
}

/** Reads beside the server that runs. */
async function withDatabase<Result>(
  settings: Settings,
  read: (sql: Statements) => Promise<Result>,
): Promise<Result> {
  return await atWork(settings, ({ database }) => read(statements(database.executor)), {
    needsMigrations: false,
  });
}

/** When a course was completed, of an enrolment. */
interface Completed {
  readonly id: number;
  readonly completed_at: string;
}

/**
 * Everything that is written together, counted anew from its rows.
 * @param taken completed courses that have no certificate until they are completed again.
 */
async function halvesIn(sql: Statements, taken: readonly Completed[] = []): Promise<Half[]> {
  return await sql<Half>`
    with taken as (
      select * from json_to_recordset(${JSON.stringify(taken)}::json) as row (id bigint, completed_at timestamptz)
    ),
    counted as (
      select enrolment.*, course.certificate and course.certificate_pass_percent is null as is_certified,
        (select count(*) from materials material
          where material.course_id = enrolment.course_id and material.completion > 0 and not material.retired) as total,
        (select count(*) from completions completion join materials material on material.id = completion.material_id
          where completion.user_id = enrolment.user_id and completion.enrolment_id = enrolment.id
            and material.completion > 0 and not material.retired) as ticked
      from enrolments enrolment join courses course on course.id = enrolment.course_id
    )
    select id as enrolment, 'done is ' || done || ', ticked are ' || ticked as what from counted where done <> ticked
    union all
    select id, 'completed at ' || coalesce(completed_at::text, 'no time') || ' with ' || ticked || ' of ' || total
    from counted where (completed_at is not null) <> (ticked >= total)
    union all
    select id, 'goes on at ' || coalesce(current_material_id::text, 'nothing') || ' with ' || ticked || ' of ' || total
    from counted where (current_material_id is null and ticked < total)
      or exists (select from completions where completions.user_id = counted.user_id
        and enrolment_id = counted.id and material_id = current_material_id)
    union all
    -- Issued at once, or claimed for the job that issues what a killed server did not.
    select id, 'completed without a certificate or a claim' from counted
    where completed_at is not null and is_certified and (id, completed_at) not in (select id, completed_at from taken)
      and not exists (select from certificates where user_id = counted.user_id and enrolment_id = counted.id)
      and not exists (select from certificate_claims where user_id = counted.user_id and enrolment_id = counted.id)
    union all
    select enrolment_id, 'attempt ' || number || ' is closed without a grade, or has one while it goes on'
    from activity_attempts
    where (submitted_at is null) <> (percent is null) or (submitted_at is null) <> (passed is null)
    union all
    select enrolment_id, 'a passed test is not completed, or one that nobody passed is'
    from activity_attempts attempt
    group by user_id, enrolment_id, material_id
    having coalesce(bool_or(passed), false) <> exists (
      select from completions where completions.user_id = attempt.user_id
        and completions.enrolment_id = attempt.enrolment_id and completions.material_id = attempt.material_id)`;
}

/** Opens the test of a course as its document does: begun, or gone on with. */
async function openTest(server: ChildServer, ask: Ask, course: number) {
  const quiz = [...(await readMaterials(ask, course)).values()].find(({ module }) => module === 'quiz');
  const { url } = endpoints['learning.activity.launch'].responses[200].parse(
    await ask(`/api/courses/activity/${quiz?.id}/launch`),
  );
  const document = await fetch(`${server.url}${url}`);
  if (!document.ok) throw new Refused(url, document.status, await document.text());
  const token = /"token":"([^"]+)"/.exec(await document.text())?.[1] ?? '';
  await ask('/activities/attempts', { token });
  const { attempt } = await stateOf(ask, token);
  if (attempt === null) throw new Error('The test was not begun');
  return { token, attempt };
}

async function stateOf(ask: Ask, token: string): Promise<ActivityState> {
  const { data } = endpoints['learning.activity.state'].responses[200].parse(
    await ask('/activities/state', { token }),
  );
  return data;
}

/** An answer that fits the question and differs from the one before: losing the same again would go unnoticed. */
function otherAnswer(question: ActivityQuestion, before: unknown, random: Random): AnswerValue {
  for (;;) {
    const answer = someAnswer(question, random);
    if (!isDeepStrictEqual(answer, before)) return answer;
  }
}

function someAnswer(question: ActivityQuestion, random: Random): AnswerValue {
  switch (question.type) {
    case 'single':
      return random.pick(question.options).id;
    case 'multiple':
      return [random.pick(question.options).id];
    case 'ordering': {
      const ids = question.options.map(({ id }) => id);
      const first = random.below(ids.length);
      return [...ids.slice(first), ...ids.slice(0, first)];
    }
    case 'matching':
      return { [random.pick(question.prompts).id]: random.pick(question.choices).id };
    default:
      return String(random.below(1000));
  }
}

/** Gets, or posts a body. */
type Ask = (path: string, body?: object) => Promise<unknown>;

async function signIn(server: ChildServer, password: string): Promise<Ask> {
  const login = endpoints['auth.login'].responses[200].parse(
    await callJson(`${server.url}/api/auth/login`, { body: { username: 'learner', password } }),
  );
  return (path, body) => callJson(`${server.url}${path}`, { body, token: login.access_token ?? '' });
}

async function readMaterials(ask: Ask, course: number) {
  const detail = endpoints['learning.purchased.detail'].responses[200].parse(
    await ask(`/api/courses/purchased/${course}`),
  );
  const materials = detail.data.theory.flatMap((topic) => topic.sections.flatMap((section) => section.parts));
  return new Map(materials.map((material) => [material.id, material]));
}
