import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { inject, onTestFinished } from 'vitest';

/** Both ends of a connection: the server's and the database's. */
export interface Connection {
  readonly near: Socket;
  readonly far: Socket;
}

/**
 * A proxy to a test database that can be disturbed, until the test ends. `lead` connects both ends of a new connection;
 * `cut` closes all and refuses new ones.
 */
export async function openDatabaseWay(name: string, lead: (connection: Connection) => void) {
  const { socketFolder, port: behind, user } = inject('postgres');
  const connections: Connection[] = [];
  const way = createServer((near) => {
    const far = connect(join(socketFolder, `.s.PGSQL.${behind}`));
    for (const end of [near, far]) end.on('error', () => undefined);
    lead({ near, far });
    connections.push({ near, far });
  });
  const port = await new Promise<number>((resolve, reject) => {
    way.listen(0, '127.0.0.1', () => {
      const address = way.address();
      if (typeof address === 'object' && address !== null) resolve(address.port);
      else reject(new Error('no port'));
    });
  });
  const cut = (): void => {
    for (const { near, far } of connections) for (const end of [near, far]) end.destroy();
    way.close();
  };
  onTestFinished(cut);
  return { address: { url: `postgres://${user}@127.0.0.1:${port}/${name}` }, connections, cut };
}
