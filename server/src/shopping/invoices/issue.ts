import type { Executor } from '../../platform/database.ts';
import type { SellerSettings } from '../../platform/seller.ts';
import type { OrderLineRow, OrderRow } from '../orders-store.ts';
import { type InvoiceDocument, invoiceDocument, type InvoiceKind } from './document.ts';
import { findInvoice, insertInvoice, takeNumber } from './store.ts';

interface IssueInput {
  readonly kind: InvoiceKind;
  readonly seller: SellerSettings;
  readonly order: OrderRow;
  readonly lines: readonly OrderLineRow[];
}

/** Issues an invoice or a credit note, once an order. The last but one thing of a transaction: it locks the series. */
export async function issueInvoice(
  executor: Executor,
  { kind, ...parts }: IssueInput,
): Promise<InvoiceDocument> {
  const known = await findInvoice(executor, parts.order.id, kind);
  if (known !== undefined) return known;
  const corrected =
    kind === 'credit_note' ? await findInvoice(executor, parts.order.id, 'invoice') : undefined;
  const taken = await takeNumber(executor, kind);
  const document = invoiceDocument({
    ...parts,
    kind,
    number: `${taken.series}-${String(taken.number)}`,
    date: taken.date,
    corrects: corrected?.number ?? null,
  });
  await insertInvoice(executor, taken, document);
  return document;
}
