import { randomBytes } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { languages } from '@medeina/contract';
import { birthdate, emailAddress, newPassword, registerBody } from '@medeina/contract/auth/schemas';
import type { Command } from 'commander';
import { type PasswordFault, passwordFault, type PasswordOwner } from '../auth/password-rules.ts';
import {
  changeCapability,
  createUser,
  findUser,
  lockUser,
  setPassword,
  takenFields,
  unlockUser,
} from '../auth/users.ts';
import type { Executor } from '../platform/database.ts';
import { ProblemError } from '../platform/errors.ts';
import { parsePhone } from '../platform/phone.ts';
import type { Settings } from '../platform/settings.ts';
import { addOwnDataCommands } from './own-data.ts';
import {
  atWork,
  CommandError,
  type CommonOptions,
  type Outcome,
  recorded,
  report,
  type Workplace,
} from './shell.ts';

interface DryOptions extends CommonOptions {
  readonly dryRun?: true;
}

interface PasswordOptions extends DryOptions {
  /** Read the password from standard input instead of making one. */
  readonly passwordStdin?: true;
}

interface CreateOptions extends PasswordOptions {
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly phone?: string;
  readonly born?: string;
  readonly language: string;
}

/** Commands about people's accounts. */
export function addUserCommands(program: Command, settings: () => Settings): void {
  const users = program.command('users').description("People's accounts.");
  const change = (name: string, description: string): Command =>
    users
      .command(name)
      .description(description)
      .option('--dry-run', 'change nothing, say what would be done')
      .option('--json', 'answer in JSON');
  const run = async (options: DryOptions, work: (place: Workplace) => Promise<Outcome>): Promise<void> => {
    report(await atWork(settings(), work), options);
  };

  addOwnDataCommands(users, settings);
  change(
    'create <username>',
    'Create an account. Prints the password, unless it came from standard input; it is good for seven days.',
  )
    .requiredOption('--email <address>', 'e-mail address')
    .option('--firstname <name>', 'first name', '')
    .option('--lastname <name>', 'last name', '')
    .option('--phone <number>', 'telephone with its country code')
    .option('--born <day>', 'date of birth, YYYY-MM-DD')
    .option('--language <code>', 'lt, en or ru', 'lt')
    .option('--password-stdin', 'read the password from standard input')
    .action((username: string, options: CreateOptions) =>
      run(options, (place) => create(place, username, options)),
    );

  change('reset <username>', 'Set a new password, good for seven days, and end all sessions.')
    .option('--password-stdin', 'read the password from standard input')
    .action((username: string, options: PasswordOptions) =>
      run(options, (place) => reset(place, username, options)),
    );

  change('lock <username>', 'Lock the account and end its sessions.').action(
    (username: string, options: DryOptions) =>
      run(options, async ({ database }) => {
        const user = await knownUser(database.executor, username);
        const ended = await recorded(
          database,
          (executor) => lockUser(executor, user.id),
          () => ({ action: 'account.locked', object: { kind: 'user', id: user.id } }),
          { isDry: isDry(options) },
        );
        return {
          facts: { username: user.username, locked: true, sessions_ended: ended, kept: !isDry(options) },
          lines: [
            `${would(options, 'Locked', 'Would lock')} ${user.username}; ${ended} sessions ${would(options, 'ended', 'would end')}.`,
          ],
        };
      }),
  );

  change('unlock <username>', 'Unlock the account.').action((username: string, options: DryOptions) =>
    run(options, async ({ database }) => {
      const user = await knownUser(database.executor, username);
      if (!isDry(options)) {
        await recorded(
          database,
          (executor) => unlockUser(executor, user.id),
          () => ({ action: 'account.unlocked', object: { kind: 'user', id: user.id } }),
        );
      }
      return {
        facts: { username: user.username, locked: false, kept: !isDry(options) },
        lines: [`${would(options, 'Unlocked', 'Would unlock')} ${user.username}.`],
      };
    }),
  );

  for (const [verb, done, isGranted] of [
    ['grant', 'Granted', true],
    ['revoke', 'Revoked', false],
  ] as const) {
    change(`${verb} <username> <capability>`, `${isGranted ? 'Grant' : 'Revoke'} a capability.`).action(
      (username: string, capability: string, options: DryOptions) =>
        run(options, async ({ database }) => {
          if (!/^[a-z][a-z-]{2,60}$/.test(capability)) {
            throw new CommandError(
              `'${capability}' is not a capability; an example is view-learning-system-link.`,
            );
          }
          const user = await knownUser(database.executor, username);
          const changed = await recorded(
            database,
            (executor) => changeCapability(executor, user.id, capability, isGranted),
            (isChanged) =>
              isChanged
                ? {
                    action: isGranted ? 'capability.granted' : 'capability.revoked',
                    object: { kind: 'user', id: user.id },
                    details: { capability },
                  }
                : undefined,
            { isDry: isDry(options) },
          );
          return {
            facts: { username: user.username, capability, changed, kept: !isDry(options) },
            lines: [
              changed
                ? `${would(options, done, `Would ${verb}`)} ${capability}: ${user.username}.`
                : `Nothing to do: ${user.username} ${isGranted ? 'has it already' : 'does not have it'}.`,
            ],
          };
        }),
    );
  }
}

