import { randomBytes } from 'node:crypto';
import type { Output, Parsed, Passkey } from '@medeina/contract';
import { recordEvent } from '../platform/audit.ts';
import type { JobContext } from '../platform/context.ts';
import { type Executor, inTransaction, isUniqueViolation } from '../platform/database.ts';
import type { CallFacts, Session } from '../platform/endpoints/types.ts';
import { ProblemError } from '../platform/errors.ts';
import { type Challenge, challengeSeconds, type ChallengeUse, createChallenges } from './challenges.ts';
import { elevate, requireElevation } from './elevation.ts';
import type { SigningKeys } from './keys.ts';
import { type Correspondence, tell } from './notices.ts';
import {
  deletePasskey,
  findPasskey,
  insertPasskey,
  isOwnPasskey,
  type KnownCredential,
  listCredentials,
  type ListedPasskey,
  listPasskeys,
  noteUse,
  passkeyOwner,
  savePasskeyName,
  spendChallenge,
  type StoredPasskey,
} from './passkeys-store.ts';
import type { Proved } from './sign-in.ts';
import { describeDevice } from './user-agent.ts';

type Assertion = Parsed<'auth.passkey.login'>['body']['credential'];
type Creation = Parsed<'auth.passkeys.add'>['body']['credential'];

/** Passkeys (WebAuthn): keys of a person's devices, in place of a password or to prove once more who they are. */
export interface Passkeys {
  list(session: Session): Promise<Passkey[]>;
  /** @throws {ProblemError} `elevation_required` */
  creationOptions(session: Session, facts: CallFacts): Promise<Output<'auth.passkeys.options'>['data']>;
  /** @throws {ProblemError} `passkey_refused`, `passkey_known` */
  add(session: Session, created: Creation, facts: CallFacts): Promise<Passkey>;
  /** @throws {ProblemError} `not_found` */
  rename(session: Session, id: number, name: string): Promise<void>;
  /** @throws {ProblemError} `not_found`, `elevation_required` */
  remove(session: Session, id: number, facts: CallFacts): Promise<void>;
  /** For a signed-in person those of the account alone; else whichever the device has. */
  requestOptions(session: Session | null): Promise<Output<'auth.passkey.options'>['data']>;
  /**
   * Whom the passkey proves; the session that is opened uses the proof up.
   * @throws {ProblemError} `passkey_refused`
   */
  prove(assertion: Assertion, facts: CallFacts): Promise<Proved>;
  /**
   * Opens five minutes in which the session may change credentials.
   * @throws {ProblemError} `passkey_refused`, also for somebody else's passkey.
   */
  check(session: Session, assertion: Assertion, facts: CallFacts): Promise<void>;
}

/** Loaded with the first passkey: it holds 8 MB, which most servers that were just started can do without. */
const webAuthentication = () => import('@simplewebauthn/server');

const siteName = 'Medeina';
const timeout = challengeSeconds * 1000;
/** EdDSA, ES256 and RS256: among them every device has one. The library's own list tries what Node calls experimental. */
const supportedAlgorithmIDs = [-8, -7, -257];

