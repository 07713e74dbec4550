import { Argument, type Command } from 'commander';
import { sql } from 'kysely';
import { type Executor, inKeptTransaction } from '../platform/database.ts';
import { resealed, sharedSecrets, type SharedSecret } from '../platform/secrets.ts';
import type { Settings } from '../platform/settings.ts';
import { openVault, type Vault } from '../platform/vault.ts';
import { operator, recordEvent } from '../platform/audit.ts';
import { atWork, CommandError, type CommonOptions, recorded, report } from './shell.ts';

interface SecretOptions extends CommonOptions {
  readonly dryRun?: true;
}

/** What was sealed anew, and what no key of the settings opens. */
interface Resealed {
  readonly resealed: number;
  readonly unopened: number;
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
      const found = await atWork(checked, ({ database }) =>
        inKeptTransaction(database.executor, isDry, async (transaction) => {
          const done = await resealAll(transaction, vault);
          await recordEvent(transaction, {
            actor: operator(),
            action: 'secrets.resealed',
            details: { ...done },
          });
          return done;
        }),
      );
      report(
        {
          facts: { ...found, kept: !isDry },
          lines: [
            `${isDry ? 'Would seal' : 'Sealed'} ${found.resealed} secrets with the first key.`,
            ...(found.unopened === 0
              ? []
              : [
                  `${found.unopened} were sealed with keys that are not set and stay as they are: ` +
                    'their people sign in to the environment once more.',
                ]),
          ],
        },
        options,
      );
    });
}

/** In one transaction: whoever reads meanwhile finds the one or the other, and both can be opened. */
async function resealAll(executor: Executor, vault: Vault): Promise<Resealed> {
  let done = 0;
  let unopened = 0;
  const count = (sealed: Buffer | undefined): Buffer | undefined => {
    if (sealed === undefined) unopened += 1;
    else done += 1;
    return sealed;
  };
  const anew = async (secret: Buffer, owner: string): Promise<Buffer> => {
    const opened = await vault.open(secret, owner);
    return count(opened === undefined ? undefined : await vault.seal(opened, owner)) ?? secret;
  };

  const { rows: shared } = await sql<{ name: string; secret: Buffer }>`
    select name, secret from secrets for update`.execute(executor);
  for (const { name, secret } of shared) {
    const sealed = count(await resealed(vault, name, secret));
    if (sealed !== undefined)
      await sql`update secrets set secret = ${sealed} where name = ${name}`.execute(executor);
  }

  // Before accounts and sessions: what is confirmed meanwhile goes from here to there.
  const { rows: signOns } = await sql<{
    code_hash: Buffer;
    owner: string;
    access_token: Buffer | null;
    id_token: Buffer | null;
  }>`
    select code_hash, issuer || ' ' || subject as owner, access_token, provider_id_token as id_token from sign_ons
    where access_token is not null or provider_id_token is not null for update`.execute(executor);
  for (const { code_hash: code, owner, ...tokens } of signOns) {
    const access = tokens.access_token && (await anew(tokens.access_token, owner));
    const id = tokens.id_token && (await anew(tokens.id_token, 'id token'));
    await sql`
      update sign_ons set access_token = ${access}, provider_id_token = ${id} where code_hash = ${code}`.execute(
      executor,
    );
  }

  const { rows: identities } = await sql<{
    user_id: number;
    provider: string;
    owner: string;
    access_token: Buffer | null;
    sign_in_token: Buffer | null;
  }>`
    select user_id, provider, issuer || ' ' || subject as owner, access_token, sign_in_token from user_identities
    where access_token is not null or sign_in_token is not null for update`.execute(executor);
  for (const { user_id: userId, provider, owner, ...tokens } of identities) {
    const access = tokens.access_token && (await anew(tokens.access_token, owner));
    const signIn = tokens.sign_in_token && (await anew(tokens.sign_in_token, owner));
    await sql`
      update user_identities set access_token = ${access}, sign_in_token = ${signIn}
      where user_id = ${userId} and provider = ${provider}`.execute(executor);
  }

  const { rows: sessions } = await sql<{ id: string; token: Buffer }>`
    select id, provider_id_token as token from sessions where provider_id_token is not null for update`.execute(
    executor,
  );
  for (const { id, token } of sessions)
    await sql`
      update sessions set provider_id_token = ${await anew(token, 'id token')} where id = ${id}`.execute(
      executor,
    );
  return { resealed: done, unopened };
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
          async (executor) => {
            const { rows } = await sql`delete from secrets where name = ${name} returning name`.execute(
              executor,
            );
            return rows.length > 0;
          },
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
