import type { Language } from '@medeina/contract';
import { isMessage, message } from '../platform/messages.ts';

/** The name of a payment method, or what happens next. */
export function methodWords(language: Language, code: string, part: 'detail' | 'name'): string {
  const id = `payment.${code}.${part}`;
  return isMessage(id) ? message(language, id) : code;
}
