import { z } from 'zod';
import { dataOf, done, idParams } from '../common.ts';
import { endpointsOf, personal, publicRead } from '../endpoint.ts';
import { invoice, invoiceQuery, printedInvoiceQuery } from './invoice-schemas.ts';
import {
  checkedOrder,
  company,
  companyBody,
  confirmation,
  confirmHeaders,
  confirmQuery,
  couponBody,
  orderDetail,
  orderList,
  orderPayment,
  orderQuery,
  paymentChoice,
  paymentMethod,
  providerParams,
  providerQuery,
  returnQuery,
  voucherBody,
} from './order-schemas.ts';
import { shoppingPaths } from './paths.ts';
import {
  accepted,
  invitation,
  invitationBody,
  invitationToken,
  invited,
  placeList,
  placeParams,
} from './place-schemas.ts';
import { orderedQuote, quote, quoteFileBody, quoteOrderBody, quoteToken } from './quote-schemas.ts';
import { cart, cartBody } from './schemas.ts';

const ofCart = {
  ...publicRead,
  auth: 'guest',
  feature: 'shopping',
  responses: { 200: cart },
} as const;

const ofCode = { ...ofCart, responses: { 200: done } } as const;

const ofBuyer = { ...personal, feature: 'shopping' } as const;

const ofOrder = {
  ...ofBuyer,
  owner: { in: 'params', name: 'id', foreign: 404 },
  params: idParams,
} as const;

/** What payment providers call or send the browser to. What they say is verified, whoever brings it. */
const ofProvider = { ...publicRead, feature: 'shopping', idempotent: true, params: providerParams } as const;