export function createPasskeys(context: JobContext, keys: SigningKeys): Passkeys {
  const {
    settings,
    database: { executor },
  } = context;
  const challenges = createChallenges(keys, settings.publicUrl);
  const { hostname: rpId, origin } = new URL(settings.publicUrl);

  /** What a device has signed, checked but not yet used up. Undefined where anything is wrong with it. */
  async function verify({ id, response }: Assertion, use: ChallengeUse): Promise<Proof | undefined> {
    const passkey = await findPasskey(executor, id);
    if (passkey === undefined) return undefined;
    // The device says whose key it is; without a name to go by it has to.
    const handle = response.userHandle;
    if (handle === undefined ? use.purpose === 'sign-in' : handle !== passkey.handle.toString('base64url'))
      return undefined;
    let challenge: Challenge | undefined;
    try {
      const { verifyAuthenticationResponse } = await webAuthentication();
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response: {
          id,
          rawId: id,
          type: 'public-key',
          clientExtensionResults: {},
          response: assertionOf(response),
        },
        expectedChallenge: async (answered) => {
          challenge = await challenges.read(answered, use);
          return challenge !== undefined;
        },
        expectedOrigin: origin,
        expectedRPID: rpId,
        requireUserVerification: true,
        // The counter is compared as the use is noted, so that of two uses at once one is refused.
        credential: { id, publicKey: Uint8Array.from(passkey.public_key), counter: 0 },
      });
      if (!verified || challenge === undefined) return undefined;
      return { passkey, challenge, counter: authenticationInfo.newCounter };
    } catch {
      // Whatever is wrong with it, it proves nothing.
      return undefined;
    }
  }

  /** Writes a refusal down and refuses. */
  async function refuse(userId: number | undefined, facts: CallFacts, reason: string): Promise<never> {
    await recordEvent(executor, {
      actor: { kind: 'guest' },
      action: 'passkey.refused',
      outcome: 'refused',
      ...(userId === undefined ? {} : { object: { kind: 'user', id: userId } }),
      address: facts.address,
      requestId: facts.requestId,
      details: { reason },
    });
    throw new ProblemError('passkey_refused');
  }

  async function verified(assertion: Assertion, use: ChallengeUse, facts: CallFacts) {
    const proof = await verify(assertion, use);
    if (proof === undefined) return refuse(undefined, facts, 'invalid');
    const { passkey, counter } = proof;
    if (passkey.counter > 0 && counter <= passkey.counter) return refuse(passkey.user_id, facts, 'copied');
    return proof;
  }

  return {
    list: async (session) => (await listPasskeys(executor, session.userId)).map(listed),
    creationOptions: async (session, facts) => {
      await requireElevation(executor, session, 'passkey.added', facts);
      const owner = await passkeyOwner(executor, session.userId, randomBytes(32));
      const { generateRegistrationOptions } = await webAuthentication();
      const made = await generateRegistrationOptions({
        rpName: siteName,
        rpID: rpId,
        userID: Uint8Array.from(owner.handle),
        userName: owner.username,
        userDisplayName: owner.name,
        challenge: await challenges.issue({ purpose: 'create', sessionId: session.sessionId }),
        timeout,
        supportedAlgorithmIDs,
      });
      return {
        rp: { id: rpId, name: siteName },
        user: made.user,
        challenge: made.challenge,
        pubKeyCredParams: made.pubKeyCredParams.map(({ alg }) => ({ alg, type: 'public-key' })),
        timeout,
        excludeCredentials: (await listCredentials(executor, session.userId)).map(named),
        authenticatorSelection: {
          residentKey: 'required',
          requireResidentKey: true,
          userVerification: 'required',
        },
        attestation: 'none',
      };
    },
    add: async (session, { id, response }, facts) => {
      const use: ChallengeUse = { purpose: 'create', sessionId: session.sessionId };
      let challenge: Challenge | undefined;
      // The challenge was given after a further proof, for this session: no second one is asked for.
      const { verifyRegistrationResponse } = await webAuthentication();
      const created = await verifyRegistrationResponse({
        response: {
          id,
          rawId: id,
          type: 'public-key',
          clientExtensionResults: {},
          response: {
            clientDataJSON: response.clientDataJSON,
            attestationObject: response.attestationObject,
          },
        },
        expectedChallenge: async (answered) => {
          challenge = await challenges.read(answered, use);
          return challenge !== undefined;
        },
        expectedOrigin: origin,
        expectedRPID: rpId,
        requireUserVerification: true,
        supportedAlgorithmIDs,
      }).catch(() => undefined);
      if (created?.registrationInfo === undefined || challenge === undefined)
        return refuse(session.userId, facts, 'invalid');
      const { credential, credentialBackedUp } = created.registrationInfo;
      const spent = challenge;
      try {
        return await inTransaction(executor, async (transaction) => {
          if (!(await spendChallenge(transaction, spent))) throw new ProblemError('passkey_refused');
          const stored = await insertPasskey(transaction, {
            userId: session.userId,
            credentialId: credential.id,
            publicKey: Buffer.from(credential.publicKey),
            counter: credential.counter,
            transports: response.transports ?? [],
            isSynced: credentialBackedUp,
            name: nameFor(facts.userAgent),
          });
          await recordChange(context, transaction, session, 'added', stored.id, facts);
          return listed(stored);
        });
      } catch (error) {
        if (isUniqueViolation(error, 'passkeys_credential_id_key')) throw new ProblemError('passkey_known');
        if (error instanceof ProblemError) await refuse(session.userId, facts, 'spent');
        throw error;
      }
    },
    rename: async (session, id, name) => {
      if (!(await savePasskeyName(executor, session.userId, id, name))) throw new ProblemError('not_found');
    },
    remove: async (session, id, facts) => {
      if (!(await isOwnPasskey(executor, session.userId, id))) throw new ProblemError('not_found');
      await requireElevation(executor, session, 'passkey.removed', facts);
      await inTransaction(executor, async (transaction) => {
        if (!(await deletePasskey(transaction, session.userId, id))) throw new ProblemError('not_found');
        await recordChange(context, transaction, session, 'removed', id, facts);
      });
    },
    requestOptions: async (session) => {
      const challenge = await challenges.issue(
        session === null
          ? { purpose: 'sign-in', sessionId: null }
          : { purpose: 'prove', sessionId: session.sessionId },
      );
      const { generateAuthenticationOptions } = await webAuthentication();
      const made = await generateAuthenticationOptions({ rpID: rpId, challenge });
      return {
        rpId,
        challenge: made.challenge,
        timeout,
        userVerification: 'required',
        ...(session === null
          ? {}
          : { allowCredentials: (await listCredentials(executor, session.userId)).map(named) }),
      };
    },
    prove: async (assertion, facts) => {
      const proof = await verified(assertion, { purpose: 'sign-in', sessionId: null }, facts);
      return {
        id: proof.passkey.user_id,
        method: 'passkey',
        useUp: (transaction) => useUp(transaction, proof),
      };
    },
    check: async (session, assertion, facts) => {
      const proof = await verified(assertion, { purpose: 'prove', sessionId: session.sessionId }, facts);
      if (proof.passkey.user_id !== session.userId) await refuse(session.userId, facts, 'foreign');
      await inTransaction(executor, async (transaction) => {
        await useUp(transaction, proof);
        await elevate(transaction, session);
        await recordEvent(transaction, {
          actor: { kind: 'person', userId: session.userId },
          action: 'session.elevated',
          object: { kind: 'user', id: session.userId },
          address: facts.address,
          requestId: facts.requestId,
          details: { method: 'passkey' },
        });
      }).catch(async (error: unknown) => {
        if (error instanceof ProblemError) await refuse(session.userId, facts, 'spent');
        throw error;
      });
    },
  };
}

