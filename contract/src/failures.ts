import type { ErrorBody } from './common.ts';

/** Whether a failed call was refused by a server of ours. */
export function isErrorBody(value: unknown): value is ErrorBody {
  return typeof value === 'object' && value !== null && 'message' in value && 'errors' in value;
}

/**
 * The status of a failed call, or 0 where none of our servers answered. Without their body something on the way refuses:
 * that ends no session and drops nothing that was sent. A proxy may well say that it is too much, or too often.
 */
export function statusOfFailure(status: number, body: unknown): number {
  return isErrorBody(body) || status >= 500 || status === 413 || status === 429 ? status : 0;
}
