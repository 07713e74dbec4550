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
  /** Counts one event under a key of the caller's, exactly. Returns the count within the window and its seconds left. */
  add(key: string, windowSeconds: number): Promise<{ count: number; secondsLeft: number }>;
  stop(): Promise<void>;
}

interface Local {
  readonly key: string;
  readonly windowStart: number;
  readonly windowSeconds: number;
  /** What all instances together had counted when last settled. */
  settled: number;
  /** Counted here and on its way to the others. */
  settling: number;
  /** Counted here since. */
  pending: number;
}

const settleMilliseconds = 500;

/** @param rules null counts nothing. */
export function createLimits(executor: Executor, log: Log, rules: LimitRules | null): Limits {
  const counters = new Map<string, Local>();
  let settling: Promise<void> = Promise.resolve();
  let dirty: Local[] = [];

  const timer = setInterval(() => {
    const second = nowSeconds();
    for (const [key, counter] of counters) {
      const isIdle = counter.pending + counter.settling === 0;
      if (counter.windowStart + counter.windowSeconds < second && isIdle) counters.delete(key);
    }
    if (dirty.length > 0) settling = settling.then(settle);
  }, settleMilliseconds);
  timer.unref();

  /** One statement for everything counted since the last time; rows in one order, so that instances never deadlock. */
  async function settle(): Promise<void> {
    const batch = dirty.toSorted((a, b) => (a.key < b.key ? -1 : 1));
    dirty = [];
    for (const counter of batch) {
      counter.settling = counter.pending;
      counter.pending = 0;
    }
    try {
      const { rows } = await sql<{ key: string; window_start: string; count: number }>`
        insert into limit_counters as known (key, window_start, count, expires_at)
        select key, window_start, count, to_timestamp(ends)
        from unnest(
          ${batch.map((counter) => counter.key)}::text[],
          ${batch.map((counter) => counter.windowStart)}::bigint[],
          ${batch.map((counter) => counter.settling)}::int[],
          ${batch.map((counter) => counter.windowStart + counter.windowSeconds)}::bigint[]
        ) as given (key, window_start, count, ends)
        on conflict (key, window_start) do update set count = known.count + excluded.count
        returning key, window_start, count`.execute(executor);
      for (const row of rows) {
        const counter = counters.get(row.key);
        if (counter !== undefined && counter.windowStart === Number(row.window_start))
          counter.settled = row.count;
      }
      if (Math.random() < 0.02)
        await sql`delete from limit_counters where expires_at < now()`.execute(executor);
    } catch (error) {
      // A limit that cannot be settled must not stop the site; the local counts still hold.
      for (const counter of batch) counter.settled += counter.settling;
      log.warn({ err: error }, 'limits could not be settled');
    }
    for (const counter of batch) counter.settling = 0;
  }

  function countHere(key: string, rule: LimitRule, most: number): undefined {
    const second = nowSeconds();
    const windowStart = second - (second % rule.windowSeconds);
    let counter = counters.get(key);
    if (counter === undefined || counter.windowStart !== windowStart) {
      counter = { key, windowStart, windowSeconds: rule.windowSeconds, settled: 0, settling: 0, pending: 0 };
      counters.set(key, counter);
    }
    if (counter.settled + counter.settling + counter.pending >= most) {
      throw new ProblemError('too_many_requests', { retryAfter: windowStart + rule.windowSeconds - second });
    }
    if (counter.pending === 0) dirty.push(counter);
    counter.pending += 1;
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

  async function add(key: string, windowSeconds: number): Promise<{ count: number; secondsLeft: number }> {
    const second = nowSeconds();
    const windowStart = second - (second % windowSeconds);
    const {
      rows: [row],
    } = await sql<{ count: number }>`
      insert into limit_counters as known (key, window_start, count, expires_at)
      values (${key}, ${windowStart}, 1, to_timestamp(${windowStart + windowSeconds}))
      on conflict (key, window_start) do update set count = known.count + 1
      returning count`.execute(executor);
    return { count: row?.count ?? 1, secondsLeft: windowStart + windowSeconds - second };
  }

  async function addExactly(key: string, rule: LimitRule, most: number): Promise<void> {
    const { count, secondsLeft } = await add(key, rule.windowSeconds);
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
    add: async (key, windowSeconds) =>
      rules === null ? { count: 1, secondsLeft: 0 } : add(key, windowSeconds),
    stop: async () => {
      clearInterval(timer);
      if (dirty.length > 0) settling = settling.then(settle);
      await settling;
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
