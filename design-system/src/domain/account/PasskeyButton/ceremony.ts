/** What came of a ceremony with a passkey. */
export type PasskeyOutcome = 'refused' | 'failed';

/**
 * What an error of the browser means. `NotAllowedError` covers a person who cancels and a time that is up: browsers keep
 * both apart from no site.
 */
export function outcomeOf(error: unknown): PasskeyOutcome {
  return error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError')
    ? 'refused'
    : 'failed';
}

/** Whether the browser knows passkeys. They need a secure context too. */
export function knowsPasskeys(): boolean {
  return typeof PublicKeyCredential === 'function' && isSecureContext;
}
