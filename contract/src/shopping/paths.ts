/** Calls of buying. All of them answer 404 `shopping_off` where shopping is off. */
export const shoppingPaths = {
  'shopping.cart.read': { method: 'GET', path: '/api/cart' },
  'shopping.cart.add': { method: 'POST', path: '/api/cart' },
  'shopping.cart.remove': { method: 'DELETE', path: '/api/cart/{id}' },
} as const;