/** A proof, checked but not yet used up. */
interface Proof {
  readonly passkey: StoredPasskey;
  readonly challenge: Challenge;
  readonly counter: number;
}

/** @throws {ProblemError} `passkey_refused` where the challenge was answered before, or the key has a copy. */
async function useUp(transaction: Executor, { passkey, challenge, counter }: Proof): Promise<void> {
  if (!(await spendChallenge(transaction, challenge)) || !(await noteUse(transaction, passkey.id, counter)))
    throw new ProblemError('passkey_refused');
}

function listed(row: ListedPasskey): Passkey {
  return {
    id: row.id,
    name: row.name,
    is_synced: row.is_synced,
    created_at: row.created_at.toISOString(),
    last_used_at: row.last_used_at?.toISOString() ?? null,
  };
}

const named = ({ id, transports }: KnownCredential) => ({ id, type: 'public-key' as const, transports });

/** Leaves out what the browser left out. */
function assertionOf({ userHandle, ...signed }: Assertion['response']) {
  return userHandle === undefined ? signed : { ...signed, userHandle };
}

/** The name of a new passkey: where it was made. */
function nameFor(userAgent: string): string {
  const { browser, system } = describeDevice(userAgent);
  const words = [browser, system].filter((word) => word !== null);
  return words.length === 0 ? siteName : words.join(', ').slice(0, 60);
}

/** Writes the change down and tells the person. */
async function recordChange(
  correspondence: Correspondence,
  transaction: Executor,
  { userId }: Session,
  change: 'added' | 'removed',
  id: number,
  facts: CallFacts,
): Promise<void> {
  await recordEvent(transaction, {
    actor: { kind: 'person', userId },
    action: `passkey.${change}`,
    object: { kind: 'user', id: userId },
    address: facts.address,
    requestId: facts.requestId,
    details: { passkey: id },
  });
  await tell(correspondence, transaction, userId, `passkey_${change}`, facts.userAgent);
}
