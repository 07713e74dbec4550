import type { Limit } from '@medeina/contract/endpoints';
import { sql } from 'kysely';
import type { Executor } from './database.ts';
import { ProblemError } from './errors.ts';
import type { LimitName, LimitRule, LimitRules } from './limit-rules.ts';
import type { Log } from './log.ts';

/** Counts what is done, on PostgreSQL, so that every instance sees the same. */
export interface Limits {
  /**
   * Counts a call of an address: before anything else, so that what is refused counts as well.
   * @throws {ProblemError} `too_many_requests` with the seconds until the window ends.
   */
  countAddress(limit: LimitName | 'none', address: string): Promise<void> | undefined;
  /**
   * Counts a call of a session, after its address: callers make up ids of guest sessions as they like.
   * @param session the session's or guest session's id, null when there is none.
   * @throws {ProblemError} `too_many_requests` with the seconds until the window ends.
   */
  countSession(limit: Limit, session: string | null): Promise<void> | undefined;
  /** Takes the count of a session back whose call was refused, where the limit forgives that. */
  forgiveSession(limit: Limit, session: string | null): Promise<void> | undefined;
  /**
   * Counts an event under a key of the caller's, or `by` of them, exactly; -1 takes one back. Returns the count within the
   * window and its seconds left.
   */
  add(key: string, windowSeconds: number, by?: number): Promise<{ count: number; secondsLeft: number }>;
  stop(): Promise<void>;
}

interface Counter {
  readonly key: string;
  readonly windowStart: number;
  readonly windowSeconds: number;
  readonly most: number;
  /** Reserved in the database and not used yet: so many pass without asking. */
  left: number;
  /** To be added with the next statement: what passed without a reservation, less what is given back. */
  debt: number;
  /** What all instances together had reserved when last asked. */
  known: number;
  /** What passed here or is reserved: it alone counts while the database is away. */
  here: number;
  /** Until then nothing is left, by `performance.now()`. */
  fullUntil: number;
  isInUse: boolean;
}

/** A call that waits for a reservation. */
interface Waiter {
  readonly counter: Counter;
  readonly goOn: () => void;
}

/** How often what is reserved and not used is given back, and how long 'nothing is left' is believed. */
const settleMilliseconds = 500;
/** A call waits no longer for the database: then the count of this instance decides. */
const patienceMilliseconds = 1000;
/** Who asks takes so much of the limit for calls to come, and in its last quarter no more than is needed now. */
const reservedPart = 1 / 60;
const reservingPart = 3 / 4;

/**
 * Counts before a call passes, so that instances together let no more pass than one alone. So that not each call waits for
 * a statement, one asks for some more to come, and all that ask at a time share it.
 * @param rules null counts nothing.
 */
