import type { Output } from '@medeina/contract';
import { cartNames } from '../catalogue/for-carts.ts';
import { createProviders } from '../payments/providers.ts';
import type { Context } from '../platform/context.ts';
import { Answer, type CallFacts, type Session } from '../platform/endpoints/types.ts';
import { ProblemError } from '../platform/errors.ts';
import { type MessageId, message } from '../platform/messages.ts';
import { addToCart, readCart, takeFromCart, takeOver } from './cart.ts';
import { readCheckout, saveBuyer, savePaymentChoice } from './checkouts-store.ts';
import { applyCode } from './codes.ts';
import { type CodeKind, removeCartCode } from './codes-store.ts';
import { confirmCart } from './confirm.ts';
import { mountInvoices } from './invoices/routes.ts';
import { methodsFor } from './method-words.ts';
import type { OrderRow } from './orders-store.ts';
import { listOrders, ownOrder, showOrder } from './orders.ts';
import { createPayments, outcomePath, type Payments } from './payments.ts';
import { acceptInvitation, invite, listPlaces, lookAtInvitation, takeBack } from './places.ts';
import { priceCart } from './priced-cart.ts';
import { mountQuotes } from './quotes/routes.ts';
import type { CartOwner } from './store.ts';

type Caller = CallFacts & { readonly session: Session | null };

/** Mounts the calls of buying. */
export function mountShopping(context: Context): void {
  const payments = createPayments(context, createProviders(context.settings.payments));
  mountCart(context);
  mountCheckout(context, payments);
  mountOrders(context, payments);
  mountInvoices(context);
  mountPlaces(context);
  mountQuotes(context, payments.providers);
  mountProviders(context, payments);
}

function done(call: CallFacts, id: MessageId) {
  return { success: true as const, message: message(call.language, id) };
}

/** Whose cart a call is about. A person's cart takes over the one from before the login. */
async function ownerOf(context: Context, call: Caller): Promise<CartOwner> {
  if (call.session !== null) {
    const { userId } = call.session;
    if (call.guest !== null) await takeOver(context, call.guest, userId);
    return { userId };
  }
  // The mount refuses a call that names neither.
  if (call.guest === null) throw new ProblemError('bad_input');
  return { guest: call.guest };
}

function mountCart(context: Context): void {
  const { executor } = context.database;

  async function apply(call: Caller, kind: CodeKind, code: string) {
    await applyCode(executor, await ownerOf(context, call), kind, code);
    return done(call, `done.${kind}_applied`);
  }
  async function remove(call: Caller, kind: CodeKind) {
    await removeCartCode(executor, await ownerOf(context, call), kind);
    return done(call, `done.${kind}_removed`);
  }

  context.mount({
    'shopping.cart.read': async (call) => readCart(context, await ownerOf(context, call), call.language),
    'shopping.cart.add': async (call) => {
      const owner = await ownerOf(context, call);
      const { product_id: productId, quantity = 1, environment_user_id: account = null } = call.body;
      const isForTeam = quantity > 1 || call.body.for_team === true;
      await addToCart(context, owner, { productId, quantity, isForTeam, environmentUserId: account }, call);
      return readCart(context, owner, call.language);
    },
    'shopping.cart.remove': async (call) => {
      const owner = await ownerOf(context, call);
      await takeFromCart(context, owner, call.params.id);
      return readCart(context, owner, call.language);
    },
    'shopping.voucher.apply': (call) => apply(call, 'voucher', call.body.voucher),
    'shopping.voucher.remove': (call) => remove(call, 'voucher'),
    'shopping.coupon.apply': (call) => apply(call, 'coupon', call.body.coupon),
    'shopping.coupon.remove': (call) => remove(call, 'coupon'),
  });
}

/** Where an order is paid, or what became of it. */
async function wayToPay({ start }: Payments, order: OrderRow): Promise<Output<'shopping.confirm'>> {
  const facts = { order_id: order.id, status: order.status };
  if (order.status !== 'pending') return { ...facts, redirect: outcomePath(order) };
  const address = await start(order);
  return address === ''
    ? { ...facts, validate: `/api/customerorders/${String(order.id)}/check` }
    : { ...facts, redirect: address };
}

