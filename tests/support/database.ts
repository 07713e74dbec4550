import { readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import type { RunningServer } from './server.ts';

/**
 * Stops the database below a server, which tries to start it again every second and cannot, as a part of it is away.
 * @returns gives it back.
 */
export function takeDatabase({ dataDirectory }: RunningServer): () => void {
  const cluster = join(dataDirectory, 'postgres');
  const [here, away] = [join(cluster, 'global'), join(cluster, 'global.away')];
  renameSync(here, away);
  process.kill(Number.parseInt(readFileSync(join(cluster, 'postmaster.pid'), 'utf8'), 10), 'SIGQUIT');
  return () => renameSync(away, here);
}
