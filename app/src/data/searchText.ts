import { beginningOf } from './beginningOf.ts';

/** The longest search that calls take. */
const longest = 200;

// Calls refuse control characters; in an address they can only come from a mangled link.
// oxlint-disable-next-line no-control-regex
const controls = /[\u0000-\u001f\u007f]/g;

/** A search as calls accept it: trimmed, cut to length, without control characters. */
export const searchOf = (text: string): string =>
  beginningOf(text.replace(controls, ' ').trim(), longest).trim();
