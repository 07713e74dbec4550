import { setTimeout as pause } from 'node:timers/promises';
import { accessSeconds } from '../../server/src/auth/tokens.ts';
import { quantile } from '../bench/timing.ts';
import { logIn, type Session } from './session.ts';

/** A learner whose changes are counted. */
export interface Writer {
  readonly username: string;
  session: Session;
  /** Courses whose favouring was answered with success: none of them may be lost. */
  readonly acknowledged: Set<number>;
}

/** What happened in one part of the rehearsal. */
export interface Phase {
  readonly seconds: number;
  readonly calls: number;
  readonly p99: number;
  /** By what went wrong, how often. */
  readonly failures: ReadonlyMap<string, number>;
  /** Longest time, in seconds, in which no change was acknowledged, and none of the pages was served. */
  readonly longestOutage: { readonly changes: number; readonly pages: number };
}

export interface Load {
  /** Ends the part under way and begins the next. */
  next(): Phase;
  /** Ends it all. */
  stop(): Promise<void>;
}

type Kind = 'changes' | 'pages';
const kinds = ['changes', 'pages'] as const;

/** One call each fifth of a second, and a little less often while it fails, as a page does that asks again. */
const rest = 200;
/** Milliseconds after which an access token may be refused; before, its session was lost. */
const oldAge = (accessSeconds - 60) * 1000;
const pages = ['/', '/discover', '/login', '/api/featured', '/api/products/1000001'];

/** Learners who mark courses, and visitors who read pages, one call at a time each. */
export function startLoad(
  url: string,
  writers: readonly Writer[],
  courses: readonly number[],
  readers: number,
): Load {
  const end = new AbortController();
  const isOver = (): boolean => end.signal.aborted;
  let began = performance.now();
  let times: number[] = [];
  let failures = new Map<string, number>();
  const last: Record<Kind, number> = { changes: began, pages: began };
  let longest: Record<Kind, number> = { changes: 0, pages: 0 };

  function succeed(kind: Kind, started: number): void {
    const now = performance.now();
    times.push(now - started);
    longest[kind] = Math.max(longest[kind], now - last[kind]);
    last[kind] = now;
  }

  function fail(fault: string): void {
    failures.set(fault, (failures.get(fault) ?? 0) + 1);
  }

  async function call(kind: Kind, path: string, init: RequestInit, session?: Session): Promise<number> {
    const started = performance.now();
    const mayEnd = session !== undefined && started - session.since > oldAge;
    try {
      const answer = await fetch(url + path, init);
      await answer.arrayBuffer();
      if (answer.ok) succeed(kind, started);
      else if (answer.status !== 401 || !mayEnd) fail(`${kind}: ${answer.status}`);
      return answer.status;
    } catch (error) {
      const cause =
        error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);
      fail(`${kind}: ${cause}`);
      return 0;
    }
  }

  async function write(writer: Writer, number: number): Promise<void> {
    for (let turn = 0; !isOver() && turn < courses.length; turn += 1) {
      // Each begins elsewhere, so that they do not all mark one course at a time.
      const course = courses[(turn + number * 31) % courses.length] ?? 0;
      const { session } = writer;
      const change = {
        method: 'POST',
        headers: { ...session.headers, 'content-type': 'application/json' },
        body: JSON.stringify({ course }),
      };
      const status = await call('changes', '/api/favourite-courses', change, session);
      if (status === 200) writer.acknowledged.add(course);
      if (status === 401)
        try {
          writer.session = await logIn(url, writer.username);
        } catch {
          fail('log-ins');
        }
      await pause(rest);
    }
  }

  async function read(number: number): Promise<void> {
    for (let turn = number; !isOver(); turn += 1) {
      await call('pages', pages[turn % pages.length] ?? '/', {});
      await pause(rest);
    }
  }

  const all = Promise.all([
    ...writers.map((writer, number) => write(writer, number)),
    ...Array.from({ length: readers }, (_, number) => read(number)),
  ]);
  return {
    next: () => {
      const now = performance.now();
      const phase: Phase = {
        seconds: (now - began) / 1000,
        calls: times.length,
        p99: quantile(times, 0.99),
        failures,
        longestOutage: {
          changes: Math.max(longest.changes, now - last.changes) / 1000,
          pages: Math.max(longest.pages, now - last.pages) / 1000,
        },
      };
      began = now;
      times = [];
      failures = new Map();
      longest = { changes: 0, pages: 0 };
      for (const kind of kinds) last[kind] = now;
      return phase;
    },
    stop: async () => {
      end.abort();
      await all;
    },
  };
}
