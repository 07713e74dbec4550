import { InvoiceService, invoiceSchema } from '@e-invoice-eu/core';
import { array, assert, constantFrom, integer, property, record } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { convert } from 'xmlbuilder2';
import type { InvoiceDocument } from '../src/shopping/invoices/document.ts';
import { hasUbl, writeUbl } from '../src/shopping/invoices/ubl.ts';
import { sumUp } from '../src/shopping/totals.ts';

/**
 * Our UBL files, read back and held against a library that is not ours: it checks them by its schema of EN 16931, with the
 * lists of codes, and writes them itself, with every element where the standard has it. Both files must be the same.
 */
const seller = {
  name: 'UAB „Bandymas & Ko“',
  code: '123456789',
  vat: 'LT100001234567',
  address: 'Bandymų g. 1',
  city: 'Kaunas',
  postcode: '44001',
  country: 'LT',
  email: 'saskaitos@example.org',
  iban: '',
};
const buyer = {
  name: 'VšĮ Žemaitijos ligoninė',
  email: 'pirkimai@example.org',
  code: '301234567',
  vat: 'LT100009876543',
  address: 'Ligoninės g. 4, Telšiai',
};

interface Line {
  readonly quantity: number;
  readonly unitCents: number;
  readonly taxRate: number;
}

function invoiceOf(
  lines: readonly Line[],
  change: Partial<InvoiceDocument> = {},
  percent = 0,
): InvoiceDocument {
  const totals = sumUp(lines, percent === 0 ? null : { percent }, 0);
  return {
    kind: 'invoice',
    number: 'MED-17',
    date: '2026-11-25',
    language: 'lt',
    orderId: 10_023,
    paymentMethod: 'paysera',
    corrects: null,
    seller,
    buyer,
    lines: lines.map((line, at) => {
      const { discount = 0, net = 0, tax = 0 } = totals.lines[at] ?? {};
      return {
        name: 'Sepsis: pirmoji <valanda>',
        description: '2026 m. gruodžio 7 d., Vilnius',
        quantity: line.quantity,
        unit: line.unitCents,
        discount,
        rate: line.taxRate,
        net,
        tax,
      };
    }),
    taxes: totals.taxes,
    subTotal: totals.subTotal,
    coupon: totals.coupon,
    voucher: totals.voucher,
    tax: totals.tax,
    total: totals.total,
    ...change,
  };
}

type Tree = { readonly [name: string]: unknown };
const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;
const treeOf = (value: unknown): Tree => (isTree(value) ? value : {});

/** The library's form of a file: attributes stand beside their element, and what may repeat is a list. */
function asLibrary(tree: Tree, schema: Tree): Tree {
  const properties = treeOf(schema['properties']);
  const inner: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(tree)) {
    const of = treeOf(properties[name]);
    if (name.startsWith('@')) continue;
    if (of['type'] === 'array') {
      inner[name] = all(value).map((item) => (isTree(item) ? asLibrary(item, treeOf(of['items'])) : item));
    } else if (isTree(value)) {
      inner[name] = '#' in value ? value['#'] : asLibrary(value, of);
      for (const [key, text] of Object.entries(value)) if (key.startsWith('@')) inner[`${name}${key}`] = text;
    } else {
      inner[name] = value;
    }
  }
  return inner;
}

/** A credit note is an invoice of another kind to the library. */
function asInvoice(xml: string): string {
  return xml
    .replaceAll('CreditNoteTypeCode', 'InvoiceTypeCode')
    .replaceAll('CreditNoteLine', 'InvoiceLine')
    .replaceAll('CreditedQuantity', 'InvoicedQuantity');
}

const read = (xml: string): Tree => treeOf(convert(xml, { format: 'object' }));

/** Both files with their elements in order, without the profile, which is the library's own addition. */
async function both(document: InvoiceDocument) {
  const ours = writeUbl(document);
  const root = document.kind === 'invoice' ? 'Invoice' : 'CreditNote';
  const schema = treeOf(treeOf(treeOf(invoiceSchema)['properties'])['ubl:Invoice']);
  const input = { 'ubl:Invoice': asLibrary(treeOf(read(asInvoice(ours))[root]), schema) };
  const service = new InvoiceService({ log: () => {}, warn: () => {}, error: () => {} });
  // The library checks the input itself, against the type that it asks for.
  const written = await service.generate(Object(input), { format: 'UBL', lang: 'en' });
  const order = (xml: string) => JSON.stringify(read(xml), null, 1);
  return {
    ours: order(ours),
    theirs: order(String(written).replace(/<cbc:ProfileID>[^<]*<\/cbc:ProfileID>/, '')),
  };
}

