import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { commandsOf } from '../src/command/examples.ts';
import { runCommand } from '../src/command/main.ts';
import { createProgram } from '../src/command/program.ts';
import { openDatabase } from '../src/platform/database.ts';
import { readSettings } from '../src/platform/settings.ts';
import { createTestApp, createTestDatabase, seller } from './harness.ts';
import { operatorOf, operatorsEnvironment } from './support/operator.ts';
import { SiteFolder, writeCatalogue } from './support/site.ts';
import { commands, onlyReading } from './support/verbs.ts';

const program = createProgram(() => readSettings({}));

/** They change nothing here, or write where they are told to, never over what is there. */
const reading = new Set<string>([...onlyReading, 'backup', 'users export']);

const optionsOf = (path: string): string[] =>
  commands.find(([one]) => one === path)?.[1].options.map(({ long }) => long ?? '') ?? [];

test('each command takes --json, and --dry-run where it changes things', () => {
  const paths = commands.map(([path]) => path);
  expect(paths.filter((path) => !optionsOf(path).includes('--json'))).toEqual([]);
  const withoutDry = paths.filter((path) => !optionsOf(path).includes('--dry-run'));
  expect(withoutDry.toSorted()).toEqual([...reading].toSorted());
});

async function helpOf(path: string): Promise<string> {
  let help = '';
  const spy = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    help += text.toString();
    return true;
  });
  try {
    expect(await runCommand([...path.split(' ').filter(Boolean), '--help'], {})).toBe(0);
  } finally {
    spy.mockRestore();
  }
  return help;
}

test('the help of each command says what it does and teaches by example', async () => {
  for (const [path] of commands) {
    const help = await helpOf(path);
    expect(help).toMatch(new RegExp(String.raw`Examples?:\n  medeina ${path}(?: |$)`, 'm'));
  }
});

/** What one types, as the shell gives it on: without what it keeps to itself. */
function wordsOf(example: string): string[] {
  const [line = ''] = example.split(/ +[#<>] /);
  const words = line.match(/(?:"[^"]*"|\$\([^)]*\)|[^\s"])+/g) ?? [];
  return words.map((word) => word.replaceAll('"', ''));
}

test('each example in a help is one that the command takes', async () => {
  const groups = program.commands.filter((one) => one.commands.length > 0).map((one) => one.name());
  const taken: string[] = [];
  for (const path of ['', ...groups, ...commands.map(([one]) => one)]) {
    const help = await helpOf(path);
    const typed = help.split('\n').flatMap((line) => /^ {2}medeina (.+)$/.exec(line)?.[1] ?? []);
    expect(typed, path).not.toEqual([]);
    for (const example of typed) {
      const tried = createProgram(() => readSettings({}));
      for (const [name, command] of commandsOf(tried)) {
        command.exitOverride().configureOutput({ writeErr: () => undefined });
        command.action(() => void taken.push(name));
      }
      const words = wordsOf(example);
      // What is asked is answered elsewhere.
      const isAsking = commandsOf(tried).some(
        ([name, { options }]) =>
          example.startsWith(`${name} `) && options.some(({ long }) => long === '--yes'),
      );
      await tried.parseAsync([...words, ...(isAsking ? ['--yes'] : [])], { from: 'user' });
      expect(example).toMatch(new RegExp(`^${taken.at(-1)}(?: |$)`));
    }
  }
  expect(new Set(taken)).toEqual(new Set(commands.map(([path]) => path)));
});

test('the limits of time that a role sets for its servers are lifted for commands', async () => {
  const app = await createTestApp();
  await app.database.sql`
    do $$ begin
      execute format('alter database %I set statement_timeout = ''24s''', current_database());
    end $$`;
  const { DATABASE_URL: url = '' } = await operatorsEnvironment(app);
  const timeoutOf = async (isUnlimited: boolean) => {
    const database = openDatabase({ url }, { connections: 1, isUnlimited });
    onTestFinished(() => database.close());
    const { rows } = await sql<{ timeout: string }>`
      select current_setting('statement_timeout') as timeout`.execute(database.executor);
    return rows[0]?.timeout;
  };
  expect([await timeoutOf(false), await timeoutOf(true)]).toEqual(['24s', '0']);
});

