import { headerNames, type Language, languages, languageTags, merchantId } from '@medeina/contract';
import { endpointList } from '@medeina/contract/endpoints';
import type { FastifyRequest } from 'fastify';
import { ProblemError } from '../errors.ts';
import type { Transport } from './types.ts';

/** A map, because the caller's text is the key and every plain object has a `constructor`. */
const byTag: ReadonlyMap<string, Language> = new Map(
  languages.map((language) => [languageTags[language], language]),
);
const guestId = /^[\w-]{8,128}$/;

/** A header that may come once; one that comes twice is no valid value of anything. */
function single(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return Array.isArray(value) ? value.join(',') : value;
}

const openCalls: ReadonlySet<string> = new Set(
  endpointList.filter(({ crossOrigin }) => crossOrigin === true).map(({ id }) => id),
);

/** The language in the query of a call that is open to other sites: without a header they need no preflight. */
function languageInQuery({ routeOptions, query }: FastifyRequest): Language | undefined {
  const { endpoint } = routeOptions.config;
  if (endpoint === undefined || !openCalls.has(endpoint)) return undefined;
  const asked: unknown = Object(query)['language'];
  return languages.find((language) => language === asked);
}

/** The language that the caller asks for; Lithuanian when there is none or an unknown one. Never throws: errors need it. */
export function languageOf(request: FastifyRequest): Language {
  const tag = single(request, headerNames.language);
  return (tag === undefined ? languageInQuery(request) : byTag.get(tag.toLowerCase())) ?? 'lt';
}

/** @throws {ProblemError} where the headers that every call may carry are not what they can be. */
export function refuseOtherMerchant(request: FastifyRequest): void {
  const merchant = single(request, headerNames.merchant);
  if (merchant !== undefined && merchant !== merchantId) {
    throw new ProblemError('merchant_unknown', { fields: { [headerNames.merchant]: ['field_invalid'] } });
  }
  const language = single(request, headerNames.language);
  if (language !== undefined && !byTag.has(language.toLowerCase())) {
    throw new ProblemError('bad_input', { fields: { [headerNames.language]: ['field_invalid'] } });
  }
}

/** The guest session's id, which the client makes. */
export function guestOf(request: FastifyRequest): string | null {
  const value = single(request, headerNames.guest);
  if (value === undefined || value === '') return null;
  if (!guestId.test(value)) {
    throw new ProblemError('bad_input', { fields: { [headerNames.guest]: ['field_invalid'] } });
  }
  return value;
}

/** @throws {ProblemError} where the call names another person than the one whose session it came with. */
export function refuseOtherPerson(request: FastifyRequest, userId: number): void {
  const person = single(request, headerNames.person);
  if (person !== undefined && person !== String(userId)) throw new ProblemError('other_person');
}

export function transportOf(request: FastifyRequest): Transport {
  const value = single(request, headerNames.transport);
  if (value === undefined || value === 'body') return 'body';
  if (value === 'cookie') return 'cookie';
  throw new ProblemError('bad_input', { fields: { [headerNames.transport]: ['field_invalid'] } });
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
