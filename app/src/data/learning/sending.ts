import { headerNames, isLanguage, type Language, type Output } from '@medeina/contract';
import { ownPage } from '../../offline/protocol.ts';
import { sessionStore } from '../../session/store.ts';
import { request, reportRateLimit } from '../client.ts';
import { CallError } from '../../session/transport.ts';
import { queueOf } from './queue.ts';
import type { Outcome, Unsent } from './queue.ts';

/** The server's answer to a completion or a stretch. */
export type Taken = Output<
  'learning.activity.completion' | 'learning.activity.progress' | 'learning.activity.watched'
>;

/** Whether this person is the one signed in now. */
function isHere(customer: number): boolean {
  const session = sessionStore.read();
  return session.status === 'user' && session.customer.customer_id === customer;
}

/** How long an entry has waited. By the device's clock on both sides, so that a wrong one says nothing wrong. */
function waited(at: string | undefined): { seconds_ago?: number } {
  const seconds = at === undefined ? 0 : Math.floor((Date.now() - Date.parse(at)) / 1000);
  return seconds > 0 ? { seconds_ago: seconds } : {};
}

async function post(entry: Unsent, customer: number, language: Language): Promise<Taken | undefined> {
  // Before this tab hears of it, somebody else may have logged in with another: the cookies are theirs.
  const options = { language, headers: { [headerNames.person]: String(customer) } };
  if (entry.kind === 'answer') {
    const { attempt, question, answer, at } = entry;
    await request('learning.activity.answer', { body: { attempt, question, answer, given_at: at } }, options);
    return undefined;
  }
  if (entry.kind === 'recall') {
    const { id: card, repetition, answer, at } = entry;
    await request('learning.recall.answer', { body: { card, repetition, answer, given_at: at } }, options);
    return undefined;
  }
  if (entry.kind === 'progress') {
    const { id, at, page, state, percent } = entry;
    return await request(
      'learning.activity.progress',
      { body: { id: String(id), given_at: at, page, state, percent } },
      options,
    );
  }
  return entry.kind === 'completion'
    ? await request(
        'learning.activity.completion',
        {
          body: {
            module: entry.module,
            id: String(entry.id),
            state: entry.state,
            ...waited(entry.at),
            ...(entry.environment === undefined
              ? {}
              : { environment: entry.environment, course: entry.courseId }),
          },
        },
        options,
      )
    : await request(
        'learning.activity.watched',
        { body: { id: String(entry.id), from: entry.from, to: entry.to, ...waited(entry.at) } },
        options,
      );
}

/** What a failed attempt means for its entry. */
function outcomeOf(error: unknown): Outcome {
  const status = error instanceof CallError ? error.status : 0;
  if (status === 400 || status === 403 || status === 404 || status === 409) return 'refused';
  return status >= 500 ? 'skip' : 'later';
}

/** How often the queue is sent, in milliseconds. */
export const sendEvery = 15_000;

interface Reactions {
  /** Entries not to send now. */
  readonly skips?: (entry: Unsent) => boolean;
  readonly onTaken?: (entry: Unsent, answer: Taken) => Promise<void>;
  /** The server will never take the entry: `refused` drops it, `skip` keeps it. */
  readonly onRefused: (entry: Unsent, error: CallError) => Outcome;
  /** Whether a rate limit is shown to the user, once until an entry is taken. */
  readonly showsLimit: boolean;
}

export interface Sender {
  /** Sends a customer's queue, oldest entry first. */
  readonly send: (customer: number, language: Language, reactions: Reactions) => Promise<void>;
  /** Whether the server has asked to wait. */
  readonly isResting: () => boolean;
  /** Sends again at once, and shows a rate limit again. */
  readonly wake: () => void;
}

const awake = { until: 0, isShown: false };

/** Sends queues, and waits as long as a `Retry-After` says. */
export function makeSender(): Sender {
  let rest = awake;
  const attempt = async (
    entry: Unsent,
    customer: number,
    language: Language,
    { onTaken, onRefused, showsLimit }: Reactions,
  ): Promise<Outcome> => {
    try {
      const answer = await post(entry, customer, language);
      rest = awake;
      if (answer !== undefined) await onTaken?.(entry, answer);
      return 'sent';
    } catch (error) {
      // The person is too fast, the server has too much to do, or its database is away: it would take no other entry either.
      // An environment that is away takes none of its own alone.
      if (error instanceof CallError && error.retryAfter !== null && error.code !== 'environment_away') {
        const until = Date.now() + error.retryAfter * 1000;
        rest = { until, isShown: rest.isShown || (showsLimit && reportRateLimit(error)) };
        return 'later';
      }
      const outcome = outcomeOf(error);
      return outcome === 'refused' && error instanceof CallError ? onRefused(entry, error) : outcome;
    }
  };
  return {
    send: (customer, language, reactions) =>
      queueOf(customer).flush(async (entry) => {
        // The user may have left while the entry before was on its way.
        if (!isHere(customer)) return 'later';
        return reactions.skips?.(entry) === true ? 'skip' : attempt(entry, customer, language, reactions);
      }),
    isResting: () => Date.now() < rest.until,
    wake: () => {
      rest = awake;
    },
  };
}

const background = makeSender();

/** Entries that the server refused for good. */
const refused = new Set<string>();

/**
 * Sends the queue of the user from any page but those of their own courses, which send it themselves. Those also have
 * the words for a refusal, so refused entries are left for them. Of several tabs, the visible one sends.
 */
export async function sendWaiting(): Promise<void> {
  const session = sessionStore.read();
  if (session.status !== 'user' || session.isRemembered === true || !navigator.onLine) return;
  if (document.visibilityState !== 'visible' || ownPage(location.pathname) !== undefined) return;
  if (background.isResting()) return;
  const { lang } = document.documentElement;
  await background.send(session.customer.customer_id, isLanguage(lang) ? lang : 'lt', {
    skips: (entry) => refused.has(JSON.stringify(entry)),
    onRefused: (entry) => {
      refused.add(JSON.stringify(entry));
      return 'skip';
    },
    showsLimit: false,
  });
}

// The module is loaded with the pages of the learner's courses, or when a queue is not empty.
if (!import.meta.env.SSR) {
  const send = () => void sendWaiting();
  send();
  sessionStore.subscribe(send);
  addEventListener('online', send);
  setInterval(send, sendEvery);
}
