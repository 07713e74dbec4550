import { estimateRange, isLanguage, type Language } from '@medeina/contract';
import { emailAddress } from '@medeina/contract/auth/schemas';
import { companyBody } from '@medeina/contract/shopping/order-schemas';
import { type Command, InvalidArgumentError } from 'commander';
import { findOfferRequest, markAnswered } from '../content/contact-store.ts';
import { undatedProduct } from '../catalogue/for-orders.ts';
import { createProviders } from '../payments/providers.ts';
import { operator, recordEvent } from '../platform/audit.ts';
import { type Executor, inTransaction } from '../platform/database.ts';
import { ProblemError } from '../platform/errors.ts';
import type { Settings } from '../platform/settings.ts';
import type { CompanyRow } from '../shopping/checkouts-store.ts';
import { issueQuote, planQuote, type QuoteInput, sendQuote } from '../shopping/quotes/issue.ts';
import { placesOf } from '../shopping/quotes/document.ts';
import { withdrawQuote } from '../shopping/quotes/order.ts';
import { findQuoteByNumber, listQuotes, type QuoteRow } from '../shopping/quotes/store.ts';
import { withLetters } from './letters.ts';
import {
  atWork,
  centsOf,
  CommandError,
  type CommonOptions,
  dayOf,
  euros,
  report,
  wholeNumber,
  withNewFile,
} from './shell.ts';

interface QuoteOptions extends CommonOptions {
  readonly request?: number;
  readonly product?: number;
  readonly places?: number;
  readonly price?: number;
  readonly name?: string;
  readonly email?: string;
  readonly company?: string;
  readonly companyCode?: string;
  readonly companyAddress?: string;
  readonly companyVat?: string;
  readonly language?: Language;
  readonly until?: string;
  readonly pdf?: string;
  readonly letter: boolean;
  readonly dryRun?: true;
}

/** Quotes: places offered at a price until a day, each of which becomes an order by its link, once. */
export function addQuoteCommands(orders: Command, settings: () => Settings): void {
  orders
    .command('quote')
    .description(
      'Offer places in a course at a price: a letter with a PDF and a link that makes an order of it.',
    )
    .option('--request <number>', 'the message that asks for it, as `messages list` shows it', wholeNumber)
    .option('--product <id>', 'what is offered; left out: what the request names', wholeNumber)
    .option('--places <number>', 'for how many; left out: what the request names', wholeNumber)
    .option(
      '--price <euros>',
      'of each, VAT included; left out: today’s price, for groups the estimator’s',
      centsOf,
    )
    .option('--name <name>', 'who asked; left out: who wrote the request')
    .option('--email <address>', 'where it goes; left out: that of the request', emailOf)
    .option('--company <name>', 'the buyer on the invoice, with its code and address')
    .option('--company-code <code>', 'in the register of legal entities')
    .option('--company-address <address>', 'on the invoice')
    .option('--company-vat <number>', 'VAT number, where there is one')
    .option('--language <language>', 'lt, en or ru; left out: that of the request, else lt', languageOf)
    .option('--until <day>', 'its last day, YYYY-MM-DD; left out: a month from today', dayOf)
    .option('--pdf <file>', 'write the PDF here as well')
    .option('--no-letter', 'send nothing: pass the link on yourself')
    .option('--dry-run', 'check everything and change nothing')
    .option('--json', 'answer in JSON')
    .action((options: QuoteOptions) => quote(settings(), options));
  orders
    .command('quotes')
    .description('Show quotes, the newest first, and what became of them.')
    .option('--limit <count>', 'at most so many', wholeNumber, 50)
    .option('--json', 'answer in JSON')
    .action(async (options: CommonOptions & { limit: number }) => {
      const rows = await atWork(settings(), ({ database: { executor } }) =>
        listQuotes(executor, options.limit),
      );
      report(
        {
          facts: { quotes: rows.map(factsOf) },
          lines: rows.length === 0 ? ['There are none.'] : rows.map(lineOf),
        },
        options,
      );
    });
  orders
    .command('withdraw-quote')
    .argument('<number>', 'the number of the quote, such as MEDP-3')
    .description('Withdraw a quote that nobody has ordered: its link says so.')
    .option('--dry-run', 'check everything and change nothing')
    .option('--json', 'answer in JSON')
    .action((number: string, options: CommonOptions & { dryRun?: true }) =>
      withdraw(settings(), number, options),
    );
}

async function quote(settings: Settings, options: QuoteOptions): Promise<void> {
  const isDry = options.dryRun === true;
  const { request, pdf: file } = options;
  const outcome = await withLetters(settings, isDry, async (place) => {
    const { executor } = place.database;
    const input = await inputOf(executor, options);
    const plan = await planned(executor, settings, input);
    needPayable(settings, plan.total);
    const issue = async (transaction: Executor) => {
      if (request !== undefined && (await markAnswered(transaction, 'message', request)) === true)
        await recordEvent(transaction, {
          actor: operator(),
          action: 'contact.answered',
          object: { kind: 'message', id: request },
        });
      const made = await issueQuote(transaction, settings, plan, operator());
      if (options.letter) await sendQuote(place, transaction, made);
      return made;
    };
    const issued = await withNewFile(
      file,
      async (write) => {
        if (isDry) return undefined;
        return await inTransaction(executor, async (transaction) => {
          const made = await issue(transaction);
          await write(made.pdf);
          return made;
        });
      },
      isDry,
    );
    return { plan: issued?.document ?? plan, issued };
  });
  const { plan, issued } = outcome;
  const [line] = plan.products;
  const what = `${String(line?.quantity)} × ${line?.name ?? ''}, ${euros(line?.unit_cents ?? 0)} each, ${euros(plan.total)}, until ${plan.validUntil}`;
  report(
    {
      facts: {
        quote: issued?.document.number ?? null,
        link: issued?.link ?? null,
        places: line?.quantity ?? 0,
        unit_cents: line?.unit_cents ?? 0,
        cents: plan.total,
        valid_until: plan.validUntil,
        sent_to: issued !== undefined && options.letter ? plan.buyer.email : null,
      },
      lines:
        issued === undefined
          ? [`Would offer ${what}.`]
          : [
              `Issued the quote ${issued.document.number}: ${what}.`,
              ...(options.letter ? [`Sent to ${plan.buyer.email}.`] : []),
              'Its link, which is shown this once:',
              issued.link,
            ],
    },
    options,
  );
}

