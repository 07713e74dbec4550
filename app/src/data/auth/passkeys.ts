import type { Output } from '@medeina/contract';
import type { Act } from '../hooks.ts';

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

/** Proves by a passkey of the account that it is still the same person. */
export async function proveByPasskey(act: Act, signal: AbortSignal): Promise<void> {
  const { data } = await act('auth.passkey.options', {}, { quiet: true, signal });
  const credential = await question(signal, ({ startAuthentication }) =>
    startAuthentication({ optionsJSON: requestOptions(data) }),
  );
  await act('auth.passkey.check', { body: { credential } }, { quiet: true });
}
