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
    summary: 'The cart of a guest session; a login makes it the person’s.',
    failures: [],
  },
  'shopping.cart.add': {
    ...ofCart,
    summary: 'Adds a product to the cart or changes its quantity; answers the cart.',
    body: cartBody,
    failures: [409],
  },
  'shopping.cart.remove': {
    ...ofCart,
    owner: { in: 'params', name: 'id', foreign: 404 },
    idempotent: false,
    summary: 'Removes a line from the cart by its key; answers the cart.',
    params: idParams,
    failures: [],
  },
});
