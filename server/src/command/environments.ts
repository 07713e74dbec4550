import { Argument, type Command, InvalidArgumentError } from 'commander';
import { missingSecrets } from '../environments/environments.ts';
import {
  type EnvironmentRow,
  type EnvironmentToSave,
  readEveryEnvironment,
  saveEnvironment,
  setEnvironmentEnabled,
} from '../environments/store.ts';
import type { Executor } from '../platform/database.ts';
import { isPlain, type Settings } from '../platform/settings.ts';
import { atWork, CommandError, type CommonOptions, recorded, report } from './shell.ts';

interface ChangeOptions extends CommonOptions {
  readonly dryRun?: true;
}

interface SetOptions extends ChangeOptions {
  readonly name?: string;
  readonly address?: string;
  readonly issuer?: string;
  readonly clientId?: string;
  readonly scope?: string;
  readonly secret?: string;
  readonly siteToken?: string;
  readonly opensByKey?: boolean;
}

/** Words that stand in an address where the id of an environment may: `/course/ID/36`. */
const taken = new Set([
  'activity',
  'faq',
  'general',
  'grades',
  'reviews',
  'subjects',
  'surveys',
  'tests',
  'theory',
]);

/** Where courses are studied: Medeina's own system, and Moodle sites. */
export function addEnvironmentCommands(program: Command, settings: () => Settings): void {
  const environments = program
    .command('environments')
    .description('Show the learning environments, add a Moodle site or change it, switch it off and on.');
  environments
    .command('list')
    .description('Show the environments, those that are switched off as well.')
    .option('--json', 'answer in JSON')
    .action(async (options: CommonOptions) => {
      const rows = await atWork(settings(), ({ database: { executor } }) => readEveryEnvironment(executor));
      report({ facts: { environments: rows }, lines: rows.flatMap(linesOf) }, options);
    });
  addSet(environments, settings);
  addSwitch(environments, settings, false);
  addSwitch(environments, settings, true);
}

function linesOf({
  id,
  kind,
  name,
  address,
  issuer,
  enabled,
}: EnvironmentRow & { enabled: boolean }): string[] {
  const where = address === null ? '' : ` at ${address}`;
  const signsIn =
    kind === 'builtin'
      ? ''
      : issuer === null
        ? ', with a password of its own'
        : `, signed in to by ${issuer}`;
  return [`${id}  ${name}, ${kind}${where}${signsIn}${enabled ? '' : ', switched off'}`];
}

function addSet(environments: Command, settings: () => Settings): void {
  environments
    .command('set')
    .argument('<id>', 'as addresses of its courses name it, such as /course/ID/36', idOf)
    .description('Add a Moodle site, or change what is given of one; what is left out stays.')
    .option('--name <name>', 'as learners read it')
    .option('--address <url>', 'of the Moodle site', urlOf)
    .option('--issuer <url>', 'of the OpenID provider that people sign in by', urlOf)
    .option('--client-id <id>', 'of Medeina at that provider')
    .option('--scope <scopes>', 'what is asked of that provider')
    .option('--secret <NAME>', 'of the setting ENVIRONMENT_SECRET_NAME with the client secret', secretNameOf)
    .option(
      '--site-token <NAME>',
      'of the setting ENVIRONMENT_SECRET_NAME with which people are enrolled',
      secretNameOf,
    )
    .option('--opens-by-key', 'addresses of activities sign the browser in')
    .option('--no-opens-by-key', 'they do not')
    .option('--dry-run', 'check everything and change nothing')
    .option('--json', 'answer in JSON')
    .action(async (id: string, options: SetOptions) => {
      const checked = settings();
      const isDry = options.dryRun === true;
      if (checked.tlsOnly && [options.address, options.issuer].some(isPlain))
        throw new CommandError('The address must begin with https://, because TLS_ONLY is set.');
      const { row, isNew } = await atWork(checked, ({ database }) =>
        recorded(
          database,
          (executor) => set(executor, id, options),
          (done) => ({
            action: 'environment.set',
            object: { kind: 'environment', id },
            details: { ...done.row },
          }),
          { isDry },
        ),
      );
      const missing = missingSecrets(row, checked);
      report(
        {
          facts: { environment: row, created: isNew, missing, kept: !isDry },
          lines: [
            `${isDry ? 'Would set' : 'Set'} the ${isNew ? 'new ' : ''}environment ${id}.`,
            ...missing.map((name) => `ENVIRONMENT_SECRET_${name} is not set here; the server needs it.`),
          ],
        },
        options,
      );
    });
}

