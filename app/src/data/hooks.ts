import type { EndpointId, Input, Language, Output, PersonalId, PublicId } from '@medeina/contract';
import { useCallback, useContext } from 'react';
import useSWR, { type SWRConfiguration, type SWRResponse, mutate, preload, unstable_serialize } from 'swr';
import { nobody, useIdentity, useOfSession } from '../session/hooks.ts';
import { sessionStore } from '../session/store.ts';
import { reportFailure, request } from './client.ts';
import type { CallError } from '../session/transport.ts';
import { LanguageContext } from './language.ts';

/** The identity in the key of data that is the same for everybody. */
export const everybody = 'everybody';

/** Key of an answer. */
export type CallKey<Id extends EndpointId = EndpointId> = readonly [
  id: Id,
  input: Input<Id>,
  language: Language,
  identity: string,
];

/** The key as text: its name in the cache and in the data that come with a page. */
export function keyText(id: EndpointId, input: object, language: Language, identity: string): string {
  return unstable_serialize([id, input, language, identity]);
}

/** Whether a key is of data that were read for a signed-in user. */
export function isPersonal(key: unknown): boolean {
  if (!Array.isArray(key)) return false;
  const identity: unknown = key[3];
  return typeof identity === 'string' && identity !== everybody && identity !== nobody;
}

/** How long an unused answer stays fresh, in milliseconds: one that came with the page, or that was prefetched. */
const freshFor = 30_000;

function isFromServer(key: string, fallback: Readonly<Record<string, unknown>>): boolean {
  return typeof window !== 'undefined' && key in fallback && performance.now() < freshFor;
}

/** Whether to read as a visitor: never cache a personal answer under the guest's key. */
const isForAnybody = (identity: string): boolean =>
  identity === everybody || sessionStore.read().status === 'unknown';

export interface ReadOptions<Data> {
  /** Shows the previous answer until the new one arrives: for lists whose filters change. */
  readonly keepPreviousData?: boolean;
  /** In milliseconds, or worked out from the last answer; 0: never by itself. */
  readonly refreshInterval?: number | ((last: Data | undefined) => number);
  /** Reads again when the tab is brought to the front: for data that change on another device or in another tab. */
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
 * Data that are the same for everybody. A null `input` reads nothing. The caller shows a failure in place, with a retry:
 * `error` and `mutate`.
 */
export function useCall<Id extends PublicId>(
  id: Id,
  input: Input<Id> | null,
  options: ReadOptions<Output<Id>> = {},
): SWRResponse<Output<Id>, CallError> {
  return useRead(id, input, everybody, options);
}

/**
 * Data for the signed-in user, or that includes more when signed in. Cached by user and dropped on logout. Until the
 * session is known it reads nothing: the page keeps the server's answer or waits. If the session cannot be read, it
 * reads as a visitor.
 */
export function usePersonalCall<Id extends PersonalId>(
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
  /** Sends the body as a form: see the transport. */
  readonly asForm?: boolean;
  /** Outlives the page: see the transport. */
  readonly keepalive?: boolean;
}

/** A call that changes something or is made on demand. Throws a `CallError`. */
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

/** Reads data before they are needed, such as when a link is pointed at; drops them if they are not used soon. */
export function prefetch(id: EndpointId, input: object, language: Language, identity: string): void {
  const key = [id, input, language, identity] as const;
  const asVisitor = isForAnybody(identity);
  const answer = preload(key, () => request(id, input, { language, asVisitor }));
  void answer.catch(() => {
    // A cached failure would show when the page is opened, long after the connection is back.
    void mutate(key);
  });
  setTimeout(() => {
    // Returns the unused answer, if any, and stores nothing itself.
    const waiting: unknown = preload(key, () => undefined);
    if (waiting === answer) void mutate(key);
  }, freshFor);
}
