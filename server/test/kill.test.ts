import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { ActivityQuestion, ActivityState, AnswerValue } from '@medeina/contract';
import { endpoints } from '@medeina/contract/endpoints';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { atWork } from '../src/command/shell.ts';
import { readSettings } from '../src/platform/settings.ts';
import { importSmallCatalogue } from './support/catalogue.ts';
import {
  type ChildServer,
  makeDataFolder,
  postmaster,
  runCommand,
  startChild,
} from './support/child-server.ts';
import { createRandom, isFull, type Random, seed } from './support/random.ts';
import { statements } from './support/statements.ts';

const kills = isFull ? 50 : 2;

test(
  'no acknowledged completion is lost when the server or its database is killed',
  { timeout: kills * 60_000 },
  async () => {
    const random = createRandom(seed);
    const { dataFolder, course, password } = await learnerWithCourse();

    /** Acknowledged changes, and the last one without an answer. */
    const acknowledged = new Map<number, boolean>();
    let unanswered: number | undefined;
    const lost: string[] = [];
    const endings: (number | null)[] = [];

    for (let kill = 0; kill <= kills; kill += 1) {
      const server = await startChild({ DATA_DIR: dataFolder });
      const ask = await signIn(server, password);
      if (kill === 0) await ask('POST', `/api/courses/${course}/enrol`, {});
      const materials = await readMaterials(ask, course);
      for (const [id, isCompleted] of acknowledged) {
        const isKept = materials.get(id)?.completed === isCompleted;
        if (id !== unanswered && !isKept) lost.push(`seed ${seed}, kill ${kill}, material ${id}`);
      }
      // An unanswered change may or may not have been made; take the state as found.
      const found = unanswered === undefined ? undefined : materials.get(unanswered);
      if (found !== undefined) acknowledged.set(found.id, found.completed);
      if (kill === kills) {
        await server.end('SIGTERM');
        break;
      }
      const tickable = [...materials.values()].filter(
        (one) => one.completion === 1 && one.availability_status,
      );
      // Alternately. The server survives its database and restarts it.
      const isDatabase = kill % 2 === 1;
      const victim = isDatabase ? postmaster(dataFolder) : (server.process.pid ?? 0);
      const killed = wait(300 + random.below(1200)).then(() => process.kill(victim, 'SIGKILL'));
      try {
        for (;;) {
          const material = random.pick(tickable);
          // Toggle each time: losing a change without effect would go unnoticed.
          const state = (acknowledged.get(material.id) ?? material.completed) ? 0 : 1;
          unanswered = material.id;
          await ask('POST', '/api/courses/activity/completion', {
            module: material.module,
            id: String(material.id),
            state,
          });
          acknowledged.set(material.id, state === 1);
          unanswered = undefined;
        }
      } catch {
        // The server is dead, or reports that its database is.
      }
      await killed;
      if (isDatabase) await whenBack(server, dataFolder, victim);
      endings.push(await server.end(isDatabase ? 'SIGTERM' : 'SIGKILL'));
    }
    // A killed server has no exit code; one whose database was killed stops normally.
    expect(endings).toEqual(Array.from({ length: kills }, (_, kill) => (kill % 2 === 1 ? 0 : null)));
    expect(lost).toEqual([]);
    expect(acknowledged.size).toBeGreaterThan(0);
  },
);

