import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { SessionAnswer } from '@medeina/contract/auth/schemas';
import { expect, onTestFinished, test } from 'vitest';
import { wrongLetters } from '../tests/rehearsal/as-one.ts';
import { startLoad } from '../tests/rehearsal/load.ts';
import { root } from './support/run.ts';

/** The rehearsal where none of its programs is on the path. */
const rehearse = (...options: string[]) =>
  spawnSync(process.execPath, ['tests/rehearsal/run.ts', ...options], {
    cwd: root,
    env: { PATH: '/nowhere' },
    encoding: 'utf8',
  });

test('without its programs the rehearsal says what to install, and as a step of the tests it is skipped', () => {
  const alone = rehearse();
  expect(alone.stderr).toContain('apt-get install --no-install-recommends etcd-server patroni');
  expect(alone.status).toBe(1);
  const step = rehearse('--step');
  expect(step.stdout).toMatch(/^Skipped: etcd, Patroni.* not installed; .+\n$/);
  expect(step.status).toBe(0);
});

const to = (name: string): string => `From: a@example.org\r\nTo: ${name}@example.org\r\n\r\nText`;

test('a letter that came to nobody counts, and one that came twice', () => {
  expect(wrongLetters([to('ona'), to('jonas')], 2)).toBe(0);
  expect(wrongLetters([to('ona')], 2)).toBe(1);
  expect(wrongLetters([to('ona'), to('ona'), to('jonas')], 2)).toBe(1);
  expect(wrongLetters([to('ona'), to('ona')], 2)).toBe(2);
});

const session: SessionAnswer = {
  access_token: 'second',
  refresh_token: 'second',
  session_id: 'second',
  expires_at: '2030-01-01T00:00:00.000Z',
  expires_in: 300,
  capabilities: [],
  customer: {
    customer_id: 1,
    email: null,
    firstname: 'Ona',
    lastname: 'Onaitė',
    telephone: null,
    date_of_birth: null,
  },
};

test.each([
  { age: 60, failures: [['changes: 401', 1]] },
  { age: 270, failures: [] },
])(
  'a call that is refused $age seconds after the log-in: failed are $failures',
  async ({ age, failures }) => {
    const server = createServer(({ url, headers }, response) => {
      const isLogIn = url === '/api/auth/login';
      const isKnown = isLogIn || headers.authorization === 'Bearer second';
      response.writeHead(isKnown ? 200 : 401).end(JSON.stringify(isLogIn ? session : {}));
    });
    onTestFinished(() => void server.close());
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const writer = {
      username: 'ona',
      session: { headers: { authorization: 'Bearer first' }, since: performance.now() - age * 1000 },
      acknowledged: new Set<number>(),
    };
    const load = startLoad(`http://127.0.0.1:${port}`, [writer], [1, 2], 0);
    await expect.poll(() => [...writer.acknowledged], { timeout: 10_000 }).toEqual([2]);
    await load.stop();
    expect([...load.next().failures]).toEqual(failures);
  },
);
