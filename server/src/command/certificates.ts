import { type Command, InvalidArgumentError } from 'commander';
import { findUser } from '../auth/users.ts';
import { renewStamp } from '../learning/certificates/stamp.ts';
import { readNumber } from '../learning/certificates/number.ts';
import {
  type CertificateRow,
  findByNumber,
  listCertificates,
  replaceCertificate,
  revokeCertificate,
} from '../learning/certificates/store.ts';
import { verifyUrl } from '../learning/certificates/wire.ts';
import { operator, recordEvent } from '../platform/audit.ts';
import { type Executor, inKeptTransaction } from '../platform/database.ts';
import type { Settings } from '../platform/settings.ts';
import { atWork, CommandError, type CommonOptions, report, wholeNumber } from './shell.ts';

interface ChangeOptions extends CommonOptions {
  readonly dryRun?: true;
}

/** Certificates that were issued: who has which, revoking one, issuing one again. */
export function addCertificateCommands(program: Command, settings: () => Settings): void {
  const certificates = program
    .command('certificates')
    .description('Show certificates, revoke one, or issue one again.');
  addList(certificates, settings);
  addRevoke(certificates, settings);
  addReissue(certificates, settings);
}

function addList(certificates: Command, settings: () => Settings): void {
  certificates
    .command('list')
    .description('Show certificates, the newest first.')
    .option('--user <username>', 'those of a person')
    .option('--course <id>', 'those of a course', wholeNumber)
    .option('--limit <count>', 'at most so many', wholeNumber, 50)
    .option('--json', 'answer in JSON')
    .action(async (options: CommonOptions & { user?: string; course?: number; limit: number }) => {
      const { user: username, course: courseId = null, limit } = options;
      const rows = await atWork(settings(), async ({ database: { executor } }) => {
        const user = username === undefined ? undefined : await findUser(executor, username);
        if (username !== undefined && user === undefined)
          throw new CommandError(`There is no account named '${username}'.`);
        return await listCertificates(executor, { userId: user?.id ?? null, courseId, limit });
      });
      report(
        {
          facts: { certificates: rows.map(factsOf) },
          lines: rows.length === 0 ? ['There are none.'] : rows.map(lineOf),
        },
        options,
      );
    });
}

function addRevoke(certificates: Command, settings: () => Settings): void {
  certificates
    .command('revoke')
    .argument('<number>', 'the number that is printed on it', numberOf)
    .description('Revoke a certificate: whoever checks it learns that from then on.')
    .option('--dry-run', 'check everything and change nothing')
    .option('--json', 'answer in JSON')
    .action(async (number: string, options: ChangeOptions) => {
      const isDry = options.dryRun === true;
      await atWork(settings(), async ({ database: { executor } }) =>
        inKeptTransaction(executor, isDry, async (transaction) => {
          await unrevoked(transaction, number);
          await revokeCertificate(transaction, number);
          await recordEvent(transaction, {
            actor: operator(),
            action: 'certificate.revoked',
            object: { kind: 'certificate', id: number },
          });
          await renewStamp(transaction, number);
        }),
      );
      report(
        {
          facts: { number, revoked: !isDry },
          lines: [`${isDry ? 'Would revoke' : 'Revoked'} the certificate ${number}.`],
        },
        options,
      );
    });
}

function addReissue(certificates: Command, settings: () => Settings): void {
  certificates
    .command('reissue')
    .argument('<number>', 'the number that is printed on it', numberOf)
    .description(
      'Revoke a certificate and issue it again with another number, the same validity, and the name that the account has now.',
    )
    .option('--name <name>', 'the name to print instead of that of the account')
    .option('--dry-run', 'check everything and change nothing')
    .option('--json', 'answer in JSON')
    .action(async (former: string, options: ChangeOptions & { name?: string }) => {
      const isDry = options.dryRun === true;
      const name = options.name?.trim();
      if (name === '') throw new CommandError('--name must not be empty.');
      const issued = await atWork(settings(), async ({ database: { executor } }) =>
        inKeptTransaction(executor, isDry, async (transaction) => {
          await unrevoked(transaction, former);
          const replaced = await replaceCertificate(transaction, former, name ?? null);
          if (replaced === undefined)
            throw new CommandError(
              `The account of the certificate ${former} is gone: it cannot be issued again.`,
            );
          await revokeCertificate(transaction, former);
          await recordEvent(transaction, {
            actor: operator(),
            action: 'certificate.reissued',
            object: { kind: 'certificate', id: former },
            details: { number: replaced },
          });
          await renewStamp(transaction, former);
          return replaced;
        }),
      );
      // Of a dry run it is nobody's.
      const number = isDry ? undefined : issued;
      report(
        {
          facts: {
            former,
            number: number ?? null,
            ...(number === undefined ? {} : { url: verifyUrl(settings().publicUrl, number) }),
          },
          lines: [
            number === undefined
              ? `Would issue the certificate ${former} again.`
              : `Issued the certificate ${former} again as ${number}; its holder gets a mail.`,
          ],
        },
        options,
      );
    });
}

function numberOf(typed: string): string {
  const number = readNumber(typed);
  if (number === undefined)
    throw new InvalidArgumentError('It must be the number of a certificate, such as MD-7K3M9-QX2TB.');
  return number;
}

async function unrevoked(executor: Executor, number: string): Promise<void> {
  const row = await findByNumber(executor, number);
  if (row === undefined) throw new CommandError(`There is no certificate ${number}.`);
  if (row.status === 'revoked' || row.status === 'replaced')
    throw new CommandError(`The certificate ${number} is revoked already.`);
}

function factsOf(row: CertificateRow) {
  const { number, name, status, course_id: course, valid_from: from, valid_until: until, result } = row;
  return { number, name, course, title: row.title.lt, status, from, until, result };
}

function lineOf({
  number,
  name,
  title,
  status,
  valid_from: from,
  valid_until: until,
}: CertificateRow): string {
  const validity = until === null ? `from ${from}` : `${from} to ${until}`;
  return `${number}  ${status.padEnd(8)}  ${validity}  ${name}: ${title.lt}`;
}
