import { randomInt } from 'node:crypto';
import { type Command, InvalidArgumentError } from 'commander';
import { findUser } from '../auth/users.ts';
import { inKeptTransaction } from '../platform/database.ts';
import { operator, recordEvent } from '../platform/audit.ts';
import type { Settings } from '../platform/settings.ts';
import {
  type CodeKind,
  endCode,
  findCode,
  insertCode,
  type ListedCode,
  listCodes,
  type NewCode,
} from '../shopping/codes-store.ts';
import {
  atWork,
  centsOf,
  CommandError,
  type CommonOptions,
  dayOf,
  recorded,
  report,
  wholeNumber,
} from './shell.ts';

interface CreateOptions extends CommonOptions {
  readonly code?: string;
  readonly percent?: number;
  readonly amount?: number;
  readonly from?: string;
  readonly until?: string;
  readonly uses?: number;
  readonly usesEach?: number;
  readonly user?: string;
  readonly count: number;
  readonly dryRun?: true;
}

/** Discount codes: coupons take something off the price, vouchers are money. */
export function addCouponCommands(program: Command, settings: () => Settings): void {
  const coupons = program
    .command('coupons')
    .description('Create, show and end discount codes: coupons and vouchers.');
  addCreate(coupons, settings, 'coupon');
  addCreate(coupons, settings, 'voucher');
  addList(coupons, settings);
  addEnd(coupons, settings);
}

function addCreate(coupons: Command, settings: () => Settings, kind: CodeKind): void {
  const isCoupon = kind === 'coupon';
  const command = coupons
    .command(isCoupon ? 'create' : 'create-voucher')
    .description(
      isCoupon
        ? 'Create a coupon: a part or a sum off the price.'
        : 'Create a voucher: money, which may be spent in parts.',
    )
    .option('--code <code>', 'letters, digits and hyphens; left out, one that cannot be guessed', codeOf);
  if (isCoupon) command.option('--percent <number>', 'a part of the price', percentOf);
  command
    .option('--amount <euros>', isCoupon ? 'a sum off the price' : 'what it is worth', centsOf)
    .option('--from <day>', 'not before this day, YYYY-MM-DD', dayOf)
    .option('--until <day>', 'until the end of this day, YYYY-MM-DD', dayOf)
    .option('--user <username>', 'for this person alone')
    .option('--count <number>', 'so many of them, each with a code of its own', wholeNumber, 1)
    .option('--dry-run', 'check everything and change nothing')
    .option('--json', 'answer in JSON');
  if (isCoupon)
    command
      .option('--uses <number>', 'orders in all', usesOf)
      .option('--uses-each <number>', 'orders of one person', usesOf);
  command.action((options: CreateOptions) => create(settings(), kind, options));
}

async function create(settings: Settings, kind: CodeKind, options: CreateOptions): Promise<void> {
  const { percent, amount, from, until, uses, usesEach, user: username, count } = options;
  const isDry = options.dryRun === true;
  if (kind === 'voucher' && amount === undefined) throw new CommandError('A voucher needs --amount.');
  if (kind === 'coupon' && (percent === undefined) === (amount === undefined))
    throw new CommandError('A coupon needs either --percent or --amount.');
  if (count < 1 || count > 1000) throw new CommandError('--count must be from 1 to 1000.');
  if (count > 1 && options.code !== undefined) throw new CommandError('--code names one: leave --count out.');
  if (from !== undefined && until !== undefined && from > until)
    throw new CommandError('--from must not be after --until.');
  const codes = Array.from({ length: count }, () => options.code ?? randomCode());
  await atWork(settings, async ({ database: { executor } }) =>
    inKeptTransaction(executor, isDry, async (transaction) => {
      const user = username === undefined ? undefined : await findUser(transaction, username);
      if (username !== undefined && user === undefined)
        throw new CommandError(`There is no account named '${username}'.`);
      for (const code of codes) {
        const row: NewCode = {
          code,
          kind,
          cents: amount ?? null,
          percent: percent ?? null,
          from: from ?? null,
          until: until ?? null,
          most_uses: uses ?? null,
          most_uses_each: usesEach ?? null,
          user_id: user?.id ?? null,
        };
        const isTaken = await isKnown(transaction, code);
        if (isTaken || !(await insertCode(transaction, row)))
          throw new CommandError(`There is a code ${code} already.`);
        await recordEvent(transaction, {
          actor: operator(),
          action: 'code.created',
          object: { kind: 'discount_code', id: code },
          details: { kind, cents: row.cents, percent: row.percent },
        });
      }
    }),
  );
  report(
    {
      facts: { kind, codes, created: !isDry },
      lines: [
        `${isDry ? 'Would create' : 'Created'} ${count === 1 ? `the ${kind}` : `${count} ${kind}s`}:`,
        ...codes,
      ],
    },
    options,
  );
}