/** By the rules of a registration, but for what may be left out. */
async function create(
  { database, settings }: Workplace,
  typed: string,
  options: CreateOptions,
): Promise<Outcome> {
  const language = languages.find((code) => code === options.language);
  if (language === undefined) throw new CommandError('--language must be lt, en or ru.');
  const { data: username } = registerBody.shape.username.safeParse(typed);
  if (username === undefined)
    throw new CommandError('The username must have 3 to 64 letters, digits or the signs . _ + - (no @).');
  const { data: email } = emailAddress.safeParse(options.email);
  if (email === undefined) throw new CommandError('--email must be an e-mail address.');
  const firstname = ownName('--firstname', options.firstname);
  const lastname = ownName('--lastname', options.lastname);
  if (options.born !== undefined && !birthdate.safeParse(options.born).success)
    throw new CommandError('--born must be a day from 1900 to today, YYYY-MM-DD.');
  const telephone = options.phone === undefined ? null : parsePhone(options.phone)?.number;
  if (telephone === undefined) throw new CommandError('--phone must be a real number with its country code.');
  const owner = { username, email, firstname, lastname };
  const { password, isMade } = await choosePassword(options, owner, settings);
  const id = await recorded(
    database,
    async (executor) => {
      const fields = await takenFields(executor, { username, email });
      if (Object.keys(fields).length > 0) throw new ProblemError('bad_input', { fields });
      return await createUser(executor, {
        username,
        email,
        firstname,
        lastname,
        telephone,
        dateOfBirth: options.born ?? null,
        password,
        mustChangePassword: true,
        language,
      });
    },
    (userId) => ({ action: 'account.created', object: { kind: 'user', id: userId } }),
    { isDry: isDry(options) },
  );
  if (isDry(options)) return { facts: { username, created: false }, lines: [`Would create ${username}.`] };
  return {
    facts: { id, username, created: true, ...(isMade ? { password } : {}) },
    lines: [`Created ${username} (${id}).`, ...(isMade ? [`Password: ${password}`] : [])],
  };
}

/** Left out, it is empty: a person fills it in. */
function ownName(option: string, typed: string): string {
  if (typed === '') return '';
  const { data } = registerBody.shape.firstname.safeParse(typed);
  if (data === undefined)
    throw new CommandError(`${option} must have at most 100 characters, and more than spaces.`);
  return data;
}

async function reset(
  { database, settings }: Workplace,
  username: string,
  options: PasswordOptions,
): Promise<Outcome> {
  const user = await knownUser(database.executor, username);
  const owner = { username: user.username, email: null };
  const { password, isMade } = await choosePassword(options, owner, settings);
  if (isDry(options)) {
    return {
      facts: { username: user.username, reset: false },
      lines: [`Would reset the password of ${user.username}.`],
    };
  }
  const ended = await recorded(
    database,
    (executor) => setPassword(executor, user.id, password),
    () => ({ action: 'password.changed', object: { kind: 'user', id: user.id } }),
  );
  return {
    facts: { username: user.username, reset: true, sessions_ended: ended, ...(isMade ? { password } : {}) },
    lines: [
      `Set a new password for ${user.username}; ${ended} sessions ended.`,
      ...(isMade ? [`Password: ${password}`] : []),
    ],
  };
}

/** @throws {CommandError} where there is no such account. */
export async function knownUser(
  executor: Executor,
  username: string,
): Promise<{ id: number; username: string }> {
  const user = await findUser(executor, username);
  if (user === undefined) throw new CommandError(`There is no account '${username}'.`);
  return user;
}

const faultWords: Readonly<Record<PasswordFault, string>> = {
  field_password_common: 'one of the most common',
  field_password_own: 'hardly more than names of the person or the site',
  field_password_breached: 'in lists of breached passwords',
};

/** From standard input, which keeps it out of the shell's history; else 128 random bits. */
async function choosePassword(
  options: PasswordOptions,
  owner: PasswordOwner,
  settings: Settings,
): Promise<{ password: string; isMade: boolean }> {
  if (options.passwordStdin !== true)
    return { password: randomBytes(16).toString('base64url'), isMade: true };
  const password = (await text(process.stdin)).replace(/\r?\n$/, '');
  if (!newPassword.safeParse(password).success) {
    throw new CommandError('The password must have 8 to 128 characters.');
  }
  const fault = await passwordFault(password, owner, { settings });
  if (fault !== undefined) {
    throw new CommandError(`The password is ${faultWords[fault]}, which attackers try first.`);
  }
  return { password, isMade: false };
}

function isDry(options: DryOptions): boolean {
  return options.dryRun === true;
}

function would(options: DryOptions, did: string, wouldDo: string): string {
  return isDry(options) ? wouldDo : did;
}
