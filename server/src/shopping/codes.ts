import { ProblemError } from '../platform/errors.ts';
import type { Executor } from '../platform/database.ts';
import {
  type CodeKind,
  type CodeRow,
  findCode,
  holdOrderCodes,
  putCartCode,
  readCartCodes,
} from './codes-store.ts';
import type { CartOwner } from './store.ts';
import type { Coupon } from './totals.ts';

/** The codes of a cart that are good now. */
export interface GoodCodes {
  readonly coupon: CodeRow | null;
  readonly voucher: CodeRow | null;
}

/** Whether the code can be used once more. */
function isGood(code: CodeRow): boolean {
  if (!code.is_valid_now || !code.is_for) return false;
  if (code.most_uses !== null && code.uses >= code.most_uses) return false;
  if (code.most_uses_each !== null && code.own_uses >= code.most_uses_each) return false;
  return code.kind === 'coupon' || leftOf(code) > 0;
}

/** What a voucher still holds, in cents. */
export function leftOf(code: CodeRow | null): number {
  return code === null || code.cents === null ? 0 : Math.max(code.cents - code.spent, 0);
}

/** What a coupon takes off. */
export function couponOf(code: CodeRow | null): Coupon | null {
  if (code === null) return null;
  if (code.percent !== null) return { percent: code.percent };
  return code.cents === null ? null : { cents: code.cents };
}

/**
 * Puts a code on a cart. What is wrong with it is not told: guesses would learn which codes there are.
 * @throws {ProblemError} `code_invalid`
 */
export async function applyCode(
  executor: Executor,
  owner: CartOwner,
  kind: CodeKind,
  text: string,
): Promise<void> {
  const userId = 'userId' in owner ? owner.userId : null;
  const code = await findCode(executor, { kind, code: text, userId });
  if (code === undefined || !isGood(code)) throw new ProblemError('code_invalid');
  await putCartCode(executor, owner, code);
}

/** Codes that ran out since they were applied count no more. */
export async function goodCodes(
  executor: Executor,
  owner: CartOwner,
  options: { readonly isHeld?: boolean } = {},
): Promise<GoodCodes> {
  const good = (await readCartCodes(executor, owner, options)).filter(isGood);
  const first = (kind: CodeKind): CodeRow | null => good.find((code) => code.kind === kind) ?? null;
  return { coupon: first('coupon'), voucher: first('voucher') };
}

/**
 * Takes the codes of an order again that had ended and is paid after all. That a code is over by now does not matter: it was
 * good when the order was made.
 * @throws {ProblemError} `code_invalid` where another order has used them up since.
 */
export async function takeCodesAgain(
  executor: Executor,
  order: { readonly id: number; readonly user_id: number | null },
): Promise<void> {
  const codes = await holdOrderCodes(executor, { id: order.id, userId: order.user_id });
  const isLeft = codes.every(
    (code) =>
      (code.most_uses === null || code.uses < code.most_uses) &&
      (code.most_uses_each === null || code.own_uses < code.most_uses_each) &&
      (code.kind === 'coupon' || leftOf(code) >= code.taken),
  );
  if (!isLeft) throw new ProblemError('code_invalid');
}
