import type { SignedInDevice } from '@medeina/contract';
import { parse } from 'bowser';

/** Kinds of the library's that have a word of ours. */
const kinds: Readonly<Record<string, SignedInDevice['kind']>> = {
  desktop: 'computer',
  mobile: 'phone',
  tablet: 'tablet',
};

/** The device as a `User-Agent` header describes it. */
export function describeDevice(userAgent: string): SignedInDevice {
  // The library refuses nothing at all.
  const { browser, os, platform } = parse(userAgent || ' ');
  return {
    kind: kinds[platform.type ?? ''] ?? 'other',
    browser: browser.name || null,
    system: os.name || null,
  };
}
