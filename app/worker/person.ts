import type { Language } from '@medeina/contract';
import { seenCaches } from '../src/offline/protocol.ts';
import { orNothing } from './storage.ts';

/** Who is logged in, as pages last reported it; stored, since the browser may stop the worker at any time. */
interface Known {
  readonly person: number | null;
  readonly language: Language;
  /** Incremented with every change of user: what was under way for the former one is not saved. */
  readonly turn: number;
}

const name = 'medeina-state';
const key = '/kept/state';

let known: Promise<Known> | undefined;

async function load(): Promise<Known> {
  const kept = await (await caches.open(name)).match(key);
  return kept === undefined ? { person: null, language: 'lt', turn: 0 } : kept.json();
}

export const person = {
  /** A failure is not cached: the next call tries again. */
  read: (): Promise<Known> =>
    (known ??= load().catch((error: unknown) => {
      known = undefined;
      throw error;
    })),

  /** Takes a page's report. A change of user deletes what was saved. */
  async tell(next: Omit<Known, 'turn'>): Promise<void> {
    const before = await person.read();
    const isOther = before.person !== next.person;
    if (!isOther && before.language === next.language) return;
    const now: Known = { ...next, turn: before.turn + (isOther ? 1 : 0) };
    known = Promise.resolve(now);
    await orNothing(caches.open(name).then((cache) => cache.put(key, Response.json(now))));
    if (!isOther) return;
    await caches.delete(seenCaches.calls);
    // What a guest saw before logging in may stay; what a user saw may not.
    if (before.person === null) return;
    await Promise.all([caches.delete(seenCaches.pages), caches.delete(seenCaches.pictures)]);
  },
};
