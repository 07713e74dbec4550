import { type AnswerValue, type Material, materialModules } from '@medeina/contract';
import { isAnswerValue, isGivenAnswer, isNotedProgress } from '../../activities/protocol.ts';
import type { GivenAnswer, NotedProgress } from '../../activities/protocol.ts';
import { unsentName } from '../../session/unsent.ts';

/**
 * What a learner did that the server has not yet taken: completions, answers and played stretches of video. The queue survives
 * reloads and a closed laptop, and is sent when the connection is back.
 */

/** A material marked as completed or not, by hand or by opening it. */
export interface UnsentCompletion {
  readonly kind: 'completion';
  readonly module: Material['module'];
  readonly id: number;
  readonly state: 0 | 1;
  readonly courseId: number;
  /** Where the course is studied, if not in Medeina itself. */
  readonly environment?: string;
  /** ISO 8601. An earlier release noted none. */
  readonly at?: string;
}

/** A played stretch of a video, in seconds from its start. */
export interface UnsentStretch {
  readonly kind: 'watched';
  readonly id: number;
  readonly from: number;
  readonly to: number;
  readonly courseId: number;
  readonly environment?: undefined;
  /** ISO 8601. An earlier release noted none. */
  readonly at?: string;
}

/** An answer of a test or a survey; `id` is its material. */
export interface UnsentAnswer extends GivenAnswer {
  readonly kind: 'answer';
  readonly id: number;
  readonly courseId: number;
  readonly environment?: undefined;
}

/** An answer to a question of a test that came back; `id` is its card. */
export interface UnsentRecall {
  readonly kind: 'recall';
  readonly id: number;
  readonly courseId: number;
  readonly environment?: undefined;
  readonly repetition: number;
  /** Null: the person did not know. */
  readonly answer: AnswerValue | null;
  /** ISO 8601. */
  readonly at: string;
}

/** Where one stopped in a document or an interactive package, and what was reached there. */
export interface UnsentProgress extends NotedProgress {
  readonly kind: 'progress';
  readonly id: number;
  readonly courseId: number;
  readonly environment?: undefined;
}

export type Unsent = UnsentAnswer | UnsentCompletion | UnsentProgress | UnsentRecall | UnsentStretch;

/** Where the queue is kept between visits: the browser's storage, or memory where that is refused. */
export interface QueueStorage {
  readonly read: () => string | null;
  readonly write: (text: string) => void;
}

/**
 * What to do with an entry after an attempt: `sent` and `refused` (the server will never take it) drop it; `skip`
 * keeps it for the next run and goes on to the others; `later` ends the run, as nothing would arrive now.
 */
export type Outcome = 'sent' | 'refused' | 'skip' | 'later';

export interface Queue {
  readonly add: (entry: Unsent) => void;
  /** Sends what waits, oldest first, one run at a time; stops at the first that must wait. */
  readonly flush: (send: (entry: Unsent) => Promise<Outcome>) => Promise<void>;
  readonly entries: () => readonly Unsent[];
  /** Reads anew what waits: another tab may have sent some of it, or left some when it was closed. */
  readonly look: () => readonly Unsent[];
  readonly subscribe: (listener: () => void) => () => void;
}

/** More than anybody does without a connection. */
const mostEntries = 500;

const modules: readonly Material['module'][] = [...materialModules, 'activity'];

function isUnsent(value: unknown): value is Unsent {
  if (typeof value !== 'object' || value === null || !('kind' in value) || !('id' in value)) return false;
  if (typeof value.id !== 'number' || !('courseId' in value) || typeof value.courseId !== 'number')
    return false;
  if ('at' in value && typeof value.at !== 'string') return false;
  if (value.kind === 'completion') {
    return (
      'module' in value &&
      modules.some((module) => module === value.module) &&
      (!('environment' in value) || typeof value.environment === 'string') &&
      'state' in value &&
      (value.state === 0 || value.state === 1)
    );
  }
  if (value.kind === 'answer') return isGivenAnswer(value);
  if (value.kind === 'progress') return isNotedProgress(value);
  if (value.kind === 'recall') {
    return (
      'repetition' in value &&
      typeof value.repetition === 'number' &&
      'answer' in value &&
      (value.answer === null || isAnswerValue(value.answer)) &&
      'at' in value
    );
  }
  return (
    value.kind === 'watched' &&
    'from' in value &&
    typeof value.from === 'number' &&
    'to' in value &&
    typeof value.to === 'number'
  );
}

function parse(text: string | null): Unsent[] {
  if (text === null) return [];
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value.filter(isUnsent) : [];
  } catch {
    return [];
  }
}

