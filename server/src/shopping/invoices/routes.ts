import type { Language } from '@medeina/contract';
import type { Context } from '../../platform/context.ts';
import { attachment } from '../../platform/endpoints/attachment.ts';
import { Answer } from '../../platform/endpoints/types.ts';
import { ProblemError } from '../../platform/errors.ts';
import { message } from '../../platform/messages.ts';
import { ownOrder } from '../orders.ts';
import type { InvoiceDocument, InvoiceKind } from './document.ts';
import { invoiceSheet } from './sheet.ts';
import { sheetPageHeaders, writeSheetPage } from './sheet-page.ts';
import { writeSheetPdf } from './sheet-pdf.ts';
import { findInvoice } from './store.ts';
import { hasUbl, writeUbl } from './ubl.ts';
import { wireInvoice } from './wire.ts';

/** Mounts the calls about invoices: each has the same document, in the form that its reader needs. */
export function mountInvoices(context: Context): void {
  const { executor } = context.database;

  async function find(userId: number, orderId: number, kind: InvoiceKind = 'invoice') {
    const order = await ownOrder(context, userId, orderId);
    const document = await findInvoice(executor, order.id, kind);
    if (document === undefined) throw new ProblemError('not_found');
    return document;
  }

  context.mount({
    'shopping.invoices.detail': async ({ params, query, session, language }) => ({
      data: wireInvoice(await find(session.userId, params.id, query.kind), language),
    }),
    'shopping.invoices.print': async ({ params, query, session }) => {
      const document = await find(session.userId, params.id, query.kind);
      return new Answer(writeSheetPage(invoiceSheet(document, query.language ?? document.language)), {
        headers: sheetPageHeaders,
      });
    },
    'shopping.invoices.pdf': async ({ params, query, session }) => {
      const document = await find(session.userId, params.id, query.kind);
      const language = query.language ?? document.language;
      return attachment(
        await context.renders.run(() => writeSheetPdf(invoiceSheet(document, language))),
        'application/pdf',
        `${fileName(document, language)}.pdf`,
      );
    },
    'shopping.invoices.ubl': async ({ params, query, session }) => {
      const document = await find(session.userId, params.id, query.kind);
      if (!hasUbl(document)) throw new ProblemError('conflict');
      return attachment(
        writeUbl(document),
        'application/xml; charset=utf-8',
        `${fileName(document, document.language)}.xml`,
      );
    },
  });
}

function fileName({ kind, number }: InvoiceDocument, language: Language): string {
  return `${message(language, kind === 'invoice' ? 'invoice.file.invoice' : 'invoice.file.credit')}-${number}`;
}
