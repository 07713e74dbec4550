import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { runCommand } from '../src/command/main.ts';
import { makeDataFolder, runCommand as runCommandAsChild } from './support/child-server.ts';

// Each command starts and stops the embedded database.
vi.setConfig({ testTimeout: 120_000 });

/** Runs a command in this process, to save starting Node each time. */
async function run(
  parameters: readonly string[],
  environment: Record<string, string>,
): Promise<{ code: number; output: string }> {
  let output = '';
  const keep = (text: string | Uint8Array): boolean => {
    output += text.toString();
    return true;
  };
  const spies = [process.stdout, process.stderr].map((stream) =>
    vi.spyOn(stream, 'write').mockImplementation(keep),
  );
  try {
    const code = await runCommand(parameters, environment);
    return { code, output };
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}

test('commands start the database if needed, do their work and stop it', async () => {
  const dataFolder = makeDataFolder();
  const environment = { DATA_DIR: dataFolder };
  const json = async (...parameters: string[]): Promise<unknown> => {
    const ended = await run([...parameters, '--json'], environment);
    if (ended.code !== 0) throw new Error(ended.output);
    return JSON.parse(ended.output);
  };
  expect(await json('migrate', '--dry-run')).toMatchObject({
    applied: [],
    pending: expect.arrayContaining(['0002-auth-account']),
  });
  expect(await json('migrate')).toMatchObject({
    applied: expect.arrayContaining(['0001-platform']),
    pending: [],
  });
  expect(await json('migrate')).toEqual({ applied: [], pending: [] });
  expect(existsSync(join(dataFolder, 'postgres/postmaster.pid'))).toBe(false);

  const create = ['users', 'create', 'rasa', '--email', 'rasa@example.org', '--phone', '+37061234567'];
  expect(await json(...create, '--dry-run')).toEqual({ username: 'rasa', created: false });
  expect(await json(...create)).toMatchObject({
    created: true,
    password: expect.stringMatching(/^[\w-]{22}$/),
  });
  const grant = ['users', 'grant', 'RASA', 'view-learning-system-link'];
  expect(await json(...grant)).toMatchObject({ changed: true });
  expect(await json(...grant)).toMatchObject({ changed: false });
  expect(await json('users', 'lock', 'rasa')).toMatchObject({ locked: true, sessions_ended: 0 });
  expect(await json('users', 'reset', 'rasa', '--yes')).toMatchObject({
    reset: true,
    password: expect.any(String),
  });

  const file = join(dataFolder, 'rasa.json');
  expect(await json('users', 'export', 'rasa', '--out', file)).toMatchObject({
    tables: expect.arrayContaining(['users', 'audit_events']),
  });
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
    name: 'medeina-own-data',
    held: { users: [{ username: 'rasa', email: 'rasa@example.org' }] },
  });
  expect(statSync(file).mode & 0o777).toBe(0o600);
  for (const [out, why] of [
    [file, 'it is there already'],
    [join(dataFolder, 'nowhere/rasa.json'), 'there is no such file or folder'],
  ] as const) {
    const refused = await run(['users', 'export', 'rasa', '--out', out], environment);
    expect([refused.code, refused.output]).toEqual([1, `${out}: ${why}.\n`]);
  }
  expect(await json('audit', '--action', 'account.exported')).toMatchObject({ events: [{}] });
  const page = await run(['users', 'export', 'rasa', '--page', '--language', 'en'], environment);
  expect(page.output).toContain('<dt>Username</dt><dd>rasa</dd>');
  const both = await run(['users', 'export', 'rasa', '--page', '--json'], environment);
  expect([both.code, both.output]).toEqual([1, expect.stringMatching(/^Give --page or --json.*\n\{"error"/)]);

  const again = await run(create, environment);
  expect(again.code).toBe(1);
  expect(again.output).toContain('username: The username has already been taken.');
  // As in a registration.
  const unborn = await run([...create, '--born', '2999-01-01'], environment);
  expect([unborn.code, unborn.output]).toEqual([1, expect.stringContaining('--born must be a day')]);
  const unknown = await run(['users', 'lock', 'nobody'], environment);
  expect([unknown.code, unknown.output.trim()]).toEqual([1, "There is no account 'nobody'."]);

  const rows = { users: 1, user_capabilities: 1 };
  const kept = { audit_events: { rows: expect.any(Number), why: expect.stringContaining('who did what') } };
  const facts = { username: 'rasa', rows, kept, ended_orders: [] };
  expect(await json('users', 'erase', 'rasa', '--dry-run')).toEqual({ ...facts, erased: false });
  const asked = await run(['users', 'erase', 'rasa'], environment);
  expect([asked.code, asked.output]).toEqual([3, expect.stringContaining('say --yes to do it')]);
  expect(await json('users', 'erase', 'rasa', '--yes')).toEqual({ ...facts, erased: true });
  // Nor do the connections of its letters hold it up.
  expect(existsSync(join(dataFolder, 'postgres/postmaster.pid'))).toBe(false);
  const gone = await run(['users', 'erase', 'rasa', '--yes'], environment);
  expect([gone.code, gone.output.trim()]).toEqual([1, "There is no account 'rasa'."]);

  expect(await json('doctor')).toMatchObject({
    good: true,
    findings: ['settings', 'address', 'data folder', 'database', 'files', 'signing keys', 'mail'].map(
      (what) => ({
        what,
      }),
    ),
  });
});

