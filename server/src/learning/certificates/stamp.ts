import { homeTimeZone } from '@medeina/contract';
import type { Context } from '../../platform/context.ts';
import type { Executor } from '../../platform/database.ts';
import { raiseVersion } from '../../platform/versions.ts';
import { readNumber } from './number.ts';

/** Makes kept pages about a certificate stale. The last statement of a transaction. */
export async function renewStamp(executor: Executor, number: string): Promise<void> {
  await raiseVersion(executor, versionOf(number));
}

function versionOf(number: string): string {
  return `certificate:${number}`;
}

const page = /^\/certificates\/verify\/([^/]+)/;
const dayFormat = new Intl.DateTimeFormat('sv-SE', { timeZone: homeTimeZone });

/** Adds to the stamps of pages what those about a certificate depend on: whether it was revoked, and the day. */
export function withCertificates(
  { versions }: Pick<Context, 'versions'>,
  stampOf: (url: string) => Promise<string>,
): (url: string) => Promise<string> {
  return async (url) => {
    const stamp = await stampOf(url);
    const [path = ''] = url.split('?', 1);
    // The router decodes it, too: any letter of an address may be written in percent signs.
    const typed = page.exec(decodeURIComponent(path))?.[1];
    if (typed === undefined) return stamp;
    const number = readNumber(typed);
    return `${stamp}:${number === undefined ? '' : versions.of(versionOf(number))}:${dayFormat.format(new Date())}`;
  };
}