export const shoppingEndpoints = endpointsOf(shoppingPaths, {
  'shopping.cart.read': {
    ...ofCart,
    summary: 'The cart of a guest session; a login makes it the person’s.',
    failures: [],
  },
  'shopping.cart.add': {
    ...ofCart,
    summary:
      'Adds a product to the cart or changes its quantity; answers the cart. Who has no account in the course’s environment gets 409 `environment_account_needed`; a guest 401.',
    body: cartBody,
    failures: [401, 403, 409],
  },
  'shopping.cart.remove': {
    ...ofCart,
    owner: { in: 'params', name: 'id', foreign: 404 },
    idempotent: false,
    summary: 'Removes a line from the cart by its key; answers the cart.',
    params: idParams,
    failures: [],
  },
  'shopping.voucher.apply': {
    ...ofCode,
    limit: 'codes',
    summary: 'Applies a voucher to the cart in place of the one before. A wrong code answers 400.',
    body: voucherBody,
    failures: [],
  },
  'shopping.voucher.remove': { ...ofCode, summary: 'Takes the voucher off the cart.', failures: [] },
  'shopping.coupon.apply': {
    ...ofCode,
    limit: 'codes',
    summary: 'Applies a coupon to the cart in place of the one before. A wrong code answers 400.',
    body: couponBody,
    failures: [],
  },
  'shopping.coupon.remove': { ...ofCode, summary: 'Takes the coupon off the cart.', failures: [] },
  'shopping.paymentMethods.list': {
    ...ofBuyer,
    summary: 'How the person’s cart can be paid, the likely method first.',
    responses: { 200: dataOf(paymentMethod.array()) },
    failures: [],
  },
  'shopping.paymentMethods.choose': {
    ...ofBuyer,
    summary: 'Chooses how to pay and accepts the terms, for the order that is confirmed next.',
    body: paymentChoice,
    responses: { 200: done },
    failures: [],
  },
  'shopping.company.read': {
    ...ofBuyer,
    summary: 'The company that the person bought as, if any, and whether they buy as a person.',
    responses: { 200: dataOf(company) },
    failures: [],
  },
  'shopping.company.save': {
    ...ofBuyer,
    summary: 'Buys as a company, or as a person.',
    body: companyBody,
    responses: { 200: done },
    failures: [],
  },
  'shopping.confirm': {
    ...ofBuyer,
    idempotent: false,
    summary:
      'Makes an order of the cart, holds its seats and says where it is paid. The same Idempotency-Key gets the same order.',
    headers: confirmHeaders,
    query: confirmQuery,
    responses: { 200: confirmation },
    failures: [409],
  },
  'shopping.orders.list': {
    ...ofBuyer,
    summary: 'The person’s orders, the newest first.',
    query: orderQuery,
    responses: { 200: orderList },
    failures: [],
  },
  'shopping.orders.detail': {
    ...ofOrder,
    summary: 'An order of the person.',
    responses: { 200: dataOf(orderDetail) },
    failures: [],
  },
  'shopping.orders.check': {
    ...ofOrder,
    summary:
      'Asks the provider how an unpaid order stands, and pays a free one; answers the order as it is then.',
    responses: { 200: checkedOrder },
    failures: [409],
  },
  'shopping.orders.pay': {
    ...ofOrder,
    summary:
      'Says where an unpaid order is paid by a method; again, the same. One that is paid or has ended says so by its status.',
    body: orderPayment,
    responses: { 200: confirmation },
    failures: [],
  },
  'shopping.orders.cancel': {
    ...ofOrder,
    summary: 'Ends an unpaid order and gives its seats back. One that was paid meanwhile stays paid.',
    responses: { 200: checkedOrder },
    failures: [],
  },
  'shopping.invoices.detail': {
    ...ofOrder,
    summary: 'The invoice of a paid order, or the credit note of a refunded one, in the asked language.',
    query: invoiceQuery,
    responses: { 200: dataOf(invoice) },
    failures: [],
  },
  'shopping.invoices.print': {
    ...ofOrder,
    summary: 'The invoice as a page to print, which needs nothing else.',
    query: printedInvoiceQuery,
    responses: { 200: z.unknown() },
    failures: [],
    produces: 'text/html',
  },
  'shopping.invoices.pdf': {
    ...ofOrder,
    limit: 'documents',
    summary: 'The invoice as a PDF to keep.',
    query: printedInvoiceQuery,
    responses: { 200: z.unknown() },
    failures: [],
    produces: 'application/pdf',
  },
  'shopping.invoices.ubl': {
    ...ofOrder,
    summary:
      'A company’s invoice as a UBL file after EN 16931, which accounting programs and public buyers read. One to a person answers 409.',
    query: invoiceQuery,
    responses: { 200: z.unknown() },
    failures: [409],
    produces: 'application/xml',
  },
  'shopping.places.list': {
    ...ofOrder,
    summary: 'The places of an order for others: who was invited, who accepted, how far they are.',
    responses: { 200: placeList },
    failures: [],
  },
  'shopping.places.invite': {
    ...ofOrder,
    limit: 'codes',
    idempotent: false,
    summary:
      'Gives free places of a product to e-mail addresses and sends each an invitation; one that was not accepted is sent again.',
    body: invitationBody,
    responses: { 200: invited },
    failures: [409],
  },
  'shopping.places.takeBack': {
    ...ofOrder,
    idempotent: false,
    summary: 'Makes a place free again that nobody took, or whose course was not begun.',
    params: placeParams,
    responses: { 200: placeList },
    failures: [409],
  },
  'shopping.invitations.look': {
    ...publicRead,
    feature: 'shopping',
    summary: 'What an invitation is for.',
    body: invitationToken,
    responses: { 200: dataOf(invitation) },
    failures: [404],
  },
  'shopping.invitations.accept': {
    ...ofBuyer,
    idempotent: false,
    summary: 'Takes the place of an invitation: the person has the course then.',
    body: invitationToken,
    responses: { 200: dataOf(accepted) },
    failures: [404, 409],
  },
  'shopping.quotes.look': {
    ...publicRead,
    feature: 'shopping',
    summary:
      'A quote, for whoever has its link. One that is used, withdrawn or over says so; an unknown link answers 404.',
    body: quoteToken,
    responses: { 200: dataOf(quote) },
    failures: [404],
  },
  'shopping.quotes.pdf': {
    ...publicRead,
    limit: 'documents',
    feature: 'shopping',
    summary: 'A quote that can be ordered as a PDF to keep, with its link.',
    body: quoteFileBody,
    responses: { 200: z.unknown() },
    failures: [404, 409],
    produces: 'application/pdf',
  },
  'shopping.quotes.order': {
    ...ofBuyer,
    summary:
      'Makes an order of a quote at its prices and holds its seats, once; for the same person again, the same order.',
    body: quoteOrderBody,
    responses: { 200: dataOf(orderedQuote) },
    failures: [404, 409],
  },
  'shopping.payments.callback': {
    ...ofProvider,
    summary: 'A provider tells of a payment by an address. A forged message answers 400 and changes nothing.',
    query: providerQuery,
    responses: { 200: z.unknown() },
    failures: [404],
    produces: 'text/plain',
  },
  'shopping.payments.notice': {
    ...ofProvider,
    summary: 'A provider tells of a payment by a body. A forged message answers 400 and changes nothing.',
    headers: z.looseObject({}),
    consumes: 'raw',
    body: z.unknown(),
    responses: { 200: z.unknown() },
    failures: [404],
    produces: 'text/plain',
  },
  'shopping.payments.return': {
    ...ofProvider,
    idempotent: false,
    summary: 'Where a provider sends the browser back to: asks how the payment stands and leads on.',
    query: returnQuery,
    responses: { 302: z.unknown() },
    failures: [],
    produces: 'text/html',
  },
});
