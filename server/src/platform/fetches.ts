import { subscribe, unsubscribe } from 'node:diagnostics_channel';

/** What Node's `fetch` tells of its requests on its own channels. */
interface FetchMessage {
  readonly request: { readonly origin: string | URL; readonly method: string };
  readonly response?: { readonly statusCode: number };
  readonly error?: unknown;
}

/** A request is made, its answer's head is there, its answer is whole; or it failed, before or after the head. */
type FetchMoment = 'create' | 'headers' | 'trailers' | 'error';

/**
 * Follows the calls of payment providers, learning environments, identity providers and captchas, which all go out by
 * `fetch`. @returns how to stop.
 */
export function followFetches(
  listeners: Readonly<Partial<Record<FetchMoment, (message: FetchMessage) => void>>>,
): () => void {
  const subscribed = Object.entries(listeners).map(([moment, listener]) => {
    // Node publishes nothing else there.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    const told = (message: unknown): void => listener(message as FetchMessage);
    const channel = `undici:request:${moment}`;
    subscribe(channel, told);
    return () => unsubscribe(channel, told);
  });
  return () => {
    for (const end of subscribed) end();
  };
}
