import type { OrderStatus } from '@medeina/contract';
import { type Command, InvalidArgumentError } from 'commander';
import { findUser } from '../auth/users.ts';
import { createProviders, refundersOf, withSandboxes } from '../payments/providers.ts';
import { operator } from '../platform/audit.ts';
import { inTransaction } from '../platform/database.ts';
import { dayAtHome } from '../platform/format.ts';
import type { PaymentSettings } from '../platform/payment-settings.ts';
import type { Settings } from '../platform/settings.ts';
import { findInvoice } from '../shopping/invoices/store.ts';
import {
  findOrder,
  holdOrder,
  listAllOrders,
  type OrderRow,
  readOrderLines,
} from '../shopping/orders-store.ts';
import { type DueRefund, readDueRefunds, readPayments } from '../shopping/payments-store.ts';
import { readPlaces } from '../shopping/places-store.ts';
import { noteGivenBack, refundOrder } from '../shopping/refund.ts';
import { giveUp } from '../shopping/settle.ts';
import { recordTransfer } from '../shopping/transfers.ts';
import { withLetters } from './letters.ts';
import { addNumberCommands } from './numbers.ts';
import { addQuoteCommands } from './quotes.ts';
import { atWork, CommandError, type CommonOptions, euros, report, wholeNumber } from './shell.ts';

interface ChangeOptions extends CommonOptions {
  readonly dryRun?: true;
}

/** Stand for the demo's own, which are within its server: here providers are only told apart, and none is called. */
const sandboxes: PaymentSettings = {
  paysera: { projectId: '', password: '', publicKey: undefined, needsSha256: true, url: '', isTest: true },
  paypal: { clientId: '', clientSecret: '', webhookId: '', url: '' },
};

/** Orders: which there are, and what only the operator may do to one. */
export function addOrderCommands(program: Command, readSettings: () => Settings): void {
  const settings = (): Settings => {
    const read = readSettings();
    return read.demo ? { ...read, payments: withSandboxes(read.payments, sandboxes) } : read;
  };
  const orders = program
    .command('orders')
    .description(
      'Show orders, end an unpaid one, note a payment, take a paid one back, see what money is due; offer places by quotes; see and raise the numbers of documents.',
    );
  addList(orders, settings);
  addShow(orders, settings);
  addCancel(orders, settings);
  addPaid(orders, settings);
  addRefund(orders, settings);
  addRefunds(orders, settings);
  addRefunded(orders, settings);
  addQuoteCommands(orders, settings);
  addNumberCommands(orders, settings);
}

const statuses: readonly OrderStatus[] = ['pending', 'paid', 'refunded', 'cancelled', 'expired'];

function addList(orders: Command, settings: () => Settings): void {
  orders
    .command('list')
    .description('Show orders, the newest first.')
    .option('--status <status>', 'pending, paid, refunded, cancelled or expired', statusOf)
    .option('--user <username>', 'those of a person')
    .option('--limit <count>', 'at most so many', wholeNumber, 50)
    .option('--json', 'answer in JSON')
    .action(async (options: CommonOptions & { status?: OrderStatus; user?: string; limit: number }) => {
      const { status = null, user: username, limit } = options;
      const rows = await atWork(settings(), async ({ database: { executor } }) => {
        const user = username === undefined ? undefined : await findUser(executor, username);
        if (username !== undefined && user === undefined)
          throw new CommandError(`There is no account named '${username}'.`);
        return await listAllOrders(executor, { status, userId: user?.id ?? null, limit });
      });
      report(
        {
          facts: { orders: rows.map(factsOf) },
          lines: rows.length === 0 ? ['There are none.'] : rows.map(lineOf),
        },
        options,
      );
    });
}

function addShow(orders: Command, settings: () => Settings): void {
  orders
    .command('show')
    .argument('<id>', 'the number of the order', wholeNumber)
    .description('Show an order: what was bought, how it was paid, its invoice, its places.')
    .option('--json', 'answer in JSON')
    .action(async (id: number, options: CommonOptions) => {
      const { order, lines, payments, invoice, creditNote, places } = await atWork(
        settings(),
        async ({ database: { executor } }) => ({
          order: await known(executor, id),
          lines: await readOrderLines(executor, id),
          payments: await readPayments(executor, id),
          invoice: await findInvoice(executor, id, 'invoice'),
          creditNote: await findInvoice(executor, id, 'credit_note'),
          places: await readPlaces(executor, id),
        }),
      );
      const taken = places.filter((place) => place.taken_at !== null).length;
      report(
        {
          facts: {
            ...factsOf(order),
            lines: lines.map((line) => ({
              product: line.product_id,
              course: line.course_id,
              name: line.name,
              description: line.description,
              quantity: line.quantity,
              cents: line.net_cents + line.tax_cents,
            })),
            payments: payments.map(({ provider, status, cents, reference, refund_note: note }) => ({
              provider,
              status,
              cents,
              reference,
              refund_note: note,
            })),
            invoice: invoice?.number ?? null,
            credit_note: creditNote?.number ?? null,
            places: { all: places.length, taken },
          },
          lines: [
            lineOf(order),
            ...lines.map(
              (line) =>
                `  ${line.quantity} × ${line.name}, ${line.description}: ${euros(line.net_cents + line.tax_cents)}`,
            ),
            ...payments.map(
              ({ provider, status, cents, reference, refund_note: note }) =>
                `  ${provider} ${reference ?? ''}: ${[status, note].filter(Boolean).join(' ')}, ${euros(cents)}`,
            ),
            ...[invoice, creditNote].flatMap((one) => (one === undefined ? [] : [`  ${one.number}`])),
            ...(places.length === 0 ? [] : [`  ${places.length} places, ${taken} taken`]),
          ],
        },
        options,
      );
    });
}

