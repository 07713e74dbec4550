import { z } from 'zod';
import { dataOf, done, idParams } from '../common.ts';
import { endpointsOf, personal, publicRead } from '../endpoint.ts';
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
  orderQuery,
  paymentChoice,
  paymentMethod,
  providerParams,
  providerQuery,
  returnQuery,
  voucherBody,
} from './order-schemas.ts';
import { shoppingPaths } from './paths.ts';
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
  'shopping.orders.cancel': {
    ...ofOrder,
    summary: 'Ends an unpaid order and gives its seats back. One that was paid meanwhile stays paid.',
    responses: { 200: checkedOrder },
    failures: [],
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
    failures: [404],
    produces: 'text/html',
  },
});
