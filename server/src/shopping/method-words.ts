import type { Language, PaymentMethod } from '@medeina/contract';
import type { PaymentProvider } from '../payments/provider.ts';
import { isMessage, message } from '../platform/messages.ts';

/** The name of a payment method, also of the operator's `transfer`, or what happens next. */
export function methodWords(language: Language, code: string, part: 'detail' | 'name'): string {
  const id = `payment.${code}.${part}`;
  return isMessage(id) ? message(language, id) : code;
}

/** How a sum can be paid, the likely method first. */
export function methodsFor(
  providers: readonly PaymentProvider[],
  cents: number,
  language: Language,
): PaymentMethod[] {
  return providers
    .filter((provider) => provider.takes(cents))
    .map(({ code }) => ({
      code,
      name: methodWords(language, code, 'name'),
      detail: methodWords(language, code, 'detail'),
    }));
}