function changing(orders: Command, name: string, description: string): Command {
  return orders
    .command(name)
    .argument('<id>', 'the number of the order', wholeNumber)
    .description(description)
    .option('--dry-run', 'check everything and change nothing')
    .option('--json', 'answer in JSON');
}

function addCancel(orders: Command, settings: () => Settings): void {
  changing(orders, 'cancel', 'End an unpaid order and give its seats back.').action(
    async (id: number, options: ChangeOptions) => {
      const isDry = options.dryRun === true;
      await atWork(settings(), async ({ database: { executor } }) => {
        needs(await known(executor, id), 'pending', 'cancelled');
        if (isDry) return;
        const order = await giveUp(executor, id, 'cancelled', operator());
        if (order?.status !== 'cancelled') throw new CommandError(`The order ${id} was paid meanwhile.`);
      });
      report(
        {
          facts: { order: id, cancelled: !isDry },
          lines: [`${isDry ? 'Would cancel' : 'Cancelled'} the order ${id}.`],
        },
        options,
      );
    },
  );
}

function addPaid(orders: Command, settings: () => Settings): void {
  changing(
    orders,
    'paid',
    'Note that the whole sum of an order arrived at your bank: it is paid as if its provider had told so.',
  )
    .requiredOption('--reference <text>', 'what the bank calls the transfer', referenceOf)
    .action(async (id: number, options: ChangeOptions & { reference: string }) => {
      const isDry = options.dryRun === true;
      const { reference } = options;
      const status = await withLetters(settings(), isDry, async (place) => {
        const order = await known(place.database.executor, id);
        if (order.status === 'paid' || order.status === 'refunded')
          throw new CommandError(`The order ${id} is ${order.status} already.`);
        return (await recordTransfer(place, order, reference, operator())).status;
      });
      if (status !== 'paid')
        throw new CommandError(
          `The order ${id} cannot be fulfilled, such as for a seat that is gone: give the money back.`,
        );
      report(
        {
          facts: { order: id, paid: !isDry },
          lines: [`${isDry ? 'Would note' : 'Noted'} that the order ${id} is paid.`],
        },
        options,
      );
    });
}

function addRefund(orders: Command, settings: () => Settings): void {
  changing(
    orders,
    'refund',
    'Take a paid order back: its courses, places and seats go, a credit note is issued, the money is given back.',
  ).action(async (id: number, options: ChangeOptions) => {
    const isDry = options.dryRun === true;
    const {
      payment,
      creditNote,
      lostVoucher: lost,
    } = await withLetters(settings(), isDry, async (place) => {
      needs(await known(place.database.executor, id), 'paid', 'refunded');
      return await refundOrder(place, id, operator());
    });
    const due = payment !== undefined && payment.cents > 0 ? payment : undefined;
    const isByHand = due !== undefined && !refunders(settings()).includes(due.provider);
    report(
      {
        facts: {
          order: id,
          refunded: !isDry,
          // Of a dry run the number is the next one's.
          credit_note: isDry ? null : creditNote.number,
          cents: due?.cents ?? 0,
          by_hand: isByHand,
          ...(lost === undefined ? {} : { lost_voucher: { code: lost.code, cents: lost.taken } }),
        },
        lines: [
          isDry
            ? `Would take the order ${id} back${due === undefined ? '' : `: ${euros(due.cents)} by ${due.provider}`}.`
            : `Took the order ${id} back; credit note ${creditNote.number}.`,
          ...(isByHand
            ? [
                isDry
                  ? 'That would be for you to give back at your bank.'
                  : `Give ${euros(due.cents)} back at your bank, and note it by 'medeina orders refunded ${id}'.`,
              ]
            : []),
          ...(lost === undefined
            ? []
            : [
                `The voucher ${lost.code} is over: ${euros(lost.taken)} of it cannot be spent. ` +
                  `Make another by 'medeina coupons create-voucher'.`,
              ]),
        ],
      },
      options,
    );
  });
}

