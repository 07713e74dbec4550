import type { Language } from '@medeina/contract';
import { sessionStore } from '../../session/store.ts';
import { CallError } from '../../session/transport.ts';
import { request } from '../client.ts';
import { makeOrder } from '../inOrder.ts';

// The answer sets the language's cookie too: of two choices the last has to be answered last.
const inOrder = makeOrder();
let last: Language | undefined;

/** Sends the choice if none followed it; without a connection, sends it once there is one again. */
async function send(language: Language): Promise<void> {
  if (language !== last) return;
  try {
    await request('account.languages.set', { body: { language } }, { language });
  } catch (error) {
    if (!(error instanceof CallError) || error.status !== 0) return;
    const options = { once: true, signal: sessionStore.logoutSignal() };
    addEventListener('online', () => void inOrder(() => send(language)), options);
  }
}

/** Remembers the language in the account of the person who is logged in: their letters come in it. */
export function saveLanguage(language: Language): void {
  last = language;
  // Refused to somebody who has left meanwhile.
  inOrder(() => send(language)).catch(() => undefined);
}
