import { expect, test } from 'vitest';
import { linesOf, makeDataFolder, startChild } from './support/child-server.ts';

test('a slow statement is logged with its request and without its values', { timeout: 60_000 }, async () => {
  const server = await startChild({ DATA_DIR: makeDataFolder(), SLOW_STATEMENT_MS: '0' });
  const answer = await fetch(`${server.url}/api/products?search=nepasakytina`);
  expect(answer.status).toBe(200);
  await server.end('SIGTERM');
  const lines = linesOf(server).filter(({ request_id }) => request_id === answer.headers.get('x-request-id'));
  expect(lines.length).toBeGreaterThan(0);
  expect(lines).toContainEqual(
    expect.objectContaining({
      level: 'warn',
      msg: 'slow statement',
      statement: expect.stringMatching(/select .+ \$\d/s),
      ms: expect.any(Number),
    }),
  );
  expect(server.output()).not.toContain('nepasakytina');
});

test('usual statements are not logged', { timeout: 60_000 }, async () => {
  const server = await startChild({ DATA_DIR: makeDataFolder(), SLOW_STATEMENT_MS: '600000' });
  expect((await fetch(`${server.url}/api/products`)).status).toBe(200);
  await server.end('SIGTERM');
  expect(server.output()).not.toContain('slow statement');
});
