import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { endpoints } from '@medeina/contract/endpoints';
import { type RunningServer, startServer } from '../support/server.ts';
import { connections, type Request } from './load.ts';
import type { Place } from './server.ts';

/** A server with a generated catalogue and people with ten enrolments each. */
export interface GeneratedServer extends RunningServer {
  readonly courses: number;
}

const root = join(import.meta.dirname, '../..');
/** Names that `medeina generate` gives to courses and users. */
const firstId = 1_000_000;
const password = 'load-password';

/** The id of a generated course: the same in every run, spread over all courses. */
export const courseId = (number: number, courses: number): number =>
  firstId + 1 + ((number * 7919) % courses);

/**
 * Starts a server and fills its database.
 * @param options `folder` keeps the data for the next run; without it, the data are deleted when the server stops. `users`:
 * as many as courses unless it is given.
 */
export async function startGenerated(
  courses: number,
  environment: Readonly<Record<string, string>>,
  { folder, users = courses }: { readonly folder?: string | undefined; readonly users?: number } = {},
): Promise<GeneratedServer> {
  const server = await startServer({
    ...environment,
    DEMO: 'false',
    ...(folder === undefined ? {} : { DATA_DIR: folder }),
  });
  const dataDirectory = folder ?? server.dataDirectory;
  if ((await countCourses(server.url)) < courses) {
    process.stdout.write(`Making ${courses} courses and ${users} people; minutes for many …\n`);
    await generate(dataDirectory, courses, users);
  }
  // A folder that was kept may hold more.
  return { ...server, dataDirectory, courses: await whenSeen(server.url, courses) };
}

/** Waits until the server, which polls every second, shows the courses that another process created. */
async function whenSeen(url: string, courses: number): Promise<number> {
  const deadline = Date.now() + 30_000;
  for (;;) {
    const found = await countCourses(url);
    if (found >= courses) return found;
    if (Date.now() > deadline) throw new Error(`${url} shows ${found} courses, not ${courses}.`);
    await wait(200);
  }
}

async function countCourses(url: string): Promise<number> {
  const answer = await fetch(`${url}/api/products?limit=1`);
  return endpoints['catalogue.products.list'].responses[200].parse(await answer.json()).total;
}

async function generate(dataDirectory: string, courses: number, users: number): Promise<void> {
  const options = ['--courses', String(courses), '--users', String(users), '--passwords', '--yes'];
  const child = spawn(process.execPath, ['server/bin/medeina.ts', 'generate', ...options], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDirectory },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code]: unknown[] = await once(child, 'exit');
  if (code !== 0) throw new Error(`'medeina generate' ended with ${String(code)}`);
}

/** A logged-in learner with a course and a manually completed material of it. */
export interface Learner {
  readonly headers: Readonly<Record<string, string>>;
  /** The course's id. */
  readonly course: number;
  /** Reads their progress in it. */
  readonly progress: Request;
  /** Ticks and unticks the material. */
  readonly ticks: readonly Request[];
  /** Answers a question of the course's test, now this way and now that. */
  readonly answers: readonly Request[];
}

/** The access token of a generated user, who comes from an address of their own where a proxy says so. */
export async function accessTokenOf(url: string, number: number, address?: string): Promise<string> {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(address === undefined ? {} : { 'x-forwarded-for': address }),
    },
    body: JSON.stringify({ username: `load${number}`, password }),
  });
  const { access_token } = endpoints['auth.login'].responses[200].parse(await answer.json());
  if (access_token === null) throw new Error('The answer to the login has no access token');
  return access_token;
}

/** Logs in a generated user. */
export async function logIn({ url }: Pick<Place, 'url'>, number: number): Promise<Learner> {
  const json = { 'content-type': 'application/json' };
  const headers = { authorization: `Bearer ${await accessTokenOf(url, number)}` };
  const ask = async (path: string): Promise<unknown> => (await fetch(`${url}${path}`, { headers })).json();
  const list = endpoints['learning.purchased.list'].responses[200].parse(await ask('/api/courses/purchased'));
  const detail = endpoints['learning.purchased.detail'].responses[200].parse(
    await ask(`/api/courses/purchased/${list.data[0]?.id}`),
  );
  const course = detail.data.id;
  const material = detail.data.theory[0]?.sections[0]?.parts[0];
  const test = detail.data.theory.at(-1)?.sections[0]?.parts.find(({ module }) => module === 'quiz');
  const attempt = await beginTest(url, headers, test?.id ?? 0);
  return {
    headers,
    course,
    progress: {
      method: 'POST',
      path: '/api/courses/label-groups/completion',
      headers: { ...headers, ...json },
      body: JSON.stringify({ courseId: course }),
    },
    ticks: [1, 0].map((state) => ({
      method: 'POST',
      path: '/api/courses/activity/completion',
      headers: { ...headers, ...json },
      body: JSON.stringify({ module: material?.module, id: String(material?.id), state }),
    })),
    answers: ['a', 'b'].map((answer) => ({
      method: 'POST',
      path: '/api/courses/activity/answers',
      headers: { ...headers, ...json },
      body: JSON.stringify({ attempt, question: 'question-1', answer, given_at: new Date().toISOString() }),
    })),
  };
}

/** Begins an attempt as the document of the test does. */
async function beginTest(url: string, headers: Learner['headers'], test: number): Promise<number> {
  const launch = await fetch(`${url}/api/courses/activity/${test}/launch`, { headers });
  const place = endpoints['learning.activity.launch'].responses[200].parse(await launch.json()).url;
  const token = /"token":"([^"]+)"/.exec(await (await fetch(`${url}${place}`)).text())?.[1];
  const begun = await fetch(`${url}/activities/attempts`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
  });
  const { data } = endpoints['learning.activity.start'].responses[200].parse(await begun.json());
  return data.attempt?.id ?? 0;
}

/** Logs in one user per connection: nobody studies on four devices at once. */
export const logInAll = (place: Pick<Place, 'url'>): Promise<Learner[]> =>
  Promise.all(Array.from({ length: connections }, (_, number) => logIn(place, number + 1)));