async function set(
  executor: Executor,
  id: string,
  options: SetOptions,
): Promise<{ readonly row: EnvironmentToSave; readonly isNew: boolean }> {
  const known = (await readEveryEnvironment(executor)).find((one) => one.id === id);
  if (known?.kind === 'builtin') throw new CommandError(`${id} is Medeina's own environment.`);
  const before: Omit<EnvironmentRow, 'id'> = known ?? unset;
  const row: EnvironmentToSave = {
    id,
    kind: before.kind,
    logo: before.logo,
    name: options.name ?? before.name,
    address: options.address ?? before.address,
    issuer: options.issuer ?? before.issuer,
    client_id: options.clientId ?? before.client_id,
    scope: options.scope ?? before.scope,
    secret_reference: options.secret ?? before.secret_reference,
    site_token_reference: options.siteToken ?? before.site_token_reference,
    opens_by_key: options.opensByKey ?? before.opens_by_key,
  };
  if (row.name === '' || row.address === null)
    throw new CommandError('A new environment needs --name and --address.');
  if ((row.issuer === null) !== (row.client_id === null))
    throw new CommandError('--issuer and --client-id go together.');
  await saveEnvironment(executor, row);
  return { row, isNew: known === undefined };
}

const unset = {
  kind: 'moodle',
  name: '',
  logo: null,
  address: null,
  issuer: null,
  client_id: null,
  secret_reference: null,
  scope: null,
  site_token_reference: null,
  opens_by_key: false,
} as const satisfies Omit<EnvironmentRow, 'id'>;

function addSwitch(environments: Command, settings: () => Settings, isOn: boolean): void {
  environments
    .command(isOn ? 'on' : 'off')
    .addArgument(new Argument('<id>', 'as the list shows it'))
    .description(
      isOn
        ? 'Switch an environment on again.'
        : 'Switch an environment off: nobody signs in by it or sees its courses; what is linked stays.',
    )
    .option('--dry-run', 'check everything and change nothing')
    .option('--json', 'answer in JSON')
    .action(async (id: string, options: ChangeOptions) => {
      const isDry = options.dryRun === true;
      await atWork(settings(), ({ database }) =>
        recorded(
          database,
          async (executor) => {
            if (!(await setEnvironmentEnabled(executor, id, isOn)))
              throw new CommandError(`There is no other environment ${id}.`);
          },
          () => ({
            action: isOn ? 'environment.on' : 'environment.off',
            object: { kind: 'environment', id },
          }),
          { isDry },
        ),
      );
      report(
        {
          facts: { environment: id, enabled: isOn, kept: !isDry },
          lines: [`The environment ${id} ${isDry ? 'would be' : 'is'} ${isOn ? 'on' : 'off'}.`],
        },
        options,
      );
    });
}

function idOf(text: string): string {
  if (!/^[a-z][a-z0-9-]{0,30}$/.test(text))
    throw new InvalidArgumentError(
      'It must begin with a letter a to z; then come letters, digits and hyphens.',
    );
  if (taken.has(text)) throw new InvalidArgumentError('Addresses of pages use this word.');
  return text;
}

/** Names stand in lists, the audit and backups; a secret may not, and the parser's own error would repeat it. */
function secretNameOf(text: string): string {
  if (!/^[A-Z][A-Z0-9_]*$/.test(text))
    throw new CommandError(
      '--secret and --site-token take the NAME of a setting ENVIRONMENT_SECRET_NAME, in capitals, digits and _. ' +
        'The secret itself belongs into that setting.',
    );
  return text;
}

function urlOf(text: string): string {
  const url = URL.parse(text);
  if (url === null || !/^https?:$/.test(url.protocol) || url.search !== '' || url.hash !== '')
    throw new InvalidArgumentError('It must be an address that begins with https://.');
  return text.replace(/\/+$/, '');
}
