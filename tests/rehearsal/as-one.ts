import { randomUUID } from 'node:crypto';
import { endpoints } from '@medeina/contract/endpoints';
import sharp from 'sharp';
import type { S3 } from '../../server/test/support/s3-service.ts';
import type { Cluster } from './cluster.ts';
import type { Instance } from './instances.ts';
import type { Programme } from './processes.ts';
import { logIn, type Session } from './session.ts';

/** Those after the ones who write under load. */
const letterTakers = Array.from({ length: 40 }, (_, index) => `load${25 + index}`);

/** Starts all at the same moment; how long until the last was ready, and how many migrations are noted. */
export async function startedAtOnce(
  programme: Programme,
  instances: readonly Instance[],
  cluster: Cluster,
): Promise<{ readonly seconds: number; readonly migrations: number }> {
  const began = performance.now();
  for (const instance of instances) instance.start();
  for (const instance of instances)
    await programme.until(`${instance.name} is ready`, () => instance.isReady(), 120);
  return {
    seconds: (performance.now() - began) / 1000,
    migrations: Number(cluster.ask('select count(*) from migrations')),
  };
}

const json = { 'content-type': 'application/json' };

/** What one instance does must hold on the others. Counts what did not. */
export async function asOne(
  url: string,
  instances: readonly Instance[],
): Promise<{ readonly sessionFaults: number; readonly missingUploads: number }> {
  const { headers } = await logIn(url, 'load1');
  const missingUploads = await uploadsMissing(url, headers, instances);
  const sessionFaults = await sessionFaultsOf(headers, instances);
  return { sessionFaults, missingUploads };
}

async function sessionFaultsOf(headers: Session['headers'], instances: readonly Instance[]): Promise<number> {
  const statuses = async (): Promise<number[]> =>
    Promise.all(
      instances.map(
        async (instance) => (await fetch(`${instance.url}/api/auth/session`, { headers })).status,
      ),
    );
  const open = await statuses();
  await fetch(`${instances[0]?.url ?? ''}/api/auth/logout`, {
    method: 'POST',
    headers: { ...headers, ...json },
    body: '{}',
  });
  const ended = await statuses();
  return open.filter((status) => status !== 200).length + ended.filter((status) => status !== 401).length;
}

async function uploadsMissing(
  url: string,
  headers: Session['headers'],
  instances: readonly Instance[],
): Promise<number> {
  const photo = await sharp({ create: { width: 400, height: 400, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer();
  const form = new FormData();
  form.set('image', `data:image/jpeg;base64,${photo.toString('base64')}`);
  await fetch(`${url}/api/settings/image`, { method: 'POST', headers, body: form });
  const answer = await fetch(`${url}/api/settings`, { headers });
  const { data } = endpoints['account.settings.read'].responses[200].parse(await answer.json());
  const found = await Promise.all(
    instances.map(async (instance) => (await fetch(`${instance.url}${data.image ?? '/none'}`)).ok),
  );
  return found.filter((isThere) => !isThere).length;
}

/** Asks for a letter for each, at whichever instance, and waits until nothing is left to do for them. */
export async function sendLetters(url: string, cluster: Cluster, programme: Programme): Promise<void> {
  await Promise.all(
    letterTakers.map((username) =>
      fetch(`${url}/api/auth/password/forgotten`, {
        method: 'POST',
        headers: json,
        body: JSON.stringify({ username }),
      }),
    ),
  );
  // The one job queues the letter before it is done itself: there is no moment between them.
  const unfinished = `select count(*) from pgboss.job
    where name in ('password-forgotten', 'mail') and state in ('created', 'retry', 'active')`;
  await programme.until('the letters are sent', async () => cluster.ask(unfinished) === '0');
}

/** Who was sent none, and each letter that came to somebody once more. */
export function wrongLetters(letters: readonly string[], takers: number): number {
  const addressees = letters.map((letter) => /^To: (.+)$/m.exec(letter)?.[1]?.trim() ?? '');
  const reached = new Set(addressees).size;
  return Math.abs(takers - reached) + (addressees.length - reached);
}

/** Those in the store, of all that were asked for. */
export function lettersWrong({ objects }: S3): number {
  const letters = [...objects].filter(([name]) => name.endsWith('.eml'));
  return wrongLetters(
    letters.map(([, letter]) => letter.toString()),
    letterTakers.length,
  );
}

/** Few enough that HAProxy takes all of them at a time: who waits for a connection may come in the next minute. */
const callers = 100;

/** Sends four times as much as a limit allows; how much of it passed. */
export async function exactLimits(
  url: string,
  programme: Programme,
): Promise<readonly { readonly limit: string; readonly most: number; readonly passed: number }[]> {
  const found: { limit: string; most: number; passed: number }[] = [];
  for (const { limit, most, path } of [
    { limit: 'search of a session', most: 120, path: '/api/products?search=sepsis' },
    { limit: 'default of a session', most: 600, path: '/api/languages' },
  ]) {
    // Windows are whole minutes: a burst over the end of one would count in two.
    await programme.until(
      'there is time in this minute',
      () => Promise.resolve(new Date().getSeconds() < 30),
      61,
    );
    const headers = { 'x-oc-session': randomUUID() };
    const statuses: number[] = [];
    let sent = 0;
    const caller = async (): Promise<void> => {
      while (sent < 4 * most) {
        sent += 1;
        const answer = await fetch(url + path, { headers });
        await answer.arrayBuffer();
        statuses.push(answer.status);
      }
    };
    await Promise.all(Array.from({ length: callers }, caller));
    found.push({ limit, most, passed: statuses.filter((status) => status === 200).length });
  }
  return found;
}
