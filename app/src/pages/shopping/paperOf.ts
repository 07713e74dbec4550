import type { InvoiceDetail } from '@medeina/contract';
import type { InvoiceProps } from '@medeina/design-system/domain/Invoice';
import type { IntlShape } from 'react-intl';

/** What invoices and quotes have in common. */
type Sale = Pick<
  InvoiceDetail,
  'buyer' | 'date' | 'lines' | 'number' | 'seller' | 'taxes' | 'title' | 'totals'
>;

/** What the paper says, in the words of the page. */
export function paperOf(sale: Sale, notes: readonly string[], intl: IntlShape): InvoiceProps {
  const text = (id: string, value: string) => intl.formatMessage({ id: `shopping.invoice.${id}` }, { value });
  const party = ({ name, code, vat, address, email }: Sale['buyer']) => [
    name,
    ...(code === null ? [] : [text('code', code)]),
    ...(vat === null ? [] : [text('vat', vat)]),
    ...(address === null ? [] : [address]),
    email,
  ];
  const { seller, buyer, lines, totals, taxes } = sale;
  return {
    title: sale.title,
    number: sale.number,
    date: sale.date,
    seller: {
      lines: [...party(seller), ...(seller.iban === null ? [] : [text('account', seller.iban)])],
    },
    buyer: { lines: party(buyer) },
    items: lines.map(({ name, description, quantity, unit, total }, at) => ({
      id: at,
      name: description === '' ? name : `${name} · ${description}`,
      quantity,
      price: unit.formatted,
      total: total.formatted,
    })),
    totals: totals.map(({ title, value }) => ({ label: title, value })),
    notes: [
      ...notes,
      ...taxes.map(({ words, tax }) => (tax.raw === 0 ? words : `${words}: ${tax.formatted}`)),
    ],
  };
}
