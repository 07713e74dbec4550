import { createHmac, timingSafeEqual } from 'node:crypto';

/** Addresses of calendars: `/calendar/<key>.<signature>/medeina.ics`. */

export function calendarPath(secret: Buffer, key: string): string {
  return `/calendar/${key}.${signature(secret, key)}/medeina.ics`;
}

/** The key of an address; undefined where it is not ours. */
export function readCalendarToken(secret: Buffer, token: string): string | undefined {
  const [, key, given] = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{43})$/.exec(token) ?? [];
  if (key === undefined || given === undefined) return undefined;
  return timingSafeEqual(Buffer.from(signature(secret, key)), Buffer.from(given)) ? key : undefined;
}

function signature(secret: Buffer, key: string): string {
  return createHmac('sha256', secret).update(key).digest('base64url');
}
