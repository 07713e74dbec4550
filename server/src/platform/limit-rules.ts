import type { Limit } from '@medeina/contract/endpoints';

/** How often something may happen: per session, per address, in a window of seconds. */
export interface LimitRule {
  readonly windowSeconds: number;
  readonly perSession?: number;
  readonly perAddress?: number;
  /** Each is counted in the database by itself; of the others some are reserved at once. */
  readonly isExact: boolean;
  /** What is refused does not count for its session, only for its address: mistakes in a form are none of those few. */
  readonly forgivesSession?: true;
}

/**
 * `render`: pages and pictures made because none was kept; `guests`: searches of all guests together; `carts`: carts that
 * guests begin. The others are those of the contract's calls.
 */
export type LimitName = Exclude<Limit, 'none'> | 'carts' | 'guests' | 'render';

/** The limits by name. */
export type LimitRules = Readonly<Record<LimitName, LimitRule>>;

/** A hospital is one address, so an address may do much more than a session. */
export const usualLimits: LimitRules = {
  default: { windowSeconds: 60, perSession: 600, perAddress: 6000, isExact: false },
  search: { windowSeconds: 60, perSession: 120, perAddress: 6000, isExact: false },
  // Whoever makes up a guest's id for each search gets no further than ten people do.
  guests: { windowSeconds: 60, perAddress: 1200, isExact: false },
  // Each stays for thirty days, and a guest's id is made up as easily as asked for.
  carts: { windowSeconds: 3600, perAddress: 400, isExact: true },
  // Each takes some 20 ms of the one thread: eight a second are a sixth of it. A short window, so that a burst is short
  // and nobody waits long.
  render: { windowSeconds: 2, perAddress: 16, isExact: false },
  // Documents drawn as PDF take up to twice that; whoever has thirty certificates may keep them all.
  documents: { windowSeconds: 60, perSession: 30, perAddress: 180, isExact: false },
  // Wrong passwords and attempts by account are counted where accounts are known: in `auth`.
  login: { windowSeconds: 60, perAddress: 60, isExact: true },
  // Each can send a mail; to one account three an hour, counted in `auth`.
  forgotten: { windowSeconds: 3600, perAddress: 60, isExact: true },
  register: { windowSeconds: 3600, perAddress: 60, isExact: true },
  contact: { windowSeconds: 3600, perSession: 5, perAddress: 60, isExact: true, forgivesSession: true },
  // Some two posts a minute are more than anybody writes; a school may be one address.
  forum: { windowSeconds: 600, perSession: 20, perAddress: 600, isExact: true, forgivesSession: true },
  // Each is some megabytes to hold and a second to draw anew; a hundred people at one address may hand in thirty each. A file
  // of a form names its person in its body, so it is counted for them once that is read.
  uploads: { windowSeconds: 600, perSession: 60, perAddress: 3000, isExact: true },
  // Each reads all tables. What is refused for want of a further proof is none of the ten.
  export: { windowSeconds: 3600, perSession: 10, perAddress: 300, isExact: true, forgivesSession: true },
  // What is typed is tried as a voucher, then as a coupon: twenty codes an hour.
  codes: { windowSeconds: 3600, perSession: 40, perAddress: 400, isExact: true },
};

const change = /^(?<name>\w+)\.(?<who>session|address)=(?<most>[1-9]\d{0,8})$/;
const isLimit = (name: string): name is LimitName => Object.hasOwn(usualLimits, name);

/**
 * The usual limits with some changed, as the setting `LIMITS` writes it: `register.address=500,contact.session=20`.
 * Undefined when it is not written so.
 */
export function changedLimits(text: string): LimitRules | undefined {
  const rules: Record<LimitName, LimitRule> = { ...usualLimits };
  for (const part of text.split(',')) {
    const { name = '', who = '', most = '' } = change.exec(part.trim())?.groups ?? {};
    if (!isLimit(name)) return undefined;
    rules[name] = { ...rules[name], [who === 'session' ? 'perSession' : 'perAddress']: Number(most) };
  }
  return rules;
}