test(
  'no acknowledged answer is lost when the server is killed in the middle of a test, which goes on',
  { timeout: kills * 60_000 },
  async () => {
    const random = createRandom(seed + 1);
    const { dataFolder, course, password } = await learnerWithCourse();
    /** Acknowledged answers by question, and the question whose answer got no answer of its own. */
    const acknowledged = new Map<string, unknown>();
    let unanswered: string | undefined;
    const lost: string[] = [];

    /** Starts the server again, and looks whether every acknowledged answer is there. */
    const goOn = async (kill: number) => {
      const server = await startChild({ DATA_DIR: dataFolder });
      const ask = await signIn(server, password);
      if (kill === 0) await ask('POST', `/api/courses/${course}/enrol`, {});
      const { token, attempt } = await openTest(server, ask, course);
      // The same attempt all along: none is spent by a server that ended.
      expect(attempt.number).toBe(1);
      for (const { id, answer } of attempt.questions) {
        const given = acknowledged.get(id) ?? null;
        if (id !== unanswered && !isDeepStrictEqual(answer, given))
          lost.push(`seed ${seed}, kill ${kill}, ${id}`);
        if (id === unanswered && answer !== null) acknowledged.set(id, answer);
      }
      unanswered = undefined;
      return { server, ask, token, attempt };
    };

    for (let kill = 0; kill < kills; kill += 1) {
      const { server, ask, attempt } = await goOn(kill);
      const killed = wait(200 + random.below(800)).then(() => server.process.kill('SIGKILL'));
      try {
        for (;;) {
          const question = random.pick(attempt.questions);
          const answer = otherAnswer(question, acknowledged.get(question.id), random);
          unanswered = question.id;
          await ask('POST', '/api/courses/activity/answers', {
            attempt: attempt.id,
            question: question.id,
            answer,
            given_at: new Date().toISOString(),
          });
          acknowledged.set(question.id, answer);
          unanswered = undefined;
        }
      } catch {
        // The server is dead.
      }
      await killed;
      expect(await server.end('SIGKILL')).toBeNull();
    }
    const { server, ask, token, attempt } = await goOn(kills);
    await ask('POST', '/activities/submission', { token, attempt: attempt.id });
    const { results } = await stateOf(ask, token);
    expect(results).toMatchObject([{ id: attempt.id, number: 1 }]);
    await server.end('SIGTERM');
    expect(lost).toEqual([]);
    expect(acknowledged.size).toBeGreaterThan(0);
  },
);

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
  return { dataFolder, course, password };
}

/** Opens the test of a course as its document does: begun, or gone on with. */
async function openTest(server: ChildServer, ask: Ask, course: number) {
  const quiz = [...(await readMaterials(ask, course)).values()].find(({ module }) => module === 'quiz');
  const { url } = endpoints['learning.activity.launch'].responses[200].parse(
    await ask('GET', `/api/courses/activity/${quiz?.id}/launch`),
  );
  const document = await (await fetch(`${server.url}${url}`)).text();
  const token = /"token":"([^"]+)"/.exec(document)?.[1] ?? '';
  await ask('POST', '/activities/attempts', { token });
  const { attempt } = await stateOf(ask, token);
  if (attempt === null) throw new Error('The test was not begun');
  return { token, attempt };
}

async function stateOf(ask: Ask, token: string): Promise<ActivityState> {
  const { data } = endpoints['learning.activity.state'].responses[200].parse(
    await ask('POST', '/activities/state', { token }),
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

/** Waits until the server has replaced the killed database. */
async function whenBack(server: ChildServer, dataFolder: string, killed: number): Promise<void> {
  const isBack = async (): Promise<boolean> =>
    postmaster(dataFolder) !== killed && (await fetch(`${server.url}/readyz`)).ok;
  await expect.poll(isBack, { timeout: 60_000 }).toBe(true);
}

type Ask = (method: 'GET' | 'POST', path: string, body?: object) => Promise<unknown>;

async function signIn(server: ChildServer, password: string): Promise<Ask> {
  const ask = async (
    method: 'GET' | 'POST',
    path: string,
    body?: object,
    token?: string,
  ): Promise<unknown> => {
    const response = await fetch(`${server.url}${path}`, {
      method,
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response.json();
  };
  const login = endpoints['auth.login'].responses[200].parse(
    await ask('POST', '/api/auth/login', { username: 'learner', password }),
  );
  return (method, path, body) => ask(method, path, body, login.access_token ?? '');
}

async function readMaterials(ask: Ask, course: number) {
  const detail = endpoints['learning.purchased.detail'].responses[200].parse(
    await ask('GET', `/api/courses/purchased/${course}`),
  );
  const materials = detail.data.theory.flatMap((topic) => topic.sections.flatMap((section) => section.parts));
  return new Map(materials.map((material) => [material.id, material]));
}