function mountCheckout(context: Context, payments: Payments): void {
  const { executor } = context.database;
  const { providers } = payments;
  context.mount({
    'shopping.paymentMethods.list': async (call) => {
      // The page may ask for this and for the cart at once, right after a login.
      const { totals } = await priceCart(executor, await ownerOf(context, call), {
        seller: context.settings.seller,
        language: call.language,
        names: await cartNames(context, call.language),
      });
      return {
        data: methodsFor(providers, totals.total, call.language),
      };
    },
    'shopping.paymentMethods.choose': async (call) => {
      const { payment_method: method, comment = '', for_team: isForTeam = false } = call.body;
      if (!providers.some(({ code }) => code === method))
        throw new ProblemError('bad_input', { fields: { payment_method: ['field_invalid'] } });
      await savePaymentChoice(executor, call.session.userId, { method, comment, isForTeam });
      return done(call, 'done.payment_method');
    },
    'shopping.company.read': async ({ session }) => {
      const checkout = await readCheckout(executor, session.userId);
      return {
        data: {
          private: !checkout.buys_as_company,
          company_name: checkout.company_name,
          company_code: checkout.company_code,
          company_address: checkout.company_address,
          company_vat: checkout.company_vat,
        },
      };
    },
    'shopping.company.save': async (call) => {
      const { body, session } = call;
      await saveBuyer(
        executor,
        session.userId,
        body.private ? null : { ...body, company_vat: body.company_vat ?? '' },
      );
      return done(call, 'done.company');
    },
    'shopping.confirm': async (call) => {
      await ownerOf(context, call);
      const { userId } = call.session;
      const paid = await payments.settleOpenOf(userId);
      const order =
        paid ??
        (await confirmCart(context, providers, {
          userId,
          language: call.language,
          idempotencyKey: call.headers['idempotency-key'],
          successPath: call.query.success_callback,
          total: call.query.total,
        }));
      await context.versions.catchUp();
      return await wayToPay(payments, order);
    },
  });
}

function mountOrders(context: Context, payments: Payments): void {
  const { providers, check, choose, cancel } = payments;
  context.mount({
    'shopping.orders.list': ({ query, session, language }) =>
      listOrders(context, { ...query, userId: session.userId }, language),
    'shopping.orders.detail': async ({ params, session, language }) => ({
      data: await showOrder(context, providers, await ownOrder(context, session.userId, params.id), language),
    }),
    'shopping.orders.check': async ({ params, session }) => {
      const order = await check(await ownOrder(context, session.userId, params.id));
      await context.versions.catchUp();
      return { order_id: order.id, status: order.status, redirect: outcomePath(order) };
    },
    'shopping.orders.pay': async ({ params, body, session }) => {
      const order = await choose(await ownOrder(context, session.userId, params.id), body.payment_method);
      await context.versions.catchUp();
      return await wayToPay(payments, order);
    },
    'shopping.orders.cancel': async ({ params, session }) => {
      const { id } = await ownOrder(context, session.userId, params.id);
      const order = await cancel(id);
      await context.versions.catchUp();
      return { order_id: order.id, status: order.status, redirect: outcomePath(order) };
    },
  });
}

function mountPlaces(context: Context): void {
  const { executor } = context.database;
  context.mount({
    'shopping.places.list': async ({ params, session }) => {
      const { id } = await ownOrder(context, session.userId, params.id);
      return { data: await listPlaces(executor, id) };
    },
    'shopping.places.invite': async ({ params, body, session }) => {
      const { userId } = session;
      const { id: orderId } = await ownOrder(context, userId, params.id);
      const outcome = await invite(context, {
        orderId,
        userId,
        productId: body.product_id,
        people: body.people,
      });
      return { data: await listPlaces(executor, orderId), ...outcome };
    },
    'shopping.places.takeBack': async ({ params, session }) => {
      const { userId } = session;
      const { id: orderId } = await ownOrder(context, userId, params.id);
      await takeBack(context, { orderId, placeId: params.place, userId });
      await context.versions.catchUp();
      return { data: await listPlaces(executor, orderId) };
    },
    'shopping.invitations.look': async ({ body }) => ({ data: await lookAtInvitation(executor, body.token) }),
    'shopping.invitations.accept': async ({ body, session }) => {
      const courseId = await acceptInvitation(context, body.token, session.userId);
      await context.versions.catchUp();
      return { data: { course_id: courseId, redirect: `/course/${String(courseId)}` } };
    },
  });
}

function mountProviders(context: Context, { notice, checkReturned }: Payments): void {
  const plainText = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };
  context.mount({
    'shopping.payments.callback': async ({ params, query, address }) =>
      new Answer(await notice(params.provider, { address, query, headers: {}, body: new Uint8Array() }), {
        headers: plainText,
      }),
    'shopping.payments.notice': async ({ params, headers, body, address }) =>
      new Answer(
        await notice(params.provider, {
          address,
          query: {},
          headers,
          body: body instanceof Uint8Array ? body : new Uint8Array(),
        }),
        { headers: plainText },
      ),
    'shopping.payments.return': async ({ query }) => {
      const { order, result } = query;
      // Coming back says nothing of the payment: the provider is asked.
      await checkReturned(order);
      await context.versions.catchUp();
      // Whoever follows the link learns nothing of the order: the page asks for it as the person who is logged in.
      const location = `/payment/${result === 'cancelled' ? 'cancelled' : 'success'}?order=${String(order)}`;
      return new Answer('', { status: 302, headers: { location, 'cache-control': 'no-store' } });
    },
  });
}
