import type { Domain } from '../platform/domain.ts';
import { titleOfProduct } from '../catalogue/titles.ts';
import { ownedBy } from '../platform/personal-data.ts';
import { mountShopping } from './routes.ts';
import { deleteLeftCarts } from './store.ts';

/** Buying. */
export const shoppingDomain: Domain = {
  mount: mountShopping,
  jobs: ({ database }) => [
    {
      name: 'left-guest-carts',
      schedule: '37 * * * *',
      retries: 2,
      run: () => deleteLeftCarts(database.executor),
    },
  ],
  tables: {
    personal: {
      cart_lines: ownedBy('user_id', 'what is about to be bought', { names: { course: titleOfProduct } }),
    },
    impersonal: {},
  },
};
