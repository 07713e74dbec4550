import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { atWork } from '../src/command/shell.ts';
import { readSettings } from '../src/platform/settings.ts';
import { makeDataFolder, startChild } from './support/child-server.ts';
import { createRandom, isFull, seed } from './support/random.ts';
import { statements } from './support/statements.ts';

const kills = isFull ? 100 : 2;
const atOnce = 4;
const password = 'kuprinė ir trys uogos';

interface Account {
  readonly username: string;
  readonly tokens: number;
  readonly created: number;
  readonly letters: number;
}

test(
  'registrations while the server is killed are there whole or not at all, and those acknowledged are there',
  { timeout: 120_000 + kills * 30_000 },
  async () => {
    const dataFolder = makeDataFolder();
    const random = createRandom(seed + 2);
    const acknowledged: string[] = [];
    let count = 0;

    for (let kill = 0; kill < kills; kill += 1) {
      const server = await startChild({ DATA_DIR: dataFolder });
      const register = async (): Promise<void> => {
        for (;;) {
          count += 1;
          const username = `naujokas${count}`;
          const response = await fetch(`${server.url}/api/auth/register`, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify({
              username,
              password,
              firstname: 'Vardenis',
              lastname: 'Pavardenis',
              email: `${username}@example.org`,
              birthdate: '1990-02-28',
              phone: '+37061234567',
            }),
          });
          if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
          acknowledged.push(username);
        }
      };
      const all = Promise.allSettled(Array.from({ length: atOnce }, register));
      await wait(100 + random.below(900));
      await server.end('SIGKILL');
      await all;
    }

    const server = await startChild({ DATA_DIR: dataFolder });
    const last = acknowledged.at(-1) ?? '';
    const login = await fetch(`${server.url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: last, password }),
    });
    expect(login.status).toBe(200);
    await server.end('SIGTERM');
    const accounts = await atWork(readSettings({ DATA_DIR: dataFolder }), async ({ database }) => {
      const sql = statements(database.executor);
      return await sql<Account>`
        select username,
          (select count(*)::int from one_time_tokens t where t.user_id = u.id) as tokens,
          (select count(*)::int from audit_events e where e.actor_user_id = u.id and e.action = 'account.created') as created,
          (select count(*)::int from pgboss.job j where j.name = 'mail' and j.data->>'to' = u.email
             and j.state < 'completed') as letters
        from users u`;
    });
    const sent = new Set(
      globSync('outbox/*.eml', { cwd: dataFolder }).map(
        (name) => /To: (\S+)@/.exec(readFileSync(join(dataFolder, name), 'utf8'))?.[1],
      ),
    );
    const there = new Set(accounts.map(({ username }) => username));
    expect(acknowledged.filter((username) => !there.has(username))).toEqual([]);
    const half = accounts.filter(
      ({ username, tokens, created, letters }) =>
        tokens !== 1 || created !== 1 || (letters === 0 && !sent.has(username)),
    );
    expect(half.map(({ username }) => `seed ${seed}: ${username}`)).toEqual([]);
    expect(acknowledged.length).toBeGreaterThan(0);
  },
);
