import { randomBytes } from 'node:crypto';
import { estimateCents, estimateRange, type Language, tokenPages } from '@medeina/contract';
import { hashOf } from '../../auth/tokens.ts';
import { namesFrom, type Offered, productsOnOffer } from '../../catalogue/for-carts.ts';
import { type Actor, recordEvent } from '../../platform/audit.ts';
import type { JobContext } from '../../platform/context.ts';
import type { Executor } from '../../platform/database.ts';
import { ProblemError } from '../../platform/errors.ts';
import { formatCents, formatDay } from '../../platform/format.ts';
import { writeLetter } from '../../platform/letters.ts';
import { message } from '../../platform/messages.ts';
import type { SellerSettings } from '../../platform/seller.ts';
import type { CompanyRow } from '../checkouts-store.ts';
import { soldParts } from '../invoices/document.ts';
import { writeSheetPdf } from '../invoices/sheet-pdf.ts';
import { takeNumber } from '../invoices/store.ts';
import { orderLine } from '../order-lines.ts';
import { sumUp } from '../totals.ts';
import { placesOf, type QuoteDocument, quoteSheet } from './document.ts';
import { insertQuote, readToday } from './store.ts';

/** How many days a quote is valid where nobody says otherwise. */
const usualDays = 30;
const mostDays = 365;

export interface QuoteInput {
  readonly productId: number;
  readonly places: number;
  /** For each; left out: today's price, or that of the estimator where it is lower. */
  readonly unitCents: number | undefined;
  readonly language: Language;
  readonly name: string;
  readonly email: string;
  readonly company: CompanyRow | null;
  /** Its last day; left out: a month from today, but not after the date that it is for. */
  readonly until: string | undefined;
}

/** What is known of a quote before it has a number. */
export type QuotePlan = Omit<QuoteDocument, 'date' | 'number'>;

/** What each costs today in a group of so many. */
function unitPrice({ course, cents }: Offered, places: number): number {
  if (!course.business || places < estimateRange.min) return cents;
  return Math.min(cents, estimateCents(places));
}

function daysAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
}

function lastDay(today: string, start: string | null, asked: string | undefined): string {
  const latest = [daysAfter(today, mostDays), start].filter((day) => day !== null).toSorted()[0] ?? today;
  if (asked !== undefined && (asked < today || asked > latest))
    throw new ProblemError('bad_input', { fields: { until: ['field_invalid'] } });
  return asked ?? [daysAfter(today, usualDays), latest].toSorted()[0] ?? latest;
}

/**
 * Prices a quote.
 * @throws {ProblemError} `not_found` where the product is not on offer; `no_seats`; `bad_input` for the last day.
 */
export async function planQuote(
  executor: Executor,
  seller: SellerSettings,
  input: QuoteInput,
): Promise<QuotePlan> {
  const { productId, places, language, name, email, company } = input;
  const names = await namesFrom(executor, language);
  const offered = (await productsOnOffer(executor, [productId], language, names)).get(productId);
  if (offered === undefined) throw new ProblemError('not_found');
  const { seats_left: left, start_date: start } = offered.product;
  if (left !== null && left < places) throw new ProblemError('no_seats');
  const found = {
    ...offered,
    cents: input.unitCents ?? unitPrice(offered, places),
    // Who is not registered for VAT may not charge it.
    taxRate: seller.vat === '' ? 0 : offered.taxRate,
  };
  const totals = sumUp([{ quantity: places, unitCents: found.cents, taxRate: found.taxRate }], null, 0);
  const products = [orderLine(found, { quantity: places, sums: totals.lines[0], language }, null)];
  return {
    language,
    seller,
    buyer: {
      name: company?.company_name ?? name,
      email,
      code: company?.company_code ?? null,
      vat: company === null || company.company_vat === '' ? null : company.company_vat,
      address: company?.company_address ?? null,
    },
    ...soldParts(products),
    subTotal: totals.subTotal,
    coupon: 0,
    voucher: 0,
    tax: totals.tax,
    total: totals.total,
    validUntil: lastDay(await readToday(executor), start, input.until),
    isDated: start !== null,
    person: name,
    company,
    products,
  };
}

export interface IssuedQuote {
  readonly document: QuoteDocument;
  /** Where it becomes an order. Only who has it can open the quote, and it is told this once. */
  readonly link: string;
  readonly pdf: Buffer;
}

/** Issues a quote with its number and its link. The last but one thing of a transaction: it locks the series. */
export async function issueQuote(
  executor: Executor,
  { publicUrl }: { readonly publicUrl: string },
  plan: QuotePlan,
  actor: Actor,
): Promise<IssuedQuote> {
  const taken = await takeNumber(executor, 'quote');
  const document = { ...plan, number: `${taken.series}-${String(taken.number)}`, date: taken.date };
  const token = randomBytes(32).toString('base64url');
  await insertQuote(executor, taken, { hash: hashOf(token), document });
  await recordEvent(executor, {
    actor,
    action: 'quote.issued',
    object: { kind: 'quote', id: document.number },
    details: { places: placesOf(document), cents: document.total },
  });
  const link = `${publicUrl}${tokenPages.quote}/${token}`;
  return { document, link, pdf: await writeSheetPdf(quoteSheet(document, document.language, link)) };
}

/** The name of its file, without the ending. */
export function quoteFileName({ number }: QuoteDocument, language: Language): string {
  return `${message(language, 'quote.file')}-${number}`;
}

/** Sends a quote to who asked for it. */
export async function sendQuote(
  { mail, settings }: Pick<JobContext, 'mail' | 'settings'>,
  executor: Executor,
  { document, link, pdf }: IssuedQuote,
): Promise<void> {
  const { language, number } = document;
  const values = {
    number,
    course: document.products[0]?.name ?? '',
    places: placesOf(document),
    total: formatCents(language, document.total),
    day: formatDay(document.validUntil, language),
  };
  await mail.send(
    writeLetter(
      {
        kind: 'quote',
        to: document.buyer.email,
        language,
        subject: message(language, 'mail.quote.subject', values),
        paragraphs: [message(language, 'mail.quote.text', values)],
        link: { words: message(language, 'mail.quote.link'), href: link },
        afterwards: [message(language, 'mail.quote.after')],
        attachments: [
          {
            name: `${quoteFileName(document, language)}.pdf`,
            type: 'application/pdf',
            content: pdf.toString('base64'),
          },
        ],
      },
      settings.publicUrl,
    ),
    executor,
  );
}
