import type { EndpointId, Input, Language, Output } from '@medeina/contract';
import { useCallback, useContext } from 'react';
import useSWR, { type SWRConfiguration, type SWRResponse, mutate, preload, unstable_serialize } from 'swr';
import { useIdentity, useOfSession } from '../session/hooks.ts';
import { sessionStore } from '../session/store.ts';
import { type CallError, reportFailure, request } from './client.ts';
import { LanguageContext } from './language.ts';

/** Who asks for data that is the same for all. */
export const everybody = 'everybody';

/** Key of an answer: `[endpoint id, input, language, identity]`. */
export type CallKey<Id extends EndpointId = EndpointId> = readonly [
  id: Id,
  input: Input<Id>,
  language: Language,
  identity: string,
];

/** The key as the cache and the page's data write it. */
export function keyText(id: EndpointId, input: object, language: Language, identity: string): string {
  return unstable_serialize([id, input, language, identity]);
}

/** Whether a key, as the cache writes it, is of somebody who is logged in: its last part is who asks. */
export function isPersonal(text: string): boolean {
  return text.startsWith('@') && !text.endsWith(`"${everybody}",`) && !text.endsWith('"guest",');
}

/**
 * How long an answer that nobody has used is fresh, in milliseconds: what the server rendered with, from the start of
 * the page, and what was asked for ahead.
 */
const freshFor = 30_000;

function isFromServer(key: string, fallback: Readonly<Record<string, unknown>>): boolean {
  return typeof window !== 'undefined' && key in fallback && performance.now() < freshFor;
}

/** Whether a read brings what anybody may see: a person's answer has no place under the key of a guest. */
const isForAnybody = (identity: string): boolean =>
  identity === everybody || sessionStore.read().status === 'unknown';

export interface ReadOptions<Data> {
  /** Shows what was there until the new answer is: for lists whose filters change. */
  readonly keepPreviousData?: boolean;
  readonly refreshInterval?: number;
  /** Asks again when the page comes to the front: for what changes on another device or in another tab. */
  readonly revalidateOnFocus?: boolean;
  readonly onSuccess?: (data: Data) => void;
}

function useRead<Id extends EndpointId>(
  id: Id,
  input: Input<Id> | null,
  identity: string,
  options: ReadOptions<Output<Id>>,
): SWRResponse<Output<Id>, CallError> {
  const { language, fallback } = useContext(LanguageContext);
  const key: CallKey<Id> | null = input === null ? null : [id, input, language, identity];
  const config: SWRConfiguration<Output<Id>, CallError> = {
    ...options,
    ...(key !== null && isFromServer(unstable_serialize(key), fallback) ? { revalidateOnMount: false } : {}),
  };
  const fetcher = (asked: CallKey<Id>) =>
    request(asked[0], asked[1], { language: asked[2], asVisitor: isForAnybody(asked[3]) });
  return useSWR<Output<Id>, CallError, CallKey<Id> | null>(key, fetcher, config);
}

/**
 * Data that is the same for everybody. `input` null asks nothing. A failure is the caller's to show, in place and
 * with a retry: `error` and `mutate`.
 */
export function useCall<Id extends EndpointId>(
  id: Id,
  input: Input<Id> | null,
  options: ReadOptions<Output<Id>> = {},
): SWRResponse<Output<Id>, CallError> {
  return useRead(id, input, everybody, options);
}

/**
 * Data of the person who is logged in, or that holds more for one. Kept apart by identity, gone at logout. While it is
 * not known who that is nothing is asked: what the server rendered stands, else the page waits; where the server cannot
 * say who it is, the page is a visitor's.
 */
export function usePersonalCall<Id extends EndpointId>(
  id: Id,
  input: Input<Id> | null,
  options: ReadOptions<Output<Id>> = {},
): SWRResponse<Output<Id>, CallError> {
  const { language, fallback } = useContext(LanguageContext);
  const identity = useIdentity();
  const isMissing = input !== null && !(keyText(id, input, language, identity) in fallback);
  const waits = useOfSession(
    (session) => isMissing && session.status === 'unknown' && session.hasFailed !== true,
  );
  return useRead(id, waits ? null : input, identity, options);
}

export interface ActionOptions {
  /** The caller shows the failure itself, as forms do; else the shell shows it as an alert. */
  readonly quiet?: boolean;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

/** A call that changes something, or is asked for by hand. Throws a `CallError`. */
export type Act = <Id extends EndpointId>(
  id: Id,
  input: Input<Id>,
  options?: ActionOptions,
) => Promise<Output<Id>>;

export function useAct(): Act {
  const { language } = useContext(LanguageContext);
  return useCallback(
    async (id, input, { quiet = false, ...options } = {}) => {
      try {
        return await request(id, input, { language, ...options });
      } catch (error) {
        if (!quiet) reportFailure(error);
        throw error;
      }
    },
    [language],
  );
}

/** Asks for data before it is needed, such as when a link is pointed at. What is not used soon is let go. */
export function prefetch(id: EndpointId, input: object, language: Language, identity: string): void {
  const key = [id, input, language, identity] as const;
  const asVisitor = isForAnybody(identity);
  const answer = preload(key, () => request(id, input, { language, asVisitor }));
  void answer.catch(() => {
    // Kept, the failure would be what the page shows when it is opened, long after the connection is back.
    void mutate(key);
  });
  setTimeout(() => {
    // Gives what is still waiting to be used, and keeps nothing of its own.
    const waiting: unknown = preload(key, () => undefined);
    if (waiting === answer) void mutate(key);
  }, freshFor);
}
