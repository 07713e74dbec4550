import type { Domain } from '../platform/domain.ts';
import { titleOfCourse, titleOfProduct } from '../catalogue/titles.ts';
import { createProviders } from '../payments/providers.ts';
import type { JobContext } from '../platform/context.ts';
import type { Job } from '../platform/jobs.ts';
import { ownedBy, type PersonalTable } from '../platform/personal-data.ts';
import { isOrdered, leaveOrderedCodes } from './codes-store.ts';
import { readPendingOrders } from './orders-store.ts';
import { createPayments } from './payments.ts';
import { deleteOldQuotes } from './quotes/store.ts';
import { mountShopping } from './routes.ts';
import { giveUp } from './settle.ts';
import { deleteLeftCarts } from './store.ts';

/** A table whose rows belong to an order. They stay with it and are exported. */
function ofOrder(why: string, withheld: Readonly<Record<string, string>> = {}): PersonalTable {
  return {
    person: 'order_id',
    through: { table: 'orders', person: 'user_id' },
    erase: 'keep',
    isExported: true,
    withheld,
    why,
  };
}

/** Buying. */
export const shoppingDomain: Domain = {
  mount: mountShopping,
  jobs: shoppingJobs,
  beforeErasure: async (transaction, userId) => {
    // Nobody would be there to take what it buys: a payment that still arrives goes back.
    for (const id of await readPendingOrders(transaction, userId))
      await giveUp(transaction, id, 'cancelled', { kind: 'system' });
    await leaveOrderedCodes(transaction, userId);
  },
  tables: {
    personal: {
      cart_lines: ownedBy('user_id', 'what is about to be bought', { names: { course: titleOfProduct } }),
      cart_codes: ownedBy('user_id', 'discount codes on the cart'),
      checkouts: ownedBy('user_id', 'how the next order is to be paid, and the company that buys'),
      discount_codes: ownedBy('user_id', 'discount codes for this account alone', {
        outlives: {
          where: isOrdered,
          why: 'discount codes that orders name, which are kept; nobody can use them any more',
        },
      }),
      orders: {
        person: 'user_id',
        erase: 'keep',
        isExported: true,
        withheld: { fingerprint: 'a hash of the rest' },
        why: 'what was bought; accounts have to be kept for ten years',
      },
      order_lines: ofOrder('what an order holds; accounts have to be kept for ten years'),
      payments: ofOrder('how an order was paid; accounts have to be kept for ten years', {
        address: 'opens the page of the payment',
      }),
      invoices: ofOrder('invoices and credit notes; the law has them kept as they were issued'),
      order_confirmations: {
        person: 'user_id',
        erase: 'delete',
        isExported: false,
        why: 'random names of presses on a button',
      },
      course_places: {
        person: 'user_id',
        erase: 'keep',
        blanked: ['email'],
        isExported: true,
        withheld: { token_hash: 'opens the invitation' },
        names: { course: titleOfCourse },
        why: 'places that others bought; the buyer sees that they are taken',
      },
    },
    impersonal: {
      order_codes: 'go with their order, which has their sum',
      payment_events: 'go with their payment, which has what came of them',
      invoice_series: 'counters',
      quotes:
        'offered to an address before anybody is known by it; one that was ordered is kept with its order, others go after a year',
    },
  },
};

function shoppingJobs(context: JobContext): readonly Job[] {
  const payments = createPayments(context, createProviders(context.settings.payments));
  const left: Job = {
    name: 'left-guest-carts',
    schedule: '37 * * * *',
    retries: 2,
    run: () => deleteLeftCarts(context.database.executor),
  };
  const oldQuotes: Job = {
    name: 'old-quotes',
    schedule: '47 2 * * *',
    retries: 2,
    run: () => deleteOldQuotes(context.database.executor),
  };
  // Orders outlive the selling: what was paid is still to be heard of, and what is due to be given back.
  return [
    left,
    oldQuotes,
    { name: 'open-payments', schedule: '*/5 * * * *', retries: 1, run: payments.checkOpen },
    { name: 'expired-orders', schedule: '*/5 * * * *', retries: 1, run: payments.endExpired },
    { name: 'due-refunds', schedule: '*/10 * * * *', retries: 1, run: payments.refundDue },
  ];
}