test('a dry run of what is recorded does all of it and keeps nothing', async () => {
  const app = await createTestApp();
  const { sql } = app.database;
  const operator = operatorOf(app, { DATA_DIR: app.settings.dataFolder, DEMO: 'true' });
  const [message] = await sql<{ id: number }>`
    insert into contact_messages (language, subject, name, email, message)
    values ('lt', 'general', 'Vardenė', 'vardene@example.org', 'Klausimas') returning id`;
  const answered = ['messages', 'answered', 'message', String(message?.id)];
  const dry = await operator(...answered, '--dry-run');
  expect([dry.code, dry.output]).toEqual([0, expect.stringContaining('Would note that the message')]);
  const state = () => sql`
    select answered_at is not null as answered, (select count(*)::integer from audit_events) as events
    from contact_messages`;
  expect(await state()).toEqual([{ answered: false, events: 0 }]);
  expect(await operator(...answered)).toMatchObject({ code: 3 });
  expect(await state()).toEqual([{ answered: false, events: 0 }]);
  expect((await operator(...answered, '--yes')).code).toBe(0);
  expect(await state()).toEqual([{ answered: true, events: 1 }]);

  expect((await operator('seed-demo', '--dry-run')).output).toContain('Would load the demo.');
  const generate = ['generate', '--courses', '2', '--users', '2'];
  expect(JSON.parse((await operator(...generate, '--dry-run', '--json')).output)).toEqual({
    courses: 2,
    users: 2,
    enrolments: 4,
    kept: false,
  });
  expect(await sql`select from courses`).toEqual([]);
  expect(await sql`select from users`).toEqual([]);
  const empty = { database: await createTestDatabase('template0') };
  expect(await operatorOf(empty)(...generate, '--dry-run')).toMatchObject({
    code: 1,
    output: expect.stringMatching(/^The database lacks \d+ migrations\./),
  });
  expect((await operator(...generate)).output).toContain('say --yes to do it');
  const { output } = await operator(...generate, '--yes');
  expect(output).toMatch(/0 of 2 last steps\n.*2 of 2 last steps\n/s);
  // Somebody may be given a course twice, which is one enrolment.
  const [made] = await sql<{ count: number }>`select count(*)::integer as count from enrolments`;
  expect(output).toContain(`with ${made?.count} enrolments.`);
  expect(
    await sql`select count(password_hash)::integer as passwords, count(*)::integer as people from users`,
  ).toEqual([{ passwords: 0, people: 2 }]);
  expect((await operator('seed-demo', '--dry-run')).output).toContain('There are courses already');
  const grade = ['grade', 'load1', '1000001', 'practice', '80', '--dry-run'];
  expect((await operator(...grade)).output).toContain("'practice' is not graded in it");
  expect((await operator('files', '--adopt', '--dry-run')).output).toContain('Would make the files');
});

test('a dry run of a change to an account says what the change would say', async () => {
  const app = await createTestApp();
  const operator = operatorOf(app, { DATA_DIR: app.settings.dataFolder });
  const { username } = await app.person({ capabilities: ['view-learning-system-link'] });
  const dry = async (...typed: string[]) => {
    const { code, output } = await operator('users', ...typed, '--dry-run', '--json');
    return { code, ...JSON.parse(output.trim().split('\n').at(-1) ?? '') };
  };
  const state = () => app.database.sql`
    select username, locked_at, (select count(*)::integer from sessions where ended_at is null) as sessions,
      (select array_agg(capability) from user_capabilities) as capabilities,
      (select count(*)::integer from audit_events where actor_kind = 'operator') as events
    from users`;
  const before = await state();
  expect(await dry('create', username, '--email', 'kita@example.org')).toEqual({
    code: 1,
    error: expect.stringContaining('username: The username has already been taken.'),
  });
  expect(await dry('lock', username)).toEqual({
    code: 0,
    username,
    locked: true,
    sessions_ended: 1,
    kept: false,
  });
  expect(await dry('unlock', username)).toMatchObject({ locked: false, kept: false });
  for (const [verb, capability, changed] of [
    ['grant', 'view-learning-system-link', false],
    ['grant', 'another-capability', true],
    ['revoke', 'view-learning-system-link', true],
    ['revoke', 'another-capability', false],
  ] as const)
    expect(await dry(verb, username, capability)).toMatchObject({ capability, changed, kept: false });
  expect(await state()).toEqual(before);
});

