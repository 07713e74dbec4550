import type { EnvironmentCall } from '../environment.ts';
import { EnvironmentError } from '../environment.ts';
import type { EnvironmentRow } from '../store.ts';
import { htmlOf } from './text.ts';
import type { Site } from './web-service.ts';

/** Where the site of an environment is. */
export function baseOf({ id, address }: EnvironmentRow): string {
  if (address === null) throw new EnvironmentError('away', `the environment ${id} has no address`);
  return address.replace(/\/+$/, '');
}

export function siteOf({ environment, account, language }: EnvironmentCall): Site {
  return { base: baseOf(environment), token: account.token, language };
}

/** HTML of a site, to be shown on a page of ours. */
export function shownHtml(call: EnvironmentCall, html: string): string {
  return htmlOf(html, baseOf(call.environment), (path) => call.addressOf({ path, name: fileName(path) }));
}

/** @returns null where nothing is left to be seen. */
export function shownOrNull(call: EnvironmentCall, html: string | null | undefined): string | null {
  const shown = shownHtml(call, html ?? '');
  return shown === '' ? null : shown;
}

export function fileName(path: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1);
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** What may fail without taking the rest with it: undefined then, unless it is the token that is refused. */
export async function ifTold<Result>(asked: Promise<Result>): Promise<Result | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof EnvironmentError && error.reason !== 'refused') return undefined;
    throw error;
  }
}
