import { CallError } from '../../session/transport.ts';

/**
 * What a form is validated with, loaded when it is first needed.
 * @throws {CallError} of status 0 where it does not arrive: the form says so, as of a call without an answer.
 */
export async function arrived<T>(code: Promise<T>): Promise<T> {
  try {
    return await code;
  } catch {
    throw new CallError(0, {});
  }
}
