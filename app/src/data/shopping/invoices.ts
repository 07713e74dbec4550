import type { InvoiceDetail } from '@medeina/contract';
import { useCallback } from 'react';
import { giveFile } from '../giveFile.ts';
import { useAct } from '../hooks.ts';
import { purchasesPath } from './paths.ts';

type InvoiceKind = InvoiceDetail['kind'];

/** The page on which an invoice or a credit note is printed. */
export function invoicePath(order: number, kind: InvoiceKind): string {
  const path = `${purchasesPath}/${String(order)}/invoice`;
  return kind === 'invoice' ? path : `${path}?kind=${kind}`;
}

/** The kind that an address asks for. */
export const readKind = (parameters: URLSearchParams): InvoiceKind =>
  parameters.get('kind') === 'credit_note' ? 'credit_note' : 'invoice';

/** Saves an invoice to the device: the document, or the file for accounts. Throws a `CallError`. */
export function useInvoiceFile(): (invoice: InvoiceDetail, form: 'pdf' | 'ubl') => Promise<void> {
  const act = useAct();
  return useCallback(
    async ({ order_id: id, kind, title, number }, form) => {
      const input = { params: { id }, query: { kind } };
      const file =
        form === 'pdf'
          ? await act('shopping.invoices.pdf', input, { quiet: true })
          : await act('shopping.invoices.ubl', input, { quiet: true });
      if (file instanceof Blob) giveFile(`${title} ${number}.${form === 'pdf' ? 'pdf' : 'xml'}`, file);
    },
    [act],
  );
}