function addRefunds(orders: Command, settings: () => Settings): void {
  orders
    .command('refunds')
    .description(
      'Show money that is due to buyers: what you have to give back, and what a provider is asked for.',
    )
    .option('--json', 'answer in JSON')
    .action(async (options: CommonOptions) => {
      const due = await atWork(settings(), ({ database: { executor } }) =>
        readDueRefunds(executor, refunders(settings())),
      );
      report(
        {
          facts: {
            refunds: due.map((one) => ({
              order: one.order_id,
              method: one.provider,
              cents: one.cents,
              reference: one.reference,
              by_hand: one.is_by_hand,
              refused: one.refund_note,
            })),
          },
          lines: due.length === 0 ? ['There are none.'] : due.map(dueLineOf),
        },
        options,
      );
    });
}

function addRefunded(orders: Command, settings: () => Settings): void {
  changing(
    orders,
    'refunded',
    'Note that you have given money back that no provider gives back, such as by a transfer at your bank.',
  )
    .requiredOption('--reference <text>', 'what the bank calls the transfer', referenceOf)
    .option('--method <method>', 'by which it came, as `orders refunds` shows it; for an order paid twice')
    .action(async (id: number, options: ChangeOptions & { reference: string; method?: string }) => {
      const isDry = options.dryRun === true;
      const { reference, method } = options;
      const given = await atWork(settings(), async ({ database: { executor } }) => {
        await known(executor, id);
        return await inTransaction(executor, async (transaction) => {
          await holdOrder(transaction, id);
          const due = await readDueRefunds(transaction, refunders(settings()));
          const payment = onlyOf(
            id,
            due.filter((one) => one.order_id === id && (method === undefined || one.provider === method)),
          );
          if (!isDry) await noteGivenBack(transaction, payment, reference, operator());
          return payment;
        });
      });
      report(
        {
          facts: { order: id, method: given.provider, cents: given.cents, noted: !isDry },
          lines: [
            `${isDry ? 'Would note' : 'Noted'} that ${euros(given.cents)} of the order ${id} is given back.`,
          ],
        },
        options,
      );
    });
}

/** What is meant of the money that is due for an order. */
function onlyOf(id: number, due: readonly DueRefund[]): DueRefund {
  const byHand = due.filter((one) => one.is_by_hand);
  const [payment, another] = byHand;
  if (payment === undefined)
    throw new CommandError(
      due.length > 0
        ? `${due[0]?.provider ?? ''} is asked to give the money of the order ${id} back; nothing is due by hand.`
        : `For the order ${id} there is nothing to give back.`,
    );
  if (another !== undefined)
    throw new CommandError(
      `The order ${id} was paid more than once: say --method ${byHand.map(({ provider }) => provider).join(' or ')}.`,
    );
  return payment;
}

/** The providers that give money back by themselves. */
const refunders = (settings: Settings): string[] => refundersOf(createProviders(settings.payments));

async function known(executor: Parameters<typeof findOrder>[0], id: number): Promise<OrderRow> {
  const order = await findOrder(executor, { id });
  if (order === undefined) throw new CommandError(`There is no order ${id}.`);
  return order;
}

function needs(order: OrderRow, status: OrderStatus, change: string): void {
  if (order.status !== status)
    throw new CommandError(
      `The order ${order.id} is ${order.status}: only one that is ${status} can be ${change}.`,
    );
}

/** What a person typed to find a transfer again. */
function referenceOf(text: string): string {
  const reference = text.trim();
  if (!/^[\w./-]{1,100}$/.test(reference))
    throw new InvalidArgumentError('It takes letters, digits and the signs . _ / -');
  return reference;
}

function dueLineOf({
  order_id: id,
  provider,
  cents,
  is_by_hand: isByHand,
  refund_note: refused,
}: DueRefund): string {
  const who = isByHand
    ? `by hand${refused === null ? '' : `, as ${provider} refuses: ${refused}`}`
    : `${provider} is asked for it`;
  return `${id}  ${euros(cents).padStart(12)}  ${provider}  ${who}`;
}

function statusOf(text: string): OrderStatus {
  const status = statuses.find((one) => one === text);
  if (status === undefined) throw new InvalidArgumentError(`It must be one of ${statuses.join(', ')}.`);
  return status;
}

function factsOf(order: OrderRow) {
  return {
    order: order.id,
    status: order.status,
    buyer: order.company_name ?? order.buyer_name,
    cents: order.total_cents,
    method: order.payment_method,
    for_team: order.for_team,
    created_at: order.created_at.toISOString(),
    paid_at: order.paid_at?.toISOString() ?? null,
  };
}

function lineOf(order: OrderRow): string {
  const day = dayAtHome(order.created_at);
  const buyer = order.company_name ?? order.buyer_name;
  return `${order.id}  ${day}  ${order.status.padEnd(9)}  ${euros(order.total_cents).padStart(12)}  ${order.payment_method}  ${buyer}`;
}