export function createLimits(executor: Executor, log: Log, rules: LimitRules | null): Limits {
  const counters = new Map<string, Counter>();
  const indebted = new Set<Counter>();
  let waiters: Waiter[] = [];
  let present: Promise<void> = Promise.resolve();
  let next: Promise<void> | undefined;
  let isAway = false;

  const timer = setInterval(() => {
    const second = nowSeconds();
    for (const [key, counter] of counters) {
      if (counter.windowStart + counter.windowSeconds < second) counters.delete(key);
      else if (counter.isInUse) counter.isInUse = false;
      else giveBack(counter);
    }
    if (indebted.size > 0) void settle();
    if (counters.size > 0 && Math.random() < 0.02) void removeOld();
  }, settleMilliseconds);
  timer.unref();

  function owe(counter: Counter, count: number): void {
    counter.debt += count;
    if (counter.debt === 0) indebted.delete(counter);
    else indebted.add(counter);
  }

  function giveBack(counter: Counter): void {
    counter.here -= counter.left;
    owe(counter, -counter.left);
    counter.left = 0;
  }

  /** Long over, so that no clock that is a little late counts anew. */
  async function removeOld(): Promise<void> {
    try {
      await sql`delete from limit_counters where expires_at < now() - interval '1 hour'`.execute(executor);
    } catch {
      // The next time does it.
    }
  }

  /** One statement at a time: who comes while it is on its way shares the next. */
  function settle(): Promise<void> {
    next ??= sendAfter(present);
    return next;
  }

  async function sendAfter(previous: Promise<void>): Promise<void> {
    await previous;
    next = undefined;
    present = send();
    await present;
  }

  async function send(): Promise<void> {
    const mine = waiters;
    waiters = [];
    const wanted = new Map([...indebted].map((counter) => [counter, 0]));
    for (const { counter } of mine) wanted.set(counter, (wanted.get(counter) ?? 0) + 1);
    // In one order, so that instances never deadlock.
    const asked = [...wanted]
      .toSorted(([{ key: a }], [{ key: b }]) => (a < b ? -1 : 1))
      .map(([counter, now]) => {
        const { most, known, debt } = counter;
        const later = now === 0 || known > most * reservingPart ? 0 : Math.floor(most * reservedPart);
        owe(counter, -debt);
        return { counter, debt, wanted: now + later };
      });
    let isSettled = false;
    const giveUp = (): void => {
      if (isSettled) return;
      isAway = true;
      for (const { goOn } of [...mine, ...waiters.splice(0)]) goOn();
    };
    // In a burst this process may be late itself: an answer that has arrived is read before the database counts as away.
    const late = setTimeout(() => setImmediate(giveUp), patienceMilliseconds);
    try {
      const counts = await add(asked.map(({ counter, debt, wanted }) => ({ counter, count: wanted + debt })));
      isAway = false;
      for (const { counter, wanted } of asked) take(counter, wanted, counts.get(counter.key) ?? 0);
    } catch (error) {
      // A limit that cannot be settled must not stop the site; the local counts still hold.
      for (const { counter, debt } of asked) owe(counter, debt);
      if (!isAway) log.warn({ err: error }, 'limits could not be settled');
      isAway = true;
    }
    isSettled = true;
    clearTimeout(late);
    for (const { goOn } of mine) goOn();
  }

  /** Adds to what all instances have reserved; answers how much that is by now. */
  async function add(
    batch: readonly { readonly counter: Counter; readonly count: number }[],
  ): Promise<ReadonlyMap<string, number>> {
    const { rows } = await sql<{ key: string; count: number }>`
      insert into limit_counters as known (key, window_start, count, expires_at)
      select key, window_start, count, to_timestamp(ends)
      from unnest(
        ${batch.map(({ counter }) => counter.key)}::text[],
        ${batch.map(({ counter }) => counter.windowStart)}::bigint[],
        ${batch.map(({ count }) => count)}::int[],
        ${batch.map(({ counter }) => counter.windowStart + counter.windowSeconds)}::bigint[]
      ) as given (key, window_start, count, ends)
      on conflict (key, window_start) do update set count = known.count + excluded.count
      returning key, count`.execute(executor);
    return new Map(rows.map(({ key, count }) => [key, count]));
  }

  /** @param count what all have reserved, this included. */
  function take(counter: Counter, wanted: number, count: number): void {
    const granted = Math.min(Math.max(counter.most - (count - wanted), 0), wanted);
    counter.known = count;
    counter.left += granted;
    counter.here += granted;
    // Nobody can use what was reserved beyond the limit.
    owe(counter, granted - wanted);
    if (granted < wanted) counter.fullUntil = performance.now() + settleMilliseconds;
  }

  function counterOf(key: string, { windowSeconds }: LimitRule, most: number): Counter {
    const second = nowSeconds();
    const windowStart = second - (second % windowSeconds);
    const found = counters.get(key);
    if (found?.windowStart === windowStart) return found;
    if (found !== undefined) indebted.delete(found);
    const fresh = { left: 0, debt: 0, known: 0, here: 0, fullUntil: 0, isInUse: true };
    const counter: Counter = { key, windowStart, windowSeconds, most, ...fresh };
    counters.set(key, counter);
    return counter;
  }

  const isFull = ({ fullUntil }: Counter): boolean => fullUntil > performance.now();

  function refusal({ windowStart, windowSeconds }: Counter): ProblemError {
    return new ProblemError('too_many_requests', { retryAfter: windowStart + windowSeconds - nowSeconds() });
  }

  /** Lets a call pass that reserved nothing, while this instance alone is within the limit. */
  function passHere(counter: Counter): void {
    if (counter.here >= counter.most) throw refusal(counter);
    counter.here += 1;
    owe(counter, 1);
  }

  function countHere(key: string, rule: LimitRule, most: number): Promise<void> | undefined {
    const counter = counterOf(key, rule, most);
    counter.isInUse = true;
    if (counter.left > 0) {
      counter.left -= 1;
      return undefined;
    }
    if (isFull(counter)) throw refusal(counter);
    if (!isAway) return reserve(counter);
    passHere(counter);
    return undefined;
  }

  async function reserve(counter: Counter): Promise<void> {
    do {
      await new Promise<void>((goOn) => {
        waiters.push({ counter, goOn });
        void settle();
      });
      if (counter.left === 0 && isAway) return passHere(counter);
      // Others may have taken what came: then it is asked for once more.
    } while (counter.left === 0 && !isFull(counter));
    if (counter.left === 0) throw refusal(counter);
    counter.left -= 1;
    return undefined;
  }

  async function takeBack(key: string, windowSeconds: number): Promise<void> {
    const second = nowSeconds();
    try {
      await sql`
        update limit_counters set count = count - 1
        where key = ${key} and window_start = ${second - (second % windowSeconds)} and count > 0`.execute(
        executor,
      );
    } catch (error) {
      // The caller hears why the call was refused, not this.
      log.warn({ err: error }, 'a limit could not be given back');
    }
  }

  async function addBy(
    key: string,
    windowSeconds: number,
    by: number,
  ): Promise<{ count: number; secondsLeft: number }> {
    const second = nowSeconds();
    const windowStart = second - (second % windowSeconds);
    const {
      rows: [row],
    } = await sql<{ count: number }>`
      insert into limit_counters as known (key, window_start, count, expires_at)
      values (${key}, ${windowStart}, ${by}, to_timestamp(${windowStart + windowSeconds}))
      on conflict (key, window_start) do update set count = known.count + excluded.count
      returning count`.execute(executor);
    return { count: row?.count ?? by, secondsLeft: windowStart + windowSeconds - second };
  }

  async function addExactly(key: string, rule: LimitRule, most: number): Promise<void> {
    const { count, secondsLeft } = await addBy(key, rule.windowSeconds, 1);
    if (count > most) throw new ProblemError('too_many_requests', { retryAfter: secondsLeft });
  }

  function count(key: string, rule: LimitRule, most: number | undefined): Promise<void> | undefined {
    if (most === undefined) return undefined;
    return rule.isExact ? addExactly(key, rule, most) : countHere(key, rule, most);
  }

  return {
    countAddress: (limit, address) => {
      if (rules === null || limit === 'none') return undefined;
      return count(`${limit}:a:${networkOf(address)}`, rules[limit], rules[limit].perAddress);
    },
    countSession: (limit, session) => {
      if (rules === null || limit === 'none' || session === null) return undefined;
      return count(`${limit}:s:${session}`, rules[limit], rules[limit].perSession);
    },
    forgiveSession: (limit, session) => {
      if (rules === null || limit === 'none' || session === null) return undefined;
      const { forgivesSession, windowSeconds } = rules[limit];
      return forgivesSession === true ? takeBack(`${limit}:s:${session}`, windowSeconds) : undefined;
    },
    add: async (key, windowSeconds, by = 1) =>
      rules === null ? { count: by, secondsLeft: 0 } : addBy(key, windowSeconds, by),
    stop: async () => {
      clearInterval(timer);
      for (const counter of counters.values()) giveBack(counter);
      await (indebted.size > 0 ? settle() : present);
    },
  };
}

/** An IPv6 address stands for its /64: that is what one household or one attacker has. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.split('::');
  const groups = head.split(':').filter((group) => group !== '');
  if (tail !== undefined) {
    const rest = tail.split(':').filter((group) => group !== '');
    while (groups.length + rest.length < 8) groups.push('0');
    groups.push(...rest);
  }
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}

function nowSeconds(): number {
  return Math.floor(Date.now() / 1000);
}