/** Says in the operator's words what stands in the way. */
async function planned(executor: Executor, settings: Settings, input: QuoteInput) {
  try {
    return await planQuote(executor, settings.seller, input);
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    if (error.code === 'not_found')
      throw new CommandError(`The product ${String(input.productId)} is not on offer.`);
    if (error.code === 'no_seats') throw new CommandError('That date has fewer seats left.');
    if (error.code === 'bad_input')
      throw new CommandError('--until must be from today to a year from now, and not after the date itself.');
    throw error;
  }
}

/** What no method takes could never be ordered. */
function needPayable({ payments }: Settings, cents: number): void {
  const providers = createProviders(payments);
  if (providers.some((provider) => provider.takes(cents))) return;
  const most = Math.max(...providers.map((provider) => provider.mostCents));
  throw new CommandError(
    most === 0
      ? 'No way to pay is set: nobody could order it.'
      : `${euros(cents)} in all is more than anybody can pay here at once: at most ${euros(most)}.`,
  );
}

/** What is typed counts before what the request says. */
async function inputOf(executor: Executor, options: QuoteOptions): Promise<QuoteInput> {
  const { request: id } = options;
  const request = id === undefined ? undefined : await findOfferRequest(executor, id);
  if (id !== undefined && request === undefined) throw new CommandError(`There is no message ${String(id)}.`);
  const course = request?.course_id ?? null;
  const productId =
    options.product ??
    request?.product_id ??
    (course === null ? undefined : await undatedProduct(executor, course));
  if (productId === undefined) throw new CommandError('Name what is offered by --product.');
  const places = options.places ?? request?.people ?? undefined;
  if (places === undefined || places < 1 || places > estimateRange.max)
    throw new CommandError(`Say for how many by --places, from 1 to ${String(estimateRange.max)}.`);
  const name = (options.name ?? request?.name ?? '').trim();
  const email = options.email ?? request?.email;
  if (name === '' || email === undefined) throw new CommandError('Say who asked by --name and --email.');
  return {
    productId,
    places,
    unitCents: options.price,
    language: options.language ?? request?.language ?? 'lt',
    name: name.slice(0, 200),
    email,
    company: companyOf(options),
    until: options.until,
  };
}

function companyOf(options: QuoteOptions): CompanyRow | null {
  const { company, companyCode: code, companyAddress: address, companyVat: vat = '' } = options;
  if ([company, code, address].every((part) => part === undefined) && vat === '') return null;
  if (company === undefined || code === undefined || address === undefined)
    throw new CommandError('A company needs --company, --company-code and --company-address.');
  // As the checkout takes it: the VAT number is written in one way.
  const read = companyBody.safeParse({
    private: false,
    company_name: company,
    company_code: code,
    company_address: address,
    company_vat: vat,
  });
  if (!read.success || read.data.private)
    throw new CommandError(
      'The name, the code and the address of a company must be there, and not too long.',
    );
  const { private: _, ...row } = read.data;
  return { ...row, company_vat: row.company_vat ?? '' };
}

async function withdraw(
  settings: Settings,
  number: string,
  options: CommonOptions & { dryRun?: true },
): Promise<void> {
  const isDry = options.dryRun === true;
  await atWork(settings, async ({ database: { executor } }) => {
    const found = await findQuoteByNumber(executor, number);
    if (found === undefined) throw new CommandError(`There is no quote ${number}.`);
    if (found.status !== 'open')
      throw new CommandError(`The quote ${number} is ${found.status}: only an open one can be withdrawn.`);
    if (!isDry) await withdrawQuote(executor, found.id, operator());
  });
  report(
    {
      facts: { quote: number, withdrawn: !isDry },
      lines: [`${isDry ? 'Would withdraw' : 'Withdrew'} the quote ${number}.`],
    },
    options,
  );
}

function factsOf({ document, status, order_id: order, issued_at: issued }: QuoteRow) {
  return {
    quote: document.number,
    status,
    buyer: document.buyer.name,
    email: document.buyer.email,
    places: placesOf(document),
    cents: document.total,
    valid_until: document.validUntil,
    order,
    issued_at: issued.toISOString(),
  };
}

function lineOf({ document, status, order_id: order }: QuoteRow): string {
  const became = order === null ? '' : `, order ${String(order)}`;
  return `${document.number}  ${document.date}  ${status.padEnd(9)}  ${euros(document.total).padStart(12)}  ${document.buyer.name}${became}`;
}

function emailOf(text: string): string {
  if (!emailAddress.safeParse(text).success) throw new InvalidArgumentError('It must be an e-mail address.');
  return text;
}

function languageOf(text: string): Language {
  if (!isLanguage(text)) throw new InvalidArgumentError('It must be lt, en or ru.');
  return text;
}
