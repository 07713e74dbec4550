import { CallError } from '../session/transport.ts';

/** Id of the message for a failure that has no better words. The connection is blamed only where no answer came. */
export function failureTextId(error: unknown): 'shell.error.network.text' | 'shell.error.server.text' {
  return error instanceof CallError && error.status === 0
    ? 'shell.error.network.text'
    : 'shell.error.server.text';
}
