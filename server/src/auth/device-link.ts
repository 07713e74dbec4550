import type { Output } from '@medeina/contract';
import { recordEvent } from '../platform/audit.ts';
import { type Executor, inTransaction } from '../platform/database.ts';
import type { CallFacts, Session } from '../platform/endpoints/types.ts';
import { ProblemError } from '../platform/errors.ts';
import { issueToken, readToken, spendToken, tokenMinutes } from './one-time-tokens.ts';
import { findSessionOwners, type SessionOwner } from './sessions-store.ts';
import type { Proved } from './sign-in.ts';

/**
 * A link that signs a second device in. The code stands in the fragment, which no server is sent: neither logs nor link
 * previews see it.
 * @param site where the other device reaches us.
 */
export async function addDevice(
  executor: Executor,
  site: string,
  session: Session,
): Promise<Output<'auth.device.add'>> {
  const code = await inTransaction(executor, (transaction) =>
    issueToken(transaction, 'add_device', {
      userId: session.userId,
      details: { session_id: session.sessionId },
    }),
  );
  const seconds = tokenMinutes('add_device') * 60;
  return {
    redirect_url: `${site}/connect#${code}`,
    expires_at: new Date(Date.now() + seconds * 1000).toISOString(),
    expires_in: seconds,
  };
}

/** Whose account the code opens. @throws {ProblemError} `device_link_over` */
export async function lookAtDeviceLink(
  executor: Executor,
  code: string,
): Promise<Output<'auth.device.look'>['data']> {
  const token = await readToken(executor, 'add_device', code);
  const owner = token && (await ownerOf(executor, token.details.session_id));
  if (owner === undefined) throw new ProblemError('device_link_over');
  return { firstname: owner.firstname, lastname: owner.lastname };
}

/** Whom the code signs in; the session that is opened uses it up. @throws {ProblemError} `device_link_over` */
export async function proveByDeviceLink(
  executor: Executor,
  code: string,
  { address, requestId }: Pick<CallFacts, 'address' | 'requestId'>,
): Promise<Proved> {
  const token = await readToken(executor, 'add_device', code);
  if (token === undefined) {
    await recordEvent(executor, {
      actor: { kind: 'guest' },
      action: 'session.opened',
      outcome: 'refused',
      address,
      requestId,
      details: { method: 'device', refused: 'device_link_over' },
    });
    throw new ProblemError('device_link_over');
  }
  const openedBy = token.details.session_id;
  return {
    id: token.userId,
    method: 'device',
    openedBy,
    useUp: async (transaction) => {
      const spent = await spendToken(transaction, 'add_device', code);
      // A session that has been ended meanwhile lets nobody in any more.
      if (spent === undefined || (await ownerOf(transaction, openedBy)) === undefined)
        throw new ProblemError('device_link_over');
    },
  };
}

async function ownerOf(executor: Executor, sessionId: string): Promise<SessionOwner | undefined> {
  const [owner] = await findSessionOwners(executor, [sessionId]);
  return owner;
}
