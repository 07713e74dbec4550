import { CallError } from '../session/transport.ts';

/** Id of the message for a failure that has no better words. The connection is blamed only where no answer came. */
export function failureTextId(error: unknown): 'shell.error.network.text' | 'shell.error.server.text' {
  return error instanceof CallError && error.status === 0
    ? 'shell.error.network.text'
    : 'shell.error.server.text';
}

/** The number of a request in which the server failed: it is in its log. What was refused needs no number. */
export function failedRequestOf(error: unknown): string | undefined {
  return error instanceof CallError && error.status >= 500 ? error.requestId : undefined;
}
