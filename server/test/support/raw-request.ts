import { once } from 'node:events';
import { connect } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Asks for a path over the network with its dots as they are: `inject`, `fetch` and browsers resolve them before they send.
 * @returns the status and all that came.
 */
export async function rawRequest(
  http: FastifyInstance,
  path: string,
): Promise<{ readonly status: number; readonly text: string }> {
  if (!http.server.listening) await http.listen({ port: 0, host: '127.0.0.1' });
  const address = http.server.address();
  const socket = connect(typeof address === 'object' && address !== null ? address.port : 0, '127.0.0.1');
  let text = '';
  socket.on('data', (chunk: Buffer) => (text += chunk.toString('latin1')));
  socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
  await once(socket, 'close');
  return { status: Number(/^HTTP\/1\.1 (\d{3}) /.exec(text)?.[1]), text };
}
