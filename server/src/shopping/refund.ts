import { raiseCourseVersions } from '../catalogue/stamp.ts';
import { withdraw } from '../learning/enrolments.ts';
import { releaseOrderSeats } from '../learning/seats.ts';
import { type Actor, recordEvent } from '../platform/audit.ts';
import type { JobContext } from '../platform/context.ts';
import { type Executor, inTransaction } from '../platform/database.ts';
import { ProblemError } from '../platform/errors.ts';
import { holdOrderCodes, type OrderCodeRow } from './codes-store.ts';
import type { InvoiceDocument } from './invoices/document.ts';
import { issueInvoice } from './invoices/issue.ts';
import { sendOrderRefunded } from './order-letters.ts';
import { endOrder, holdOrder, type OrderRow, readGiven, readOrderLines } from './orders-store.ts';
import { noteRefund, owePayment, type PaymentRow, readPayments, settlePayment } from './payments-store.ts';
import { deletePlaces, holdPlaces } from './places-store.ts';

export interface Refunded {
  readonly order: OrderRow;
  /** What the money came by, if any moved. */
  readonly payment: PaymentRow | undefined;
  readonly creditNote: InvoiceDocument;
  /** The voucher that paid for some of it, and is over: nobody can spend on it what is there again. */
  readonly lostVoucher: OrderCodeRow | undefined;
}

/**
 * Takes a paid order back: its courses, places and seats go, a credit note is issued, and the payment is marked to be given
 * back, which a job does where the provider has a call for it. What a voucher paid is on the voucher again: one that is over is
 * the operator's to make good.
 * @throws {ProblemError} `not_found`; `conflict` where the order is not paid.
 */
export async function refundOrder(
  context: Pick<JobContext, 'database' | 'mail' | 'settings'>,
  orderId: number,
  actor: Actor,
): Promise<Refunded> {
  return await inTransaction(context.database.executor, async (transaction) => {
    const order = await holdOrder(transaction, orderId);
    if (order === undefined) throw new ProblemError('not_found');
    if (order.status !== 'paid') throw new ProblemError('conflict');
    const codes = await holdOrderCodes(transaction, { id: orderId, userId: order.user_id });
    const voucher = codes.find(({ kind }) => kind === 'voucher');
    const lines = await readOrderLines(transaction, orderId);
    const given = [...(await holdPlaces(transaction, orderId)), ...(await readGiven(transaction, orderId))];
    const { raised } = await withdraw(
      transaction,
      given.flatMap(
        ({ user_id: userId, course_id: courseId, product_id: productId, enrolment_id: enrolmentId }) =>
          userId === null || enrolmentId === null ? [] : [{ userId, courseId, productId, enrolmentId }],
      ),
      { orderId: null },
    );
    await deletePlaces(transaction, orderId);
    const freed = await releaseOrderSeats(transaction, orderId);
    await endOrder(transaction, orderId, 'refunded');
    const payment = (await readPayments(transaction, orderId)).find(({ status }) => status === 'paid');
    if (payment !== undefined) await owePayment(transaction, payment, null);
    await recordEvent(transaction, {
      actor,
      action: 'order.refunded',
      object: { kind: 'order', id: orderId },
      details: { cents: order.total_cents },
    });
    const creditNote = await issueInvoice(transaction, {
      kind: 'credit_note',
      seller: context.settings.seller,
      order,
      lines,
    });
    const lostVoucher = voucher?.is_valid_now === false ? voucher : undefined;
    await sendOrderRefunded(context, transaction, order, {
      creditNote,
      voucher: voucher === undefined ? 'none' : lostVoucher === undefined ? 'back' : 'over',
    });
    await raiseCourseVersions(transaction, [...raised, ...freed]);
    return { order: { ...order, status: 'refunded' }, payment, creditNote, lostVoucher };
  });
}

/** Takes the operator's word that they have given a payment back. */
export async function noteGivenBack(
  executor: Executor,
  payment: PaymentRow,
  reference: string,
  actor: Actor,
): Promise<void> {
  await settlePayment(executor, payment.id, { status: 'refunded', reference: null });
  await noteRefund(executor, payment, reference);
  await recordEvent(executor, {
    actor,
    action: 'payment.refund_noted',
    object: { kind: 'order', id: payment.order_id },
    details: { provider: payment.provider, cents: payment.cents },
  });
}
