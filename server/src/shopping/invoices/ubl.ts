import { escapeMarkup } from '../../platform/escape-markup.ts';
import { message } from '../../platform/messages.ts';
import type { InvoiceDocument, InvoiceLine } from './document.ts';

/** Invoices as UBL 2.1 after EN 16931, the form that accounting programs and public buyers read. */

/** Private people have no use for the file, and their country, which it must name, is not known. */
export function hasUbl({ buyer }: InvoiceDocument): boolean {
  return buyer.code !== null;
}

/** A tag with its text or with what is in it; null is left out. */
type Node = readonly [
  name: string,
  content: string | readonly (Node | null)[],
  attributes?: Readonly<Record<string, string>>,
];

const xmlns = 'urn:oasis:names:specification:ubl:schema:xsd:';

/** A code in the list UNCL4461: paid online, at a bank or elsewhere. */
const onlinePayment = '68';

export function writeUbl(document: InvoiceDocument): string {
  const isCredit = document.kind === 'credit_note';
  const root = isCredit ? 'CreditNote' : 'Invoice';
  const attributes = {
    xmlns: `${xmlns}${root}-2`,
    'xmlns:cac': `${xmlns}CommonAggregateComponents-2`,
    'xmlns:cbc': `${xmlns}CommonBasicComponents-2`,
  };
  return `<?xml version="1.0" encoding="UTF-8"?>\n${write([root, nodesOf(document, isCredit), attributes])}\n`;
}

function write([name, content, attributes = {}]: Node): string {
  const facts = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeMarkup(value)}"`);
  const inner =
    typeof content === 'string'
      ? escapeMarkup(content)
      : content.flatMap((node) => (node === null ? [] : [write(node)])).join('');
  return `<${name}${facts.join('')}>${inner}</${name}>`;
}

function amount(name: string, cents: number): Node {
  return [name, (cents / 100).toFixed(2), { currencyID: 'EUR' }];
}

function nodesOf(document: InvoiceDocument, isCredit: boolean): (Node | null)[] {
  const { lines, taxes, language } = document;
  const net = taxes.reduce((sum, one) => sum + one.net, 0);
  const gross = net + document.tax;
  // An invoice is written once it is paid; of a credit note, what a voucher had paid is on the voucher again.
  const settled = isCredit ? document.voucher : gross;
  return [
    ['cbc:CustomizationID', 'urn:cen.eu:en16931:2017'],
    ['cbc:ID', document.number],
    ['cbc:IssueDate', document.date],
    isCredit ? ['cbc:CreditNoteTypeCode', '381'] : ['cbc:InvoiceTypeCode', '380'],
    ['cbc:DocumentCurrencyCode', 'EUR'],
    ['cac:OrderReference', [['cbc:ID', String(document.orderId)]]],
    document.corrects === null
      ? null
      : ['cac:BillingReference', [['cac:InvoiceDocumentReference', [['cbc:ID', document.corrects]]]]],
    ['cac:AccountingSupplierParty', [sellerNode(document)]],
    ['cac:AccountingCustomerParty', [buyerNode(document)]],
    ['cac:PaymentMeans', [['cbc:PaymentMeansCode', onlinePayment]]],
    settled < gross ? ['cac:PaymentTerms', [['cbc:Note', message(language, 'invoice.refund')]]] : null,
    [
      'cac:TaxTotal',
      [
        amount('cbc:TaxAmount', document.tax),
        ...taxes.map((one): Node => [
          'cac:TaxSubtotal',
          [
            amount('cbc:TaxableAmount', one.net),
            amount('cbc:TaxAmount', one.tax),
            categoryNode('cac:TaxCategory', document, one.rate),
          ],
        ]),
      ],
    ],
    [
      'cac:LegalMonetaryTotal',
      [
        amount('cbc:LineExtensionAmount', net),
        amount('cbc:TaxExclusiveAmount', net),
        amount('cbc:TaxInclusiveAmount', gross),
        settled === 0 ? null : amount('cbc:PrepaidAmount', settled),
        amount('cbc:PayableAmount', gross - settled),
      ],
    ],
    ...lines.map((line, at) => lineNode(document, line, at, isCredit)),
  ];
}

/** Discounts are in the price: with the quantity as its base it is exact, whatever it is divided by. */
function lineNode(document: InvoiceDocument, line: InvoiceLine, at: number, isCredit: boolean): Node {
  const quantity = String(line.quantity);
  const pieces = { unitCode: 'C62' };
  return [
    isCredit ? 'cac:CreditNoteLine' : 'cac:InvoiceLine',
    [
      ['cbc:ID', String(at + 1)],
      [isCredit ? 'cbc:CreditedQuantity' : 'cbc:InvoicedQuantity', quantity, pieces],
      amount('cbc:LineExtensionAmount', line.net),
      [
        'cac:Item',
        [
          line.description === '' ? null : ['cbc:Description', line.description],
          ['cbc:Name', line.name],
          categoryNode('cac:ClassifiedTaxCategory', document, line.rate),
        ],
      ],
      ['cac:Price', [amount('cbc:PriceAmount', line.net), ['cbc:BaseQuantity', quantity, pieces]]],
    ],
  ];
}

