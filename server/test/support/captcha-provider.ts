import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterAll } from 'vitest';

/** A captcha's provider, as one of those that a call of ours asks, until the test file ends. */
export interface CaptchaProvider {
  readonly host: string;
  /** With which it answers; `away` hangs up. */
  status: number | 'away';
}

export async function startCaptchaProvider(): Promise<CaptchaProvider> {
  const server = createServer((request, response) => {
    if (provider.status === 'away') request.socket.destroy();
    else response.writeHead(provider.status, { 'content-type': 'application/json' }).end('{"success": true}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const place = server.address();
  const port = typeof place === 'object' && place !== null ? place.port : 0;
  const provider: CaptchaProvider = { host: `127.0.0.1:${port}`, status: 200 };
  return provider;
}
