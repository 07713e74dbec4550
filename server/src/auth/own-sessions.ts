import type { OwnSession } from '@medeina/contract';
import { recordEvent } from '../platform/audit.ts';
import { type Executor, inTransaction } from '../platform/database.ts';
import type { CallFacts, Session } from '../platform/endpoints/types.ts';
import { ProblemError } from '../platform/errors.ts';
import { requireElevation } from './elevation.ts';
import { endOtherSessions, endOwnSession, isOpenedBy, listSessions } from './own-sessions-store.ts';
import { describeDevice } from './user-agent.ts';

/** Where the person is signed in, the calling session first. */
export async function ownSessions(executor: Executor, session: Session): Promise<OwnSession[]> {
  const stored = await listSessions(executor, session.userId, session.sessionId);
  return stored.map((row) => ({
    id: row.id,
    is_current: row.id === session.sessionId,
    is_added_here: row.opened_by === session.sessionId,
    device: describeDevice(row.user_agent),
    signed_in_at: row.signed_in_at.toISOString(),
    last_seen_at: row.last_seen_at.toISOString(),
  }));
}

/**
 * Ends one of the person's sessions: after a further proof, or whoever finds a browser open could shut its owner out. The
 * session itself, and one that it has let in by a code, may end at once.
 * @throws {ProblemError} `not_found` where it is somebody else's or has ended; `elevation_required`
 */
export async function endOne(
  executor: Executor,
  session: Session,
  id: string,
  facts: CallFacts,
): Promise<void> {
  if (id !== session.sessionId && !(await isOpenedBy(executor, id, session.sessionId)))
    await requireElevation(executor, session, 'session.ended', facts, true);
  await inTransaction(executor, async (transaction) => {
    if (!(await endOwnSession(transaction, session.userId, id))) throw new ProblemError('not_found');
    await recordEnd(transaction, session, 1, facts);
  });
}

/**
 * Ends all sessions of the person but the calling one. Returns how many.
 * @throws {ProblemError} `elevation_required`
 */
export async function endOthers(executor: Executor, session: Session, facts: CallFacts): Promise<number> {
  await requireElevation(executor, session, 'session.ended', facts, true);
  return inTransaction(executor, async (transaction) => {
    const count = await endOtherSessions(transaction, session.userId, session.sessionId);
    if (count > 0) await recordEnd(transaction, session, count, facts);
    return count;
  });
}

async function recordEnd(
  transaction: Executor,
  { userId }: Session,
  count: number,
  facts: CallFacts,
): Promise<void> {
  await recordEvent(transaction, {
    actor: { kind: 'person', userId },
    action: 'session.ended',
    object: { kind: 'user', id: userId },
    address: facts.address,
    requestId: facts.requestId,
    details: { count },
  });
}