const lines: readonly Line[] = [
  { quantity: 1, unitCents: 6900, taxRate: 0 },
  { quantity: 3, unitCents: 28_901, taxRate: 2100 },
  { quantity: 7, unitCents: 999, taxRate: 900 },
];

describe('held against the library', () => {
  test.each([
    ['several rates and a coupon', invoiceOf(lines, {}, 1250)],
    ['a credit note', invoiceOf(lines, { kind: 'credit_note', number: 'MEDK-1', corrects: 'MED-17' })],
    ['a company without a VAT number', invoiceOf(lines, { buyer: { ...buyer, vat: null } })],
    ['a buyer in Greece', invoiceOf(lines, { buyer: { ...buyer, vat: 'EL123456789' } })],
    [
      'a seller who is not registered',
      invoiceOf([{ quantity: 2, unitCents: 5000, taxRate: 0 }], { seller: { ...seller, vat: '' } }),
    ],
  ])('%s', async (_name, document) => {
    const { ours, theirs } = await both(document);
    expect(ours).toBe(theirs);
  });

  test('a country that no list has is refused', async () => {
    const strange = invoiceOf(lines, { seller: { ...seller, country: 'XX' } });
    await expect(both(strange)).rejects.toThrow('validation failed');
  });
});

test.each(['100009876543', 'PVM100009876543', 'LT'])(
  'a buyer’s VAT number of no country, such as %s, is left out',
  (vat) => {
    const without = writeUbl(invoiceOf(lines, { buyer: { ...buyer, vat: null } }));
    expect(writeUbl(invoiceOf(lines, { buyer: { ...buyer, vat } }))).toBe(without);
  },
);

test('private people have no such file', () => {
  expect(hasUbl(invoiceOf(lines, { buyer: { ...buyer, code: null } }))).toBe(false);
});

const line = record({
  quantity: integer({ min: 1, max: 99 }),
  unitCents: integer({ min: 0, max: 500_000 }),
  taxRate: constantFrom(0, 500, 900, 2100),
});

const all = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);
const sum = (numbers: readonly number[]): number => numbers.reduce((one, other) => one + other, 0);

/** The rules of EN 16931 on sums, by their names there. */
test('sums keep the rules of the standard', () => {
  assert(
    property(
      array(line, { minLength: 1, maxLength: 12 }),
      integer({ min: 0, max: 9999 }),
      constantFrom('invoice' as const, 'credit_note' as const),
      (some, percent, kind) => {
        const file = read(asInvoice(writeUbl(invoiceOf(some, { kind, corrects: 'MED-1' }, percent))));
        const root = treeOf(file[kind === 'invoice' ? 'Invoice' : 'CreditNote']);
        const cents = (of: unknown, name: string): number =>
          Math.round(Number(treeOf(treeOf(of)[name])['#'] ?? 0) * 100);
        const total = root['cac:LegalMonetaryTotal'];
        const net = sum(all(root['cac:InvoiceLine']).map((one) => cents(one, 'cbc:LineExtensionAmount')));
        const tax = treeOf(root['cac:TaxTotal']);
        const rates = all(tax['cac:TaxSubtotal']);
        // BR-CO-10, BR-CO-13, BR-CO-14, BR-CO-15, BR-CO-16.
        expect(cents(total, 'cbc:LineExtensionAmount')).toBe(net);
        expect(cents(total, 'cbc:TaxExclusiveAmount')).toBe(net);
        expect(cents(tax, 'cbc:TaxAmount')).toBe(sum(rates.map((one) => cents(one, 'cbc:TaxAmount'))));
        expect(cents(total, 'cbc:TaxInclusiveAmount')).toBe(net + cents(tax, 'cbc:TaxAmount'));
        expect(cents(total, 'cbc:PayableAmount')).toBe(
          cents(total, 'cbc:TaxInclusiveAmount') - cents(total, 'cbc:PrepaidAmount'),
        );
        // BR-S-08 and BR-E-08; BR-CO-17 within the cent that prices with VAT leave.
        expect(sum(rates.map((one) => cents(one, 'cbc:TaxableAmount')))).toBe(net);
        for (const one of rates) {
          const rate = Number(treeOf(treeOf(one)['cac:TaxCategory'])['cbc:Percent']);
          const exact = (cents(one, 'cbc:TaxableAmount') * rate) / 100;
          expect(Math.abs(cents(one, 'cbc:TaxAmount') - exact)).toBeLessThanOrEqual(1);
        }
      },
    ),
  );
});