test('an operator makes an account by the rules of a registration', async () => {
  const app = await createTestApp();
  const operator = operatorOf(app, { DATA_DIR: app.settings.dataFolder });
  const rasa = await app.person({ username: 'rasa' });
  await app.database.sql`update users set email_confirmed_at = now() where id = ${rasa.id}`;
  for (const [username, email, said] of [
    // An address signs in as well: as a name it would lead elsewhere.
    [rasa.email, 'kita@example.org', 'The username must have 3 to 64 letters'],
    ['kita', 'Rasa@example.org', 'email: The email has already been taken.'],
    ['kita', 'kita@example', '--email must be an e-mail address.'],
  ] as const)
    expect(await operator('users', 'create', username, '--email', email)).toEqual({
      code: 1,
      output: expect.stringContaining(said),
    });
  const long = await operator(
    'users',
    'create',
    'kita',
    '--email',
    'a@example.org',
    '--firstname',
    'a'.repeat(101),
  );
  expect([long.code, long.output]).toEqual([1, expect.stringContaining('--firstname must have')]);
  // As lists with the line ends of another system have them.
  const typed = ['kita\r', '--email', ' kita@example.org\r', '--firstname', 'Ona\r'];
  expect((await operator('users', 'create', ...typed)).output).toMatch(/^Created kita \(\d+\)\.\n/);
  expect(await app.database.sql`select username, email, firstname, lastname from users order by id`).toEqual([
    { username: 'rasa', email: rasa.email, firstname: 'Vardenė', lastname: 'Pavardenė' },
    { username: 'kita', email: 'kita@example.org', firstname: 'Ona', lastname: '' },
  ]);
});

