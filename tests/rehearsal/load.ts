import { setTimeout as pause } from 'node:timers/promises';
import { quantile } from '../bench/timing.ts';

/** A learner whose changes are counted. */
export interface Writer {
  readonly username: string;
  headers: Readonly<Record<string, string>>;
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
const pages = ['/', '/discover', '/login', '/api/featured', '/api/products/1000001'];

/** Learners who mark courses, and visitors who read pages, one call at a time each. */
export function startLoad(
  url: string,
  writers: readonly Writer[],
  courses: readonly number[],
  readers: number,
  logIn: (username: string) => Promise<Writer['headers']>,
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

  async function call(kind: Kind, path: string, init: RequestInit): Promise<number> {
    const started = performance.now();
    let fault: string;
    try {
      const answer = await fetch(url + path, init);
      await answer.arrayBuffer();
      if (answer.ok) succeed(kind, started);
      if (answer.ok || answer.status === 401) return answer.status;
      fault = `${kind}: ${answer.status}`;
    } catch (error) {
      const cause =
        error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);
      fault = `${kind}: ${cause}`;
    }
    failures.set(fault, (failures.get(fault) ?? 0) + 1);
    return 0;
  }

  async function write(writer: Writer, number: number): Promise<void> {
    for (let turn = 0; !isOver() && turn < courses.length; turn += 1) {
      // Each begins elsewhere, so that they do not all mark one course at a time.
      const course = courses[(turn + number * 31) % courses.length] ?? 0;
      const status = await call('changes', '/api/favourite-courses', {
        method: 'POST',
        headers: { ...writer.headers, 'content-type': 'application/json' },
        body: JSON.stringify({ course }),
      });
      if (status === 200) writer.acknowledged.add(course);
      // The access token lives five minutes.
      if (status === 401) writer.headers = await logIn(writer.username).catch(() => writer.headers);
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
