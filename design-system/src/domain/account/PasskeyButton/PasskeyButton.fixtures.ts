/** A person who cancels, as the browser says it. */
export async function cancelled(): Promise<void> {
  await Promise.reject(new DOMException('The operation was not allowed.', 'NotAllowedError'));
}

/** A server that does not know the passkey. */
export async function unknownPasskey(): Promise<void> {
  await Promise.reject(new Error('unknown_credential'));
}

/** A device that still asks. */
export async function asking(): Promise<void> {
  await new Promise(() => {});
}
