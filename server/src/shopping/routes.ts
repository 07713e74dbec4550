import type { Context } from '../platform/context.ts';
import type { CallFacts, Session } from '../platform/endpoints/types.ts';
import { ProblemError } from '../platform/errors.ts';
import { addToCart, readCart, takeFromCart, takeOver } from './cart.ts';
import type { CartOwner } from './store.ts';

/** Mounts the calls of buying. */
export function mountShopping(context: Context): void {
  /** Whose cart a call is about. A person's cart takes over the one from before the login. */
  async function ownerOf(call: CallFacts & { readonly session: Session | null }): Promise<CartOwner> {
    if (call.session !== null) {
      const { userId } = call.session;
      if (call.guest !== null) await takeOver(context, call.guest, userId);
      return { userId };
    }
    // The mount refuses a call that names neither.
    if (call.guest === null) throw new ProblemError('bad_input');
    return { guest: call.guest };
  }

  context.mount({
    'shopping.cart.read': async (call) => ({
      data: await readCart(context, await ownerOf(call), call.language),
    }),
    'shopping.cart.add': async (call) => {
      const owner = await ownerOf(call);
      const { product_id: productId, quantity = 1 } = call.body;
      await addToCart(context, owner, { productId, quantity });
      return { data: await readCart(context, owner, call.language) };
    },
    'shopping.cart.remove': async (call) => {
      const owner = await ownerOf(call);
      await takeFromCart(context, owner, call.params.id);
      return { data: await readCart(context, owner, call.language) };
    },
  });
}
