import { dataOf, idParams } from '../common.ts';
import { endpointsOf, publicRead } from '../endpoint.ts';
import { shoppingPaths } from './paths.ts';
import { cart, cartBody } from './schemas.ts';

const ofCart = {
  ...publicRead,
  auth: 'guest',
  feature: 'shopping',
  responses: { 200: dataOf(cart) },
} as const;

export const shoppingEndpoints = endpointsOf(shoppingPaths, {
  'shopping.cart.read': {
    ...ofCart,
    summary: 'The cart of a guest session; after the login that session’s cart is the person’s.',
    failures: [],
  },
  'shopping.cart.add': {
    ...ofCart,
    summary: 'Puts a product into the cart, or changes how many of it are there, and answers the cart.',
    body: cartBody,
    failures: [409],
  },
  'shopping.cart.remove': {
    ...ofCart,
    owner: { in: 'params', name: 'id', foreign: 404 },
    idempotent: false,
    summary: 'Takes a line out of the cart by its key, and answers the cart.',
    params: idParams,
    failures: [],
  },
});
