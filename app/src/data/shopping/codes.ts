import type { Cart } from '@medeina/contract';
import { useCallback } from 'react';
import { CallError } from '../../session/transport.ts';
import { useAct } from '../hooks.ts';

/** A voucher is money, a coupon takes something off. A cart has one of each at most. */
export type CodeKind = 'coupon' | 'voucher';
const codeKinds = ['voucher', 'coupon'] as const satisfies readonly CodeKind[];

export interface Codes {
  /** Tries the code as a voucher, then as a coupon. Throws a `CallError`. @returns what the server says of it. */
  readonly apply: (code: string) => Promise<{ readonly kind: CodeKind; readonly message: string }>;
  readonly remove: (kind: CodeKind) => Promise<{ readonly message: string }>;
}

/** Changes the codes of the cart; who calls reads the cart again. */
export function useCodes(): Codes {
  const act = useAct();
  const apply = useCallback(
    async (code: string) => {
      try {
        const { message } = await act('shopping.voucher.apply', { body: { voucher: code } }, { quiet: true });
        return { kind: 'voucher', message } as const;
      } catch (error) {
        if (!(error instanceof CallError) || error.status !== 400) throw error;
      }
      const { message } = await act('shopping.coupon.apply', { body: { coupon: code } }, { quiet: true });
      return { kind: 'coupon', message } as const;
    },
    [act],
  );
  const remove = useCallback(
    (kind: CodeKind) =>
      kind === 'voucher'
        ? act('shopping.voucher.remove', {}, { quiet: true })
        : act('shopping.coupon.remove', {}, { quiet: true }),
    [act],
  );
  return { apply, remove };
}

/** The kinds of code that the cart has. */
export function appliedKinds(cart: Cart): CodeKind[] {
  return codeKinds.filter((kind) => cart[kind] !== null);
}
