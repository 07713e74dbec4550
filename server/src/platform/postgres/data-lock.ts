import { rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';

/** Somebody else is using the data folder. */
export class DataInUseError extends Error {
  override readonly name = 'DataInUseError';
}

/** Held while this process uses the data folder; the system lets go of it when the process dies, however it dies. */
export interface DataLock {
  release(): void;
}

/**
 * Takes the data folder for this process by listening on a socket of its own: a lock file would outlive a killed
 * process, and a process number in it can be given to another program.
 * @param path of the socket, under 100 bytes.
 * @returns undefined when another process holds it.
 */
export async function takeDataLock(path: string): Promise<DataLock | undefined> {
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const server = await listen(path);
    if (server !== undefined) return { release: () => server.close() };
    if (await answers(path)) return undefined;
    // Left behind by a killed process: nobody listens.
    rmSync(path, { force: true });
  }
  return undefined;
}

/** Whether a process holds it. */
export function isDataLocked(path: string): Promise<boolean> {
  return answers(path);
}

function listen(path: string): Promise<Server | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.end());
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(undefined);
      else reject(error);
    });
    server.listen(path, () => {
      server.unref();
      resolve(server);
    });
  });
}

function answers(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
