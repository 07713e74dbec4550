import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * Finds a port at which nobody listens, for what has to know its address before it listens there. It is below those that
 * systems give to connections of their own (Linux: `ip_local_port_range`, from 32768), which could take it meanwhile.
 */
export async function freePort(): Promise<number> {
  const port = randomInt(10_000, 32_768);
  return (await isFree(port)) ? port : freePort();
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
