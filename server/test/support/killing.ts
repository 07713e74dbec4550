import { setTimeout as wait } from 'node:timers/promises';
import { expect } from 'vitest';
import { z } from 'zod';
import { type ChildServer, postmaster, startChild } from './child-server.ts';
import type { Random } from './random.ts';

/** Work under kills: what is sent, what ends it, and who is killed when. */

const problem = z.object({ code: z.string() });

/** An answer that is a refusal. */
export class Refused extends Error {
  readonly status: number;
  readonly code: string | undefined;

  constructor(path: string, status: number, body: string) {
    super(`${path}: ${status} ${body}`);
    this.status = status;
    this.code = status === 503 ? problem.parse(JSON.parse(body)).code : undefined;
  }
}

/** What may come of a call when somebody was killed: no answer, or the word that the database is away. All else is a mistake. */
export function isGone(error: unknown): boolean {
  if (error instanceof Refused) return error.code === 'unavailable';
  return error instanceof TypeError && (error.message === 'fetch failed' || error.message === 'terminated');
}

/** Calls with JSON. @throws {Refused} */
export async function callJson(
  url: string,
  {
    body,
    token,
    headers,
  }: {
    readonly body?: object | undefined;
    readonly token?: string | undefined;
    readonly headers?: Readonly<Record<string, string>>;
  } = {},
): Promise<unknown> {
  const response = await fetch(url, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(20_000),
  });
  if (!response.ok) throw new Refused(new URL(url).pathname, response.status, await response.text());
  return response.json();
}

/** Kills the database below a server, and waits until the server has started it again. */
export async function killDatabase({ url }: ChildServer, dataFolder: string): Promise<void> {
  const killed = postmaster(dataFolder);
  process.kill(killed, 'SIGKILL');
  const isBack = async (): Promise<boolean> =>
    postmaster(dataFolder) !== killed && (await fetch(`${url}/readyz`)).ok;
  await expect.poll(isBack, { timeout: 60_000 }).toBe(true);
}

/**
 * Kills a server again and again in the middle of work, every fourth time its database instead, and starts it again.
 * @param look called after each start: looks at what is there, and says what to do until the next kill, over and over.
 * @returns how many kills there were; each ended work that was under way.
 */
export async function workUnderKills(
  {
    kills,
    dataFolder,
    random,
    atOnce = 1,
    longest,
  }: {
    readonly kills: number;
    readonly dataFolder: string;
    readonly random: Random;
    readonly atOnce?: number;
    /** The most milliseconds of work before a kill. */
    readonly longest: number;
  },
  look: (server: ChildServer, kill: number) => Promise<() => Promise<void>>,
): Promise<number> {
  const environment = { DATA_DIR: dataFolder };
  let server = await startChild(environment);
  let count = 0;
  for (let kill = 0; kill < kills; kill += 1) {
    const work = await look(server, kill);
    let isOver = false;
    const untilGone = async (): Promise<void> => {
      while (!isOver) {
        try {
          await work();
        } catch (error) {
          if (!isGone(error)) throw error;
          isOver = true;
        }
      }
    };
    const killOne = async (): Promise<void> => {
      await wait(random.below(longest));
      // Whatever ended before was ended by something else.
      expect(isOver, `kill ${kill}`).toBe(false);
      if (kill % 4 === 1) await killDatabase(server, dataFolder);
      else expect(await server.end('SIGKILL'), server.output()).toBeNull();
      isOver = true;
      count += 1;
    };
    await Promise.all([killOne(), ...Array.from({ length: atOnce }, untilGone)]);
    if (kill % 4 !== 1) server = await startChild(environment);
  }
  await look(server, kills);
  expect(await server.end('SIGTERM')).toBe(0);
  return count;
}