async function isKnown(executor: Parameters<typeof findCode>[0], code: string): Promise<boolean> {
  for (const kind of ['coupon', 'voucher'] as const)
    if ((await findCode(executor, { kind, code, userId: null })) !== undefined) return true;
  return false;
}

function addList(coupons: Command, settings: () => Settings): void {
  coupons
    .command('list')
    .description('Show discount codes, the newest first, and what was made of them.')
    .option('--limit <count>', 'at most so many', wholeNumber, 50)
    .option('--json', 'answer in JSON')
    .action(async (options: CommonOptions & { limit: number }) => {
      const rows = await atWork(settings(), ({ database: { executor } }) =>
        listCodes(executor, options.limit),
      );
      report(
        { facts: { codes: rows }, lines: rows.length === 0 ? ['There are none.'] : rows.map(lineOf) },
        options,
      );
    });
}

function lineOf({
  code,
  kind,
  cents,
  percent,
  uses,
  spent,
  valid_until: until,
  username,
}: ListedCode): string {
  const worth = percent === null ? `${((cents ?? 0) / 100).toFixed(2)} €` : `${percent / 100} %`;
  const used = kind === 'voucher' ? `${(spent / 100).toFixed(2)} € spent` : `${uses} orders`;
  const end = until === null ? '' : `, until ${until.toISOString()}`;
  return `${code}  ${kind}  ${worth}, ${used}${end}${username === null ? '' : `, for ${username}`}`;
}

function addEnd(coupons: Command, settings: () => Settings): void {
  coupons
    .command('end')
    .argument('<code>', 'a coupon or a voucher', codeOf)
    .description('End a discount code: no order can use it from now on.')
    .option('--dry-run', 'check everything and change nothing')
    .option('--json', 'answer in JSON')
    .action(async (code: string, options: CommonOptions & { dryRun?: true }) => {
      const isDry = options.dryRun === true;
      await atWork(settings(), async ({ database }) => {
        if (!(await isKnown(database.executor, code))) throw new CommandError(`There is no code ${code}.`);
        const isEnded = await recorded(
          database,
          (executor) => endCode(executor, code),
          (isChanged) =>
            isChanged ? { action: 'code.ended', object: { kind: 'discount_code', id: code } } : undefined,
          { isDry },
        );
        if (!isEnded) throw new CommandError(`The code ${code} has ended already.`);
      });
      report(
        { facts: { code, ended: !isDry }, lines: [`${isDry ? 'Would end' : 'Ended'} the code ${code}.`] },
        options,
      );
    });
}

/** Without letters and digits that are taken for each other. */
const signs = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** Some 59 random bits: guessing in series is limited, and finds none. */
function randomCode(): string {
  const letters = Array.from({ length: 12 }, () => signs[randomInt(signs.length)] ?? '');
  return [letters.slice(0, 4), letters.slice(4, 8), letters.slice(8)].map((part) => part.join('')).join('-');
}

function codeOf(text: string): string {
  const code = text.trim().toUpperCase();
  if (!/^[\p{L}\p{N}][\p{L}\p{N}-]{2,63}$/u.test(code))
    throw new InvalidArgumentError('It must be 3 to 64 letters, digits and hyphens.');
  return code;
}

function percentOf(text: string): number {
  const percent = Math.round(Number(text) * 100);
  if (!/^\d{1,3}(?:\.\d{1,2})?$/.test(text) || percent < 1 || percent > 10_000)
    throw new InvalidArgumentError('It must be more than 0 and at most 100.');
  return percent;
}

/** A coupon that nobody can use is no coupon. */
function usesOf(text: string): number {
  const uses = wholeNumber(text);
  if (uses < 1) throw new InvalidArgumentError('It must be 1 or more.');
  return uses;
}
