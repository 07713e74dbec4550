import type { JobContext } from '../platform/context.ts';
import type { Executor } from '../platform/database.ts';
import { formatCents } from '../platform/format.ts';
import { writeLetter } from '../platform/letters.ts';
import { message } from '../platform/messages.ts';
import type { InvoiceDocument } from './invoices/document.ts';
import type { OrderRow } from './orders-store.ts';

type Correspondence = Pick<JobContext, 'mail' | 'settings'>;

/** The address of an order's page. */
function orderPath(orderId: number): string {
  return `/dashboard/purchases/${String(orderId)}/show`;
}

/** Confirms a paid order, in the language in which it was ordered. */
export async function sendOrderPaid(
  { mail, settings }: Correspondence,
  executor: Executor,
  order: OrderRow,
  invoice: InvoiceDocument,
): Promise<void> {
  const { language } = order;
  if (order.buyer_email === '') return;
  const values = {
    order: order.id,
    total: formatCents(language, order.total_cents),
    invoice: invoice.number,
    isMoney: String(order.total_cents > 0),
  };
  const courses = invoice.lines.map(({ name, description, quantity }) =>
    [quantity > 1 ? `${String(quantity)} × ${name}` : name, description].join('\n'),
  );
  await mail.send(
    writeLetter(
      {
        kind: 'order-paid',
        to: order.buyer_email,
        language,
        subject: message(language, 'mail.order_paid.subject', values),
        paragraphs: [message(language, 'mail.order_paid.text', values), ...courses],
        link: {
          words: message(language, 'mail.order_paid.link'),
          href: `${settings.publicUrl}${orderPath(order.id)}`,
        },
        afterwards: [message(language, order.for_team ? 'mail.order_paid.team' : 'mail.order_paid.after')],
      },
      settings.publicUrl,
    ),
    executor,
  );
}

/** Tells that a payment goes back: what it was for was no longer to be had, or had been paid already. */
export async function sendPaymentReturned(
  { mail, settings }: Correspondence,
  executor: Executor,
  order: OrderRow,
): Promise<void> {
  const { language } = order;
  if (order.buyer_email === '') return;
  const values = { order: order.id, total: formatCents(language, order.total_cents) };
  await mail.send(
    writeLetter(
      {
        kind: 'payment-returned',
        to: order.buyer_email,
        language,
        subject: message(language, 'mail.payment_returned.subject', values),
        paragraphs: [message(language, 'mail.payment_returned.text', values)],
        link: {
          words: message(language, 'mail.payment_returned.link'),
          href: `${settings.publicUrl}/discover`,
        },
      },
      settings.publicUrl,
    ),
    executor,
  );
}

/**
 * Tells that an order was taken back.
 * @param voucher what became of what a voucher paid; `none` where none did.
 */
export async function sendOrderRefunded(
  { mail, settings }: Correspondence,
  executor: Executor,
  order: OrderRow,
  {
    creditNote,
    voucher,
  }: { readonly creditNote: InvoiceDocument; readonly voucher: 'back' | 'none' | 'over' },
): Promise<void> {
  const { language } = order;
  if (order.buyer_email === '') return;
  const values = {
    order: order.id,
    total: formatCents(language, order.total_cents),
    number: creditNote.number,
    isMoney: String(order.total_cents > 0),
    voucher,
    onVoucher: formatCents(language, order.voucher_cents),
  };
  await mail.send(
    writeLetter(
      {
        kind: 'order-refunded',
        to: order.buyer_email,
        language,
        subject: message(language, 'mail.order_refunded.subject', values),
        paragraphs: [message(language, 'mail.order_refunded.text', values)],
        link: {
          words: message(language, 'mail.order_refunded.link'),
          href: `${settings.publicUrl}${orderPath(order.id)}`,
        },
      },
      settings.publicUrl,
    ),
    executor,
  );
}
