import { fork } from 'node:child_process';
import { sql } from 'kysely';
import type { DatabaseAddress, Executor } from '../platform/database.ts';
import type { Settings } from '../platform/settings.ts';

/** Where the demo is to be loaded. Sent to another process, so plain data. */
export interface DemoPlace {
  readonly address: DatabaseAddress;
  readonly settings: Settings;
}

/**
 * Loads the demo into a database that holds no course, in a process of its own: what reading a whole catalogue takes,
 * some 60 MB, is given back to the system when that process ends. Nothing in the server's process would give it back.
 * @returns false when there was a course already.
 * @throws where it could not be loaded; that process has written why.
 */
export async function loadDemo(executor: Executor, place: DemoPlace): Promise<boolean> {
  const { rows } = await sql`select from courses limit 1`.execute(executor);
  if (rows.length > 0) return false;
  const child = fork(new URL('demo-process.ts', import.meta.url), { serialization: 'advanced' });
  const { promise, resolve, reject } = Promise.withResolvers<boolean>();
  child.once('message', (isLoaded) => resolve(isLoaded === true));
  child.once('error', reject);
  child.once('exit', (code) => reject(new Error(`The demo could not be loaded (exit code ${code})`)));
  child.send(place);
  return await promise;
}
