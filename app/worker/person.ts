import type { Language } from '@medeina/contract';
import { seenCaches } from '../src/offline/protocol.ts';
import { orNothing } from './storage.ts';

/** Who is logged in, as the pages last said it; remembered, since the browser ends a worker whenever it likes. */
interface Known {
  readonly person: number | null;
  readonly language: Language;
  /** Goes up with every change of person: what was under way for the one before is not kept. */
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
  /** A failure is not remembered: the next to ask may have more luck. */
  read: (): Promise<Known> =>
    (known ??= load().catch((error: unknown) => {
      known = undefined;
      throw error;
    })),

  /** Takes what a page says. Another person, or nobody: all that was seen goes. */
  async tell(next: Omit<Known, 'turn'>): Promise<void> {
    const before = await person.read();
    const isOther = before.person !== next.person;
    if (!isOther && before.language === next.language) return;
    const now: Known = { ...next, turn: before.turn + (isOther ? 1 : 0) };
    known = Promise.resolve(now);
    await orNothing(caches.open(name).then((cache) => cache.put(key, Response.json(now))));
    if (!isOther) return;
    await caches.delete(seenCaches.calls);
    // What a guest looked at before logging in is no secret of anybody; what a person looked at is theirs.
    if (before.person === null) return;
    await Promise.all([caches.delete(seenCaches.pages), caches.delete(seenCaches.pictures)]);
  },
};
