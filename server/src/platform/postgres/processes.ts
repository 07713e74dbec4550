import { setTimeout as wait } from 'node:timers/promises';
import { codeOf } from '../database.ts';

/** Stops a PostgreSQL in order; one that hangs on is told more firmly, and at last to drop everything. */
export async function stopProcess(pid: number): Promise<void> {
  // Smart shutdown first: a command that shares the database may finish; then fast, which rolls back what is open.
  signal(pid, 'SIGTERM');
  for (let attempt = 0; attempt < 200 && isAlive(pid); attempt += 1) {
    if (attempt === 60) signal(pid, 'SIGINT');
    await wait(25);
  }
  if (isAlive(pid)) signal(pid, 'SIGQUIT');
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if (codeOf(error) !== 'ESRCH') throw error;
  }
}

/** Whether a process of this number runs, whoever's it is. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}
