import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { atWork } from '../src/command/shell.ts';
import { readSettings } from '../src/platform/settings.ts';
import { makeDataFolder } from './support/child-server.ts';
import { callJson, workUnderKills } from './support/killing.ts';
import { createRandom, roundsOf, seed } from './support/random.ts';
import { statements } from './support/statements.ts';

const kills = roundsOf(2, 250);
/** A few kills on a busy machine may all come before anything is done. */
const leastDone = kills < 20 ? 0 : kills / 10;
const atOnce = 4;
const password = 'kuprinė ir trys uogos';

interface Account {
  readonly username: string;
  readonly tokens: number;
  readonly created: number;
  readonly letters: number;
}

test(
  `registrations while the server or its database is killed ${kills} times are there whole or not at all, and those acknowledged are there`,
  { timeout: 120_000 + kills * 20_000 },
  async () => {
    const dataFolder = makeDataFolder();
    const random = createRandom(seed + 2);
    const acknowledged: string[] = [];
    let count = 0;

    const killed = await workUnderKills(
      { kills, dataFolder, random, atOnce, longest: 600 },
      async ({ url }) => {
        const last = acknowledged.at(-1);
        if (last !== undefined)
          await callJson(`${url}/api/auth/login`, { body: { username: last, password } });
        return async () => {
          count += 1;
          const username = `naujokas${count}`;
          await callJson(`${url}/api/auth/register`, {
            body: {
              username,
              password,
              firstname: 'Vardenis',
              lastname: 'Pavardenis',
              email: `${username}@example.org`,
              birthdate: '1990-02-28',
              phone: '+37061234567',
            },
          });
          acknowledged.push(username);
        };
      },
    );
    expect(killed).toBeGreaterThanOrEqual(kills);

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
    expect(acknowledged.length).toBeGreaterThanOrEqual(leastDone);
    process.stdout.write(
      `seed ${seed}: ${killed} kills during registration, ${acknowledged.length} registrations acknowledged\n`,
    );
  },
);
