import { type ActivityState, paths, statusOfFailure } from '@medeina/contract';

/** A call that failed; `status` 0 where no answer of the server came. */
export class ActivityCallError extends Error {
  override readonly name = 'ActivityCallError';
  readonly status: number;
  /** Seconds after which it may be tried again, where the server says so. */
  readonly retryAfter: number | undefined;

  constructor(status: number, retryAfter?: string | null) {
    super(`The call failed with ${status}`);
    this.status = status;
    this.retryAfter = Number.parseInt(retryAfter ?? '', 10) || undefined;
  }
}

type ActivityCall = 'learning.activity.state' | 'learning.activity.start' | 'learning.activity.submit';

/** Longest wait for an answer, in milliseconds. */
const patience = 20_000;

/** A call with the token of this document, which stands in no address and in no storage. */
export async function callActivity(
  id: ActivityCall,
  body: { readonly token: string; readonly attempt?: number },
): Promise<ActivityState> {
  let response: Response;
  try {
    response = await fetch(paths[id].path, {
      method: paths[id].method,
      credentials: 'omit',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(patience),
    });
  } catch {
    throw new ActivityCallError(0);
  }
  const answer: unknown = await response.json().catch(() => undefined);
  if (!response.ok) throw new ActivityCallError(statusOfFailure(response.status, answer));
  if (!isState(answer)) throw new ActivityCallError(response.status);
  return answer.data;
}

function isState(answer: unknown): answer is { readonly data: ActivityState } {
  return typeof answer === 'object' && answer !== null && 'data' in answer;
}