/** S: taxed, E: exempt, O: by a seller who is not registered. Reasons stand with the sums, not with the lines. */
function categoryNode(name: string, { seller, language }: InvoiceDocument, rate: number): Node {
  const isSum = name === 'cac:TaxCategory';
  const scheme: Node = ['cac:TaxScheme', [['cbc:ID', 'VAT']]];
  if (seller.vat === '')
    return [
      name,
      [
        ['cbc:ID', 'O'],
        isSum ? ['cbc:TaxExemptionReasonCode', 'VATEX-EU-O'] : null,
        isSum ? ['cbc:TaxExemptionReason', message(language, 'invoice.untaxed')] : null,
        scheme,
      ],
    ];
  const isExempt = rate === 0;
  return [
    name,
    [
      ['cbc:ID', isExempt ? 'E' : 'S'],
      ['cbc:Percent', String(rate / 100)],
      isSum && isExempt ? ['cbc:TaxExemptionReason', message(language, 'invoice.exempt')] : null,
      scheme,
    ],
  ];
}

/** Countries that begin a VAT number: of the Union, with Northern Ireland (XI) and Greece (EL) as they write it, and others. */
const vatCountries = new Set(
  (
    'AT BE BG CY CZ DE DK EE EL ES FI FR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK XI ' +
    'CH GB IS LI MD ME MK NO RS TR UA'
  ).split(' '),
);

/** The country of a VAT number, which EN 16931 wants (BR-CO-09). People may have written another number into the field. */
function vatCountry(vat: string | null): string | undefined {
  const prefix = /^([A-Z]{2})[A-Z0-9]{2,14}$/.exec(vat ?? '')?.[1];
  return prefix !== undefined && vatCountries.has(prefix) ? prefix : undefined;
}

function vatNode(vat: string | null): Node | null {
  if (vat === null || vat === '') return null;
  return [
    'cac:PartyTaxScheme',
    [
      ['cbc:CompanyID', vat],
      ['cac:TaxScheme', [['cbc:ID', 'VAT']]],
    ],
  ];
}

function legalNode(name: string, code: string | null): Node {
  return [
    'cac:PartyLegalEntity',
    [['cbc:RegistrationName', name], code === null || code === '' ? null : ['cbc:CompanyID', code]],
  ];
}

function countryNode(code: string): Node {
  return ['cac:Country', [['cbc:IdentificationCode', code]]];
}

/** Where a party takes such files: in Lithuania by its company code (scheme 0200), elsewhere by e-mail. */
function endpointNode(country: string, code: string | null, email: string): Node | null {
  if (country === 'LT' && code !== null) return ['cbc:EndpointID', code, { schemeID: '0200' }];
  return email === '' ? null : ['cbc:EndpointID', email, { schemeID: 'EM' }];
}

function sellerNode({ seller }: InvoiceDocument): Node {
  return [
    'cac:Party',
    [
      endpointNode(seller.country, seller.code, seller.email),
      [
        'cac:PostalAddress',
        [
          ['cbc:StreetName', seller.address],
          ['cbc:CityName', seller.city],
          ['cbc:PostalZone', seller.postcode],
          countryNode(seller.country),
        ],
      ],
      vatNode(seller.vat),
      legalNode(seller.name, seller.code),
      ['cac:Contact', [['cbc:ElectronicMail', seller.email]]],
    ],
  ];
}

/** By the VAT number, which writes two of them in its own way; a company without one is of the seller's country. */
function buyerCountry({ buyer, seller }: InvoiceDocument): string {
  const prefix = vatCountry(buyer.vat);
  if (prefix === 'EL') return 'GR';
  if (prefix === 'XI') return 'GB';
  return prefix ?? seller.country;
}

function buyerNode(document: InvoiceDocument): Node {
  const { buyer, seller } = document;
  const country = buyerCountry(document);
  return [
    'cac:Party',
    [
      endpointNode(country, buyer.code, buyer.email),
      [
        'cac:PostalAddress',
        [buyer.address === null ? null : ['cbc:StreetName', buyer.address], countryNode(country)],
      ],
      // Where VAT is no matter of the seller's, the buyer's number is none either.
      seller.vat === '' || vatCountry(buyer.vat) === undefined ? null : vatNode(buyer.vat),
      legalNode(buyer.name, buyer.code),
      buyer.email === '' ? null : ['cac:Contact', [['cbc:ElectronicMail', buyer.email]]],
    ],
  ];
}