test('invalid arguments fail with a reason and no stack trace', async () => {
  const ended = await runCommandAsChild(['frobnicate'], {});
  expect(ended.code).toBe(2);
  expect(ended.output).toContain("unknown command 'frobnicate'");
  expect(ended.output).not.toMatch(/\n\s+at /);
  for (const [typed, error] of [
    [['users', 'lock'], "missing required argument 'username'"],
    [['orders', 'show', 'x'], 'It must be a whole number'],
    [['orders', 'show', '2147483648'], '2147483647 at most'],
    [['users', 'lok', 'rasa'], "unknown command 'lok'"],
  ] as const) {
    const { code, output } = await run([...typed, '--json'], {});
    expect([code, JSON.parse(output.trim().split('\n').at(-1) ?? '')]).toEqual([
      2,
      { error: expect.stringContaining(error) },
    ]);
  }
});

const complete = async (...words: string[]): Promise<string> =>
  (await runCommandAsChild(['complete', '--', ...words], {})).output;

test('an operator adds a learning environment, changes it and switches it off', async () => {
  const environment = { DATA_DIR: makeDataFolder(), ENVIRONMENT_SECRET_SITE: 'a token' };
  const environments = (...parameters: string[]) =>
    run(['environments', ...parameters, '--json'], environment);
  const add = ['set', 'ligonine', '--name', 'Ligoninė', '--address', 'https://moodle.example/'];
  const listed = async () => JSON.parse((await environments('list')).output);
  // What only looks does not migrate either: an older server may run beside it.
  for (const looking of [[...add, '--dry-run'], ['list']]) {
    const refused = await environments(...looking);
    expect([refused.code, refused.output]).toEqual([
      1,
      expect.stringContaining("Run 'medeina migrate' first."),
    ]);
  }
  await run(['users', 'create', 'rasa', '--email', 'rasa@example.org'], environment);
  const migrated = await run(['audit', '--action', 'database.migrated', '--json'], environment);
  expect(JSON.parse(migrated.output)).toMatchObject({
    events: [{ details: { migrations: expect.stringContaining('0001-platform') } }],
  });
  expect(JSON.parse((await environments(...add, '--dry-run')).output)).toMatchObject({
    created: true,
    kept: false,
  });
  expect(await listed()).toMatchObject({ environments: [{ id: 'extlms' }] });
  expect(JSON.parse((await environments(...add)).output)).toMatchObject({
    created: true,
    missing: [],
    kept: true,
  });
  const change = ['set', 'ligonine', '--site-token', 'SITE', '--secret', 'NONE', '--opens-by-key'];
  expect(JSON.parse((await environments(...change)).output)).toMatchObject({
    created: false,
    missing: ['NONE'],
  });
  await environments('off', 'ligonine');
  // A change switches nothing on.
  await environments('set', 'ligonine', '--name', 'Klinika');
  expect(await listed()).toMatchObject({
    environments: [
      { id: 'extlms', enabled: true },
      {
        id: 'ligonine',
        kind: 'moodle',
        name: 'Klinika',
        address: 'https://moodle.example',
        site_token_reference: 'SITE',
        opens_by_key: true,
        enabled: false,
      },
    ],
  });
  expect(JSON.parse((await environments('on', 'ligonine')).output)).toMatchObject({ enabled: true });
  for (const [parameters, told] of [
    [['set', 'extlms', '--name', 'Kita'], "Medeina's own environment"],
    [['set', 'grades', '--name', 'Kita', '--address', 'https://moodle.example'], 'Addresses of pages'],
    [['set', 'kita', '--name', 'Kita'], 'needs --name and --address'],
    [['set', 'kita', '--name', 'Kita', '--address', 'javascript:alert(1)'], 'must be an address'],
    [['set', 'ligonine', '--issuer', 'https://id.example'], 'go together'],
    [['set', 'ligonine', '--secret', 'f3a1-a-secret'], 'take the NAME of a setting'],
    [['set', 'ligonine', '--site-token', 'f3a1-a-secret'], 'take the NAME of a setting'],
    [['off', 'extlms'], 'no other environment'],
  ] as const) {
    const refused = await environments(...parameters);
    expect(refused.code, parameters.join(' ')).not.toBe(0);
    expect(refused.output).toContain(told);
    // What stands where a name should may be the secret itself.
    expect(refused.output).not.toContain('f3a1');
  }
});

test('a shell completes commands, their parts and options', async () => {
  expect(await complete('ord')).toMatch(/^orders\t/m);
  expect(await complete('orders', '')).toMatch(/^refund\t/m);
  expect(await complete('orders', 'refund', '--')).toMatch(/^--dry-run\t/m);
  expect(await complete('users', 'erase', '--')).toMatch(/^--id\t/m);
  const script = await runCommandAsChild(['completion', 'bash'], {});
  expect(script).toMatchObject({ code: 0, output: expect.stringContaining('complete -F') });
});

test('an invalid setting is named before anything is opened', async () => {
  const ended = await run(['migrate'], { SMTP_URL: 'nonsense' });
  expect(ended.code).toBe(1);
  expect(ended.output).toContain('SMTP_URL must be');
});
