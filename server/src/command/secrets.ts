import { Argument, type Command } from 'commander';
import { inKeptTransaction } from '../platform/database.ts';
import { sharedSecrets, type SharedSecret } from '../platform/secrets.ts';
import type { Settings } from '../platform/settings.ts';
import { openVault } from '../platform/vault.ts';
import { operator, recordEvent } from '../platform/audit.ts';
import { dropSecret, resealAll } from './sealed-store.ts';
import { atWork, CommandError, type CommonOptions, progressOnTerminal, recorded, report } from './shell.ts';

interface SecretOptions extends CommonOptions {
  readonly dryRun?: true;
}

/** Commands about what is kept sealed in the database. */
export function addSecretCommands(program: Command, settings: () => Settings): void {
  const secrets = program.command('secrets').description('What is kept sealed in the database.');
  addReseal(secrets, settings);
  addRenew(secrets, settings);
}

function addReseal(secrets: Command, settings: () => Settings): void {
  secrets
    .command('reseal')
    .description('Seal everything with the first key of ENCRYPTION_KEY; then the others may be taken away.')
    .option('--dry-run', 'try all of it and keep nothing')
    .option('--json', 'answer in JSON')
    .action(async (options: SecretOptions) => {
      const checked = settings();
      const isDry = options.dryRun === true;
      const vault = openVault(checked);
      if (!vault.isShared)
        throw new CommandError(
          'ENCRYPTION_KEY must be set, the same for all instances: what one alone can open serves no other.',
        );
      const progress = progressOnTerminal(options);
      const onProgress =
        progress && ((count: number, total: number): void => progress(count, total, 'secrets'));
      const found = await atWork(checked, ({ database }) =>
        inKeptTransaction(database.executor, isDry, async (transaction) => {
          const done = await resealAll(transaction, vault, onProgress);
          await recordEvent(transaction, {
            actor: operator(),
            action: 'secrets.resealed',
            details: { resealed: done.resealed, unopened: done.unopened },
          });
          return done;
        }),
      );
      const ofPeople = found.unopened - found.lost.length;
      report(
        {
          facts: { ...found, kept: !isDry },
          lines: [
            `${isDry ? 'Would seal' : 'Sealed'} ${found.resealed} secrets with the first key.`,
            ...found.lost.map(
              (name) =>
                `The secret '${name}' was sealed with a key that is not set: put that key back into ENCRYPTION_KEY, ` +
                `or make the secret anew by 'medeina secrets renew ${name}'.`,
            ),
            ...(ofPeople === 0
              ? []
              : [
                  `${ofPeople} were sealed with keys that are not set and stay as they are: ` +
                    'their people sign in to the environment once more.',
                ]),
          ],
        },
        options,
      );
    });
}

const consequences: Readonly<Record<SharedSecret, string>> = {
  calendar: 'Addresses of calendars that people have subscribed to are refused: each takes a new one.',
  captcha: 'Forms that are open right now have to be sent again.',
  credentials:
    'Credentials of certificates that were signed with it no longer verify: reissue those certificates.',
  media: 'Addresses of files and launched activities that are open right now are refused.',
};

function addRenew(secrets: Command, settings: () => Settings): void {
  secrets
    .command('renew')
    .addArgument(new Argument('<name>', 'which one').choices(sharedSecrets))
    .description('Make a secret anew that signs addresses or proofs; then restart all instances.')
    .option('--dry-run', 'change nothing')
    .option('--json', 'answer in JSON')
    .action(async (name: SharedSecret, options: SecretOptions) => {
      const isDry = options.dryRun === true;
      const isThere = await atWork(settings(), ({ database }) =>
        recorded(
          database,
          (executor) => dropSecret(executor, name),
          (wasThere) =>
            wasThere ? { action: 'secret.renewed', object: { kind: 'secret', id: name } } : undefined,
          { isDry },
        ),
      );
      report(
        {
          facts: { secret: name, renewed: isThere && !isDry },
          lines: isThere
            ? [
                `${isDry ? 'Would drop' : 'Dropped'} the secret '${name}'; the next start that needs it makes another.`,
                consequences[name],
                'Restart all instances: until then they go on with the former one.',
              ]
            : [`There is no secret '${name}' yet.`],
        },
        options,
      );
    });
}