test('what only looks makes no folder that of the installation, and no queue', async () => {
  const database = await createTestDatabase();
  await database.sql`drop schema pgboss cascade`;
  const folder = mkdtempSync(join(tmpdir(), 'medeina-looked-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const at = (name: string) =>
    operatorOf({ database }, { ...seller, DATA_DIR: join(folder, name), SHOPPING: 'true' });
  const site = writeCatalogue(new SiteFolder());
  const bound = async () => [
    existsSync(join(folder, 'here/store-id')),
    await database.sql`
      select name from installation where name = 'file_store' union select nspname from pg_namespace where nspname = 'pgboss'`,
  ];
  const quote = 'orders quote --product 1 --places 2 --name Ona --email ona@example.org';
  for (const [typed, said] of [
    [['import', site.path, '--dry-run'], 'Would import'],
    [['files'], 'has no files yet'],
    [['doctor'], '✓ files'],
    [['orders', 'paid', '1', '--reference', 'SEB-1', '--dry-run'], 'There is no order 1.'],
    [['orders', 'refund', '1', '--dry-run'], 'There is no order 1.'],
    [[...quote.split(' '), '--dry-run'], 'is not on offer'],
    [['backup', join(folder, 'backup')], 'Wrote'],
  ] as const) {
    expect((await at('here')(...typed)).output).toContain(said);
    expect([typed, ...(await bound())]).toEqual([typed, false, []]);
  }
  expect((await at('here')('import', site.path)).code).toBe(0);
  expect(await bound()).toEqual([true, [{ name: 'file_store' }]]);
  // Elsewhere a dry run is refused as the import would be.
  const erase = ['users', 'erase', 'somebody', '--dry-run'];
  for (const typed of [['import', site.path, '--dry-run'], erase, ['files'], ['doctor']])
    expect(await at('elsewhere')(...typed)).toEqual({
      code: 1,
      output: expect.stringContaining(
        `The files of this installation are not in ${join(folder, 'elsewhere')}`,
      ),
    });
});

test('files of another installation are taken only where somebody says so', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'medeina-adopted-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const idIn = (name: string) => readFileSync(join(folder, name, 'store-id'), 'utf8');
  const installation = async (template?: string) => {
    const database = await createTestDatabase(template);
    return (name: string, ...typed: readonly string[]) =>
      operatorOf({ database }, { DATA_DIR: join(folder, name) })('files', '--adopt', ...typed);
  };
  const [own, others] = [await installation(), await installation()];
  expect(await own('own')).toMatchObject({ code: 0 });
  expect(await others('others')).toMatchObject({ code: 0 });
  const before = idIn('others');
  expect(await own('others', '--dry-run')).toMatchObject({
    code: 0,
    output: expect.stringContaining('They are those of another installation'),
  });
  expect(await own('others')).toMatchObject({
    code: 3,
    output: expect.stringContaining('are those of another installation'),
  });
  expect(idIn('others')).toBe(before);

  // A database that knows none takes over what the store is known as.
  expect(await (await installation())('others')).toMatchObject({ code: 0 });
  expect(idIn('others')).toBe(before);
  expect(await own('others', '--yes')).toMatchObject({ code: 0 });
  expect(idIn('others')).toBe(idIn('own'));

  // Where the change would be refused, so is its dry run.
  const unmade = await installation('template0');
  for (const typed of [[], ['--dry-run']])
    expect(await unmade('own', ...typed)).toMatchObject({
      code: 1,
      output: expect.stringContaining('The database lacks'),
    });
});

test('the demo with its public passwords is not loaded where DEMO is off', async () => {
  const app = await createTestApp();
  // As by default on a database of one's own.
  for (const environment of [{ DEMO: 'false' }, {}]) {
    const refused = await operatorOf(app, environment)('seed-demo');
    expect([refused.code, refused.output]).toEqual([1, expect.stringContaining('set DEMO=true')]);
  }
  expect(await app.database.sql`select from users`).toEqual([]);
});

test('with --json a failure is JSON too, with file and line of each fault', async () => {
  const app = await createTestApp();
  const operator = operatorOf(app, { DATA_DIR: app.settings.dataFolder });
  const folder = new SiteFolder().write('courses/sepsis/course.json', '{\n  "id": 1,\n  broken\n}');
  const failed = await operator('import', folder.path, '--json');
  expect(failed.code).toBe(1);
  expect(JSON.parse(failed.output.trim().split('\n').at(-1) ?? '')).toEqual({
    error: expect.stringContaining('1 fault; nothing was changed.'),
    faults: [
      {
        file: 'courses/sepsis/course.json',
        line: 3,
        column: 3,
        message: expect.stringContaining('not valid JSON'),
      },
    ],
  });
  const unknown = await operator('users', 'lock', 'niekas', '--json');
  expect(JSON.parse(unknown.output.trim().split('\n').at(-1) ?? '')).toEqual({
    error: "There is no account 'niekas'.",
  });
});

test('a command on the database of a newer release is refused and changes nothing', async () => {
  const app = await createTestApp();
  const operator = operatorOf(app, { DATA_DIR: app.settings.dataFolder });
  await app.database.sql`
    insert into migrations (name, timestamp) values ('9998-later', now()::text), ('9999-later-still', now()::text)`;
  for (const typed of [
    ['generate', '--courses', '1', '--users', '1', '--yes'],
    ['migrate'],
    ['migrate', '--dry-run'],
    ['doctor'],
    ['export', 'all', 'x'],
  ]) {
    const refused = await operator(...typed);
    expect([refused.code, refused.output]).toEqual([1, expect.stringContaining('start a newer release')]);
  }
  expect(await app.database.sql`select from users`).toEqual([]);
});
