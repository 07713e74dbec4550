import { languages } from '@medeina/contract';

const daysValid = 180;
const day = 24 * 60 * 60 * 1000;

/**
 * Where somebody who found a hole may tell of it (RFC 9116). It is valid for half a year from the day that it is asked for,
 * so that it never runs out while the site stands.
 * @param origin where the site is, without a slash at the end.
 */
export function securityText(origin: string, now: number): string {
  const expires = new Date((Math.floor(now / day) + daysValid) * day);
  return [
    `Contact: ${origin}/contacts`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n');
}
