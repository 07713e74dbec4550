import type { CurrentSession, Output, Passkey } from '@medeina/contract';
import { guestId } from '../../session/guest.ts';
import type { Act } from '../hooks.ts';
import { withNewToken } from './proof.ts';

/** The library is loaded with the first question: few visitors have a passkey. */
const load = () => import('@simplewebauthn/browser');

type Library = Awaited<ReturnType<typeof load>>;

/** Puts a question to the browser, and takes it back when `signal` is aborted. */
async function question<Answer>(
  signal: AbortSignal,
  put: (library: Library) => Promise<Answer>,
): Promise<Answer> {
  const library = await load();
  signal.throwIfAborted();
  const takeBack = () => library.WebAuthnAbortService.cancelCeremony();
  signal.addEventListener('abort', takeBack);
  try {
    return await put(library);
  } finally {
    signal.removeEventListener('abort', takeBack);
  }
}

/** What the library takes: it tells a missing list from an undefined one. */
function requestOptions({ allowCredentials, ...options }: Output<'auth.passkey.options'>['data']) {
  return {
    ...options,
    ...(allowCredentials === undefined ? {} : { allowCredentials: known(allowCredentials) }),
  };
}

function known(
  credentials: readonly { id: string; type: 'public-key'; transports?: string[] | undefined }[],
) {
  return credentials.map(({ id, type, transports = [] }) => ({ id, type, transports }));
}

/**
 * Has a passkey picked.
 * @param offer in the browser's own list for the user name, instead of asking for one at once.
 */
export async function askForPasskey(act: Act, signal: AbortSignal, offer = false) {
  const { data } = await act('auth.passkey.options', {}, { quiet: true, signal });
  return await question(signal, ({ startAuthentication }) =>
    startAuthentication({ optionsJSON: requestOptions(data), useBrowserAutofill: offer }),
  );
}

/** Signs in by the passkey that was picked. */
export function signInByPasskey(
  act: Act,
  credential: Awaited<ReturnType<typeof askForPasskey>>,
): Promise<CurrentSession> {
  return act('auth.passkey.login', { body: { credential, oc_session: guestId() } }, { quiet: true });
}

/** Whether the browser lists passkeys with the user names that it knows. */
export async function canOfferPasskeys(): Promise<boolean> {
  return (
    typeof PublicKeyCredential === 'function' &&
    (await PublicKeyCredential.isConditionalMediationAvailable?.())
  );
}

/** Proves by a passkey of the account that it is still the same person. */
export async function proveByPasskey(act: Act, signal: AbortSignal): Promise<void> {
  const credential = await askForPasskey(act, signal);
  await withNewToken(act('auth.passkey.check', { body: { credential } }, { quiet: true }));
}

/** What a browser needs to create a passkey; the server wants a further proof first. */
export async function passkeyOptions(act: Act): Promise<Output<'auth.passkeys.options'>['data']> {
  return (await act('auth.passkeys.options', {}, { quiet: true })).data;
}

/** Creates a passkey on this device. */
export async function createPasskey(
  act: Act,
  options: Output<'auth.passkeys.options'>['data'],
  signal: AbortSignal,
): Promise<Passkey> {
  const credential = await question(signal, ({ startRegistration }) =>
    startRegistration({
      optionsJSON: { ...options, excludeCredentials: known(options.excludeCredentials) },
    }),
  );
  return (await act('auth.passkeys.add', { body: { credential } }, { quiet: true })).data;
}
