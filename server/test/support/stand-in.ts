import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { afterAll } from 'vitest';

/** Answers in place of a service elsewhere until the test file ends. @returns its host with the port. */
export async function startStandIn(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const place = server.address();
  return `127.0.0.1:${typeof place === 'object' && place !== null ? place.port : 0}`;
}
