import { tokenPages } from '@medeina/contract';
import type { PaymentProvider } from '../../payments/provider.ts';
import type { Context } from '../../platform/context.ts';
import { attachment } from '../../platform/endpoints/attachment.ts';
import { writeSheetPdf } from '../invoices/sheet-pdf.ts';
import { quoteSheet } from './document.ts';
import { quoteFileName } from './issue.ts';
import { lookAtQuote, openQuote, orderQuote } from './order.ts';

/** Mounts the calls about quotes, for whoever has the link of one. */
export function mountQuotes(context: Context, providers: readonly PaymentProvider[]): void {
  context.mount({
    'shopping.quotes.look': async ({ body, language }) => ({
      data: await lookAtQuote(context, body.token, language),
    }),
    'shopping.quotes.pdf': async ({ body }) => {
      const document = await openQuote(context.database.executor, body.token);
      const language = body.language ?? document.language;
      const link = `${context.settings.publicUrl}${tokenPages.quote}/${body.token}`;
      return attachment(
        await context.renders.run(() => writeSheetPdf(quoteSheet(document, language, link))),
        'application/pdf',
        `${quoteFileName(document, language)}.pdf`,
      );
    },
    'shopping.quotes.order': async ({ body, session }) => {
      const order = await orderQuote(context, providers, { token: body.token, userId: session.userId });
      await context.versions.catchUp();
      return {
        data: {
          order_id: order.id,
          redirect: `/dashboard/purchases/${String(order.id)}/payment`,
        },
      };
    },
  });
}
