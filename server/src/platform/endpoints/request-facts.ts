import { type Language } from '@medeina/contract';
import type { FastifyRequest } from 'fastify';
import { ProblemError } from '../errors.ts';
import type { Transport } from './types.ts';

/** No plain object: the caller's text is looked up, and every object has a `constructor`. */
const languages: ReadonlyMap<string, Language> = new Map([
  ['lt-lt', 'lt'],
  ['en-gb', 'en'],
  ['ru-ru', 'ru'],
]);
const guestId = /^[\w-]{8,128}$/;

/** A header that may come once; one that comes twice is no valid value of anything. */
function single(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return Array.isArray(value) ? value.join(',') : value;
}

/** The language that the caller asks for; Lithuanian when there is none or an unknown one. Never throws: errors need it. */
export function languageOf(request: FastifyRequest): Language {
  return languages.get(single(request, 'x-oc-merchant-language')?.toLowerCase() ?? '') ?? 'lt';
}

/** @throws {ProblemError} where the headers that every call may carry are not what they can be. */
export function refuseOtherMerchant(request: FastifyRequest): void {
  const merchant = single(request, 'x-oc-merchant-id');
  if (merchant !== undefined && merchant !== 'medeina') {
    throw new ProblemError('merchant_unknown', { fields: { 'x-oc-merchant-id': ['field_invalid'] } });
  }
  const language = single(request, 'x-oc-merchant-language');
  if (language !== undefined && !languages.has(language.toLowerCase())) {
    throw new ProblemError('bad_input', { fields: { 'x-oc-merchant-language': ['field_invalid'] } });
  }
}

/** The guest session's id, which the client makes. */
export function guestOf(request: FastifyRequest): string | null {
  const value = single(request, 'x-oc-session');
  if (value === undefined || value === '') return null;
  if (!guestId.test(value)) {
    throw new ProblemError('bad_input', { fields: { 'x-oc-session': ['field_invalid'] } });
  }
  return value;
}

export function transportOf(request: FastifyRequest): Transport {
  const value = single(request, 'x-token-transport');
  if (value === undefined || value === 'body') return 'body';
  if (value === 'cookie') return 'cookie';
  throw new ProblemError('bad_input', { fields: { 'x-token-transport': ['field_invalid'] } });
}

/**
 * Whether cookies are Secure. On an https site always, whatever a proxy in between says of the request. On http,
 * browsers keep such cookies on localhost alone; anywhere else they would drop them, so there sign-in falls back to
 * cookies without `Secure` and without the `__Host-` prefix.
 * @param origin of the site.
 */
export function isSecureRequest(request: FastifyRequest, origin: string): boolean {
  return origin.startsWith('https:') || request.protocol === 'https' || request.hostname === 'localhost';
}
