import { channel, subscribe, unsubscribe } from 'node:diagnostics_channel';

/** Where one part of this process tells of what it does, whoever listens: so no domain knows of figures. */
interface TypedChannel<Message> {
  publish(message: Message): void;
  /** @returns how to stop listening. */
  listen(listener: (message: Message) => void): () => void;
}

/** @param name of this channel alone. */
export function typedChannel<Message>(name: string): TypedChannel<Message> {
  const told = channel(name);
  return {
    publish: (message) => told.publish(message),
    listen: (listener) => {
      // Only `publish` above writes there.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      const heard = (message: unknown): void => listener(message as Message);
      subscribe(name, heard);
      return () => void unsubscribe(name, heard);
    },
  };
}

/** A password that was tried: for a login, before a change of it, or of an account elsewhere. */
export const attemptOutcomes = ['right', 'wrong', 'slowed'] as const;
export const passwordAttempts = typedChannel<(typeof attemptOutcomes)[number]>('medeina:password-attempt');

/** Why a page or picture was not made: the caller's address asked for too many, the process lags, too many wait. */
export const renderRefusals = ['limit', 'pressure', 'queue'] as const;
export const refusedRenders = typedChannel<(typeof renderRefusals)[number]>('medeina:refused-render');

/** How many renders wait for their turn, each time that it changes. */
export const waitingRenders = typedChannel<number>('medeina:waiting-renders');
