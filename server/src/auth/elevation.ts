import { type AuditAction, recordEvent } from '../platform/audit.ts';
import type { Executor } from '../platform/database.ts';
import type { CallFacts, Session } from '../platform/endpoints/types.ts';
import { ProblemError } from '../platform/errors.ts';
import { findElevated, saveElevation } from './elevation-store.ts';

/** How long a further proof is good for. */
const elevationMinutes = 5;

/** Notes that the person has just proved again who they are, by password or passkey. */
export function elevate(executor: Executor, session: Session): Promise<void> {
  return saveElevation(executor, session.sessionId, elevationMinutes);
}

/**
 * For changes that a browser left open must not allow: the person has proved in the last five minutes who they are.
 * @param executor no transaction of the change's: a refusal is written down, and stays.
 * @param signInCounts whether a sign-in of these minutes is proof enough where there is a password, too.
 * @throws {ProblemError} `elevation_required`
 */
export async function requireElevation(
  executor: Executor,
  { sessionId, userId }: Session,
  action: AuditAction,
  { address, requestId }: Pick<CallFacts, 'address' | 'requestId'>,
  signInCounts = false,
): Promise<void> {
  if (await findElevated(executor, sessionId, elevationMinutes, signInCounts)) return;
  await recordEvent(executor, {
    actor: { kind: 'person', userId },
    action,
    outcome: 'refused',
    object: { kind: 'user', id: userId },
    address,
    requestId,
    details: { refused: 'elevation_required' },
  });
  throw new ProblemError('elevation_required');
}
