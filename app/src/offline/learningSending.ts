import type { Language, Output } from '@medeina/contract';
import { CallError, request } from '../data/client.ts';
import { unsentName } from '../data/learning/unsentName.ts';
import { isLanguage } from '../session/cookies.ts';
import { sessionStore } from '../session/store.ts';
import { browserStorage, makeQueue } from './learningQueue.ts';
import type { Outcome, Queue, Unsent } from './learningQueue.ts';
import { ownPage } from './protocol.ts';

// Not in `data`, whose shared files come with every page: this comes with one's own pages, or where something waits.

const queues = new Map<number, Queue>();

/** What waits of a person. */
export function queueOf(customer: number): Queue {
  const known = queues.get(customer);
  if (known !== undefined) return known;
  const queue = makeQueue(browserStorage(unsentName(customer)));
  queues.set(customer, queue);
  return queue;
}

/** Whether it is this person who is logged in at this moment. */
export function isHere(customer: number | undefined): boolean {
  const session = sessionStore.read();
  return session.status === 'user' && session.customer.customer_id === customer;
}

/** Tells the server what was done. Throws a `CallError`. */
export function tell(
  entry: Unsent,
  language: Language,
): Promise<Output<'learning.activity.completion' | 'learning.activity.watched'>> {
  return entry.kind === 'completion'
    ? request(
        'learning.activity.completion',
        { body: { module: entry.module, id: String(entry.id), state: entry.state } },
        { language },
      )
    : request(
        'learning.activity.watched',
        { body: { id: String(entry.id), from: entry.from, to: entry.to } },
        { language },
      );
}

/** What a failed attempt means: a refusal for good, or one more try later. */
export function outcomeOf(error: unknown): Outcome {
  const status = error instanceof CallError ? error.status : 0;
  if (status === 400 || status === 403 || status === 404 || status === 409) return 'refused';
  return status >= 500 ? 'skip' : 'later';
}

/** How often what waits is tried again, in milliseconds. */
export const tryEvery = 15_000;

/** Until when the server wants to be left alone. */
let restUntil = 0;

/** What it will never take, as it was told. */
const refused = new Set<string>();

/**
 * Sends what waits of whoever is logged in, of whichever course; the pages of one's own courses do it themselves, and
 * they have the words for what is refused for good: it is left for them. Of several tabs it is the one that somebody
 * sees.
 */
export async function sendWaiting(): Promise<void> {
  const session = sessionStore.read();
  if (session.status !== 'user' || session.isRemembered === true || !navigator.onLine) return;
  if (document.visibilityState !== 'visible' || ownPage(location.pathname) !== undefined) return;
  if (Date.now() < restUntil) return;
  const { customer_id: customer } = session.customer;
  const { lang } = document.documentElement;
  await queueOf(customer).flush(async (entry) => {
    // Who did it may have left while the change before this one was on its way.
    if (!isHere(customer)) return 'later';
    const told = JSON.stringify(entry);
    if (refused.has(told)) return 'skip';
    try {
      await tell(entry, isLanguage(lang) ? lang : 'lt');
      return 'sent';
    } catch (error) {
      if (error instanceof CallError && error.status === 429)
        restUntil = Date.now() + (error.retryAfter ?? 0) * 1000;
      const outcome = outcomeOf(error);
      if (outcome !== 'refused') return outcome;
      refused.add(told);
      return 'skip';
    }
  });
}

// Once this is there what waits is sent from whichever page one goes to.
if (!import.meta.env.SSR) {
  const send = () => void sendWaiting();
  send();
  sessionStore.subscribe(send);
  addEventListener('online', send);
  setInterval(send, tryEvery);
}