/** Drops what exceeds the limit: the oldest stretches first, as a film can be watched again. */
function bounded(entries: readonly Unsent[]): Unsent[] {
  let over = entries.length - mostEntries;
  const kept = entries.filter(({ kind }) => {
    if (over <= 0 || kind !== 'watched') return true;
    over -= 1;
    return false;
  });
  return kept.slice(-mostEntries);
}

/** What was noted last, with the best that was reached. */
function withEarlier(entry: UnsentProgress, known: Unsent | undefined): UnsentProgress {
  if (known?.kind !== 'progress') return entry;
  const reached = [known.percent, entry.percent].filter((percent) => percent !== undefined);
  return { ...known, ...entry, ...(reached.length > 0 && { percent: Math.max(...reached) }) };
}

/**
 * Adds an entry: a later completion of a material or answer to a question replaces the earlier, touching
 * stretches become one. A question that came back is answered once.
 */
export function merge(entries: readonly Unsent[], entry: Unsent): Unsent[] {
  if (entry.kind === 'completion') {
    const others = entries.filter(
      (one) => one.kind !== 'completion' || one.id !== entry.id || one.environment !== entry.environment,
    );
    return bounded([...others, entry]);
  }
  if (entry.kind === 'answer') {
    const others = entries.filter(
      (one) => one.kind !== 'answer' || one.attempt !== entry.attempt || one.question !== entry.question,
    );
    return bounded([...others, entry]);
  }
  if (entry.kind === 'progress') {
    const known = entries.find((one) => one.kind === 'progress' && one.id === entry.id);
    return bounded([...entries.filter((one) => one !== known), withEarlier(entry, known)]);
  }
  if (entry.kind === 'recall') {
    const isKnown = entries.some(
      (one) => one.kind === 'recall' && one.id === entry.id && one.repetition === entry.repetition,
    );
    return isKnown ? [...entries] : bounded([...entries, entry]);
  }
  let { from, to } = entry;
  const others = entries.filter((one) => {
    if (one.kind !== 'watched' || one.id !== entry.id || one.to < from - 0.5 || one.from > to + 0.5)
      return true;
    from = Math.min(from, one.from);
    to = Math.max(to, one.to);
    return false;
  });
  return bounded([...others, { ...entry, from, to }]);
}

const same = (one: Unsent, other: Unsent) => JSON.stringify(one) === JSON.stringify(other);

/** A queue over a storage. Several tabs may share it: it is read again before each change and each attempt to send. */
export function makeQueue(storage: QueueStorage): Queue {
  let snapshot: readonly Unsent[] = parse(storage.read());
  let running: Promise<void> | undefined;
  const listeners = new Set<() => void>();

  const show = (next: Unsent[]) => {
    snapshot = next;
    for (const listener of listeners) listener();
  };

  const change = (next: Unsent[]) => {
    storage.write(JSON.stringify(next));
    show(next);
  };

  const look = (): readonly Unsent[] => {
    const next = parse(storage.read());
    if (JSON.stringify(next) !== JSON.stringify(snapshot)) show(next);
    return snapshot;
  };

  const run = async (send: (entry: Unsent) => Promise<Outcome>) => {
    const skipped: Unsent[] = [];
    for (;;) {
      const entry = look().find((one) => !skipped.some((other) => same(one, other)));
      if (entry === undefined) return;
      // In order: a completion given and taken back must arrive that way round.
      // oxlint-disable-next-line no-await-in-loop
      const outcome = await send(entry);
      if (outcome === 'later') return;
      if (outcome === 'skip') skipped.push(entry);
      else change(parse(storage.read()).filter((one) => !same(one, entry)));
    }
  };

  return {
    add: (entry) => change(merge(parse(storage.read()), entry)),
    flush: (send) => {
      running ??= run(send).finally(() => {
        running = undefined;
      });
      return running;
    },
    entries: () => snapshot,
    look,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The browser's storage under a name, or memory where the browser refuses storage. */
export function browserStorage(name: string): QueueStorage {
  /** What could not be written, while the page is open. */
  let memory: string | null = null;
  return {
    read: () => {
      try {
        return memory ?? localStorage.getItem(name);
      } catch {
        return null;
      }
    },
    write: (text) => {
      try {
        if (text === '[]') localStorage.removeItem(name);
        else localStorage.setItem(name, text);
        memory = null;
      } catch {
        memory = text;
      }
    },
  };
}

const queues = new Map<number, Queue>();

/** The queue of a customer. */
export function queueOf(customer: number): Queue {
  const known = queues.get(customer);
  if (known !== undefined) return known;
  const queue = makeQueue(browserStorage(unsentName(customer)));
  queues.set(customer, queue);
  return queue;
}
