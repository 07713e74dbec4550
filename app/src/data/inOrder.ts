import { sessionStore } from '../session/store.ts';

/** Runs a change once every earlier one of its kind has been answered or refused. */
export type InOrder = <Result>(change: () => Promise<Result>) => Promise<Result>;

/** An order of changes of one kind. One of a user who has left while it waited is not begun. */
export function makeOrder(): InOrder {
  let earlier: Promise<unknown> = Promise.resolve();
  return (change) => {
    const loggedOut = sessionStore.logoutSignal();
    const result = earlier.then(() => {
      loggedOut.throwIfAborted();
      return change();
    });
    earlier = result.catch(() => undefined);
    return result;
  };
}
