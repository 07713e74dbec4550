import type { Output } from '@medeina/contract';
import { type EnvironmentAccount, EnvironmentError } from '../environments/environment.ts';
import type { Environment } from '../environments/environments.ts';
import { recordEvent } from '../platform/audit.ts';
import { type Executor, inTransaction } from '../platform/database.ts';
import type { CallFacts, Session } from '../platform/endpoints/types.ts';
import { type ProblemCode, ProblemError } from '../platform/errors.ts';
import { writeLetter } from '../platform/letters.ts';
import type { Mail } from '../platform/mail.ts';
import { message, type MessageId } from '../platform/messages.ts';
import { requireElevation } from './elevation.ts';
import {
  deleteIdentity,
  holdIdentity,
  holdReader,
  type IdentityRow,
  insertIdentity,
  readIdentities,
  type Reader,
  refreshIdentity,
} from './identities-store.ts';
import { holdCode, identityOf, mayConfirm, type SignOnParts } from './sign-on.ts';
import { useUp } from './sign-ons-store.ts';

export type LinkParts = SignOnParts & { readonly mail: Mail };

/** An account elsewhere that somebody has just proved to be theirs. */
interface Proof {
  /** Of the environment or provider, for the letters. */
  readonly name: string;
  readonly identity: Omit<IdentityRow, 'user_id'>;
}

/**
 * Accounts elsewhere that open an account of ours. Each change wants to know once more who it is, or a sign-in of the last
 * minutes: a browser that was left open must let nobody add a way in.
 */
export interface Links {
  /** Links what a sign-on has proved. */
  byCode(given: { code: string; environment: string }, session: Session, facts: CallFacts): Promise<void>;
  byPassword(
    given: { environment: string; username: string; password: string },
    session: Session,
    facts: CallFacts,
  ): Promise<void>;
  remove(environment: string, session: Session, facts: CallFacts): Promise<void>;
  /** The environments as the person has them, and the providers that are linked. */
  list(session: Session | null): Promise<Output<'auth.environment.list'>['data']>;
  /**
   * The account that a password of the environment opens; counts as an attempt to log in.
   * @param linkedTo the person who links it; left out where it is to sign somebody in.
   */
  prove(
    environment: Environment,
    given: { readonly username: string; readonly password: string },
    facts: CallFacts,
    linkedTo?: number,
  ): Promise<Proof>;
}

export function createLinks(parts: LinkParts): Links {
  const { database, environments, mail, settings, signIn, vault } = parts;
  const { executor } = database;

  /**
   * Links an account, within the caller's transaction. One that is somebody else's is refused, and both are told by
   * mail: the refusal is answered after the commit.
   */
  async function link(
    transaction: Executor,
    { identity, name }: Proof,
    session: Session,
    facts: CallFacts,
  ): Promise<'linked' | 'linked_elsewhere' | 'other_linked'> {
    const me = await holdReader(transaction, session.userId);
    const known = await holdIdentity(transaction, identity.issuer, identity.subject);
    if (known?.user_id === session.userId) {
      await refreshIdentity(transaction, identity);
      return 'linked';
    }
    const isNew =
      known === undefined && (await insertIdentity(transaction, { user_id: session.userId, ...identity }));
    const outcome = isNew ? 'linked' : known === undefined ? 'other_linked' : 'linked_elsewhere';
    await record(transaction, 'identity.linked', identity.provider, outcome === 'linked', session, facts);
    if (isNew) await tell(transaction, me, 'linked', name);
    if (known !== undefined) {
      await tell(transaction, me, 'link_refused', name);
      await tell(transaction, await holdReader(transaction, known.user_id), 'link_tried', name);
    }
    return outcome;
  }

  async function tell(
    transaction: Executor,
    reader: Reader | undefined,
    what: 'link_refused' | 'link_tried' | 'linked' | 'unlinked',
    name: string,
  ): Promise<void> {
    if (reader?.email == null) return;
    const { language } = reader;
    const say = (id: MessageId) => message(language, id, { name });
    const letter = {
      kind: `sign-on ${what}`,
      to: reader.email,
      language,
      subject: say(`mail.sign_on.${what}.subject`),
      paragraphs: [say(`mail.sign_on.${what}.text`)],
      link: { words: say('mail.sign_on.settings'), href: `${settings.publicUrl}/dashboard/settings` },
    };
    await mail.send(writeLetter(letter, settings.publicUrl), transaction);
  }

  /** Whether one of the identities opens the account without another. What is switched off signs nobody in. */
  function opensWithout(
    without: string,
    identities: readonly IdentityRow[],
    offered: readonly Environment[],
  ): boolean {
    const ways = new Set([...offered.map(({ row }) => row.id), ...environments.social.map(({ id }) => id)]);
    return identities.some(({ provider }) => provider !== without && ways.has(provider));
  }

  async function prove(
    { adapter, row, signsInBy }: Environment,
    { username, password }: { readonly username: string; readonly password: string },
    facts: CallFacts,
    linkedTo?: number,
  ): Promise<Proof> {
    if (signsInBy !== 'password' || adapter.signIn === undefined) throw new ProblemError('sign_on_elsewhere');
    const ask = adapter.signIn;
    const record = (refused: ProblemCode) =>
      signIn.recordRefused(
        { method: 'environment', refused, provider: row.id, linkedTo: linkedTo ?? null },
        facts,
      );
    const account = await signIn.attempt(
      `${row.id}:${username}`,
      facts,
      async () => {
        try {
          return await ask(row, username, password);
        } catch (error) {
          if (!(error instanceof EnvironmentError)) throw error;
          if (error.reason === 'refused') return undefined;
          await record('unavailable');
          throw new ProblemError('unavailable', { cause: error });
        }
      },
      () => record('sign_in_slowed'),
    );
    if (account === undefined) {
      await record('invalid_credentials');
      throw new ProblemError('invalid_credentials');
    }
    return { name: row.name, identity: await identityWith(row.id, row.address ?? row.id, account) };
  }

  async function identityWith(environment: string, issuer: string, account: EnvironmentAccount) {
    const seal = async (secret: string) => await vault.seal(secret, `${issuer} ${account.id}`);
    return {
      provider: environment,
      environment_id: environment,
      issuer,
      subject: account.id,
      account_id: account.id,
      account_name: account.name,
      access_token: await seal(account.token),
      sign_in_token: account.signInToken === undefined ? null : await seal(account.signInToken),
    };
  }

  return {
    byCode: async ({ code, environment }, session, facts) => {
      const provider = await environments.findProvider(executor, environment);
      if (provider === undefined) throw new ProblemError('not_found');
      await requireElevation(executor, session, 'identity.linked', facts, true);
      const outcome = await inTransaction(executor, async (transaction) => {
        const row = await holdCode(transaction, code, facts);
        if (row?.provider !== environment || !mayConfirm(row, session)) return 'expired';
        await useUp(transaction, row.state_hash);
        return await link(
          transaction,
          { name: provider.name, identity: identityOf(row, provider) },
          session,
          facts,
        );
      });
      if (outcome === 'expired') {
        const refused = 'sign_on_expired';
        await signIn.recordRefused({ method: 'environment', refused, linkedTo: session.userId }, facts);
        throw new ProblemError(refused);
      }
      refuseUnlessLinked(outcome);
    },

    byPassword: async ({ environment, username, password }, session, facts) => {
      const found = await environments.find(executor, environment);
      await requireElevation(executor, session, 'identity.linked', facts, true);
      const proof = await prove(found, { username, password }, facts, session.userId);
      refuseUnlessLinked(
        await inTransaction(executor, (transaction) => link(transaction, proof, session, facts)),
      );
    },

    remove: async (environment, session, facts) => {
      const provider = await environments.findProvider(executor, environment);
      const name = provider?.name ?? (await environments.find(executor, environment)).row.name;
      await requireElevation(executor, session, 'identity.unlinked', facts, true);
      const isOnlyWay = await inTransaction(executor, async (transaction) => {
        const me = await holdReader(transaction, session.userId);
        const identities = await readIdentities(transaction, session.userId);
        if (!identities.some((identity) => identity.provider === environment)) return false;
        const stays =
          me?.has_password === true ||
          opensWithout(environment, identities, await environments.list(transaction));
        if (stays) {
          await deleteIdentity(transaction, session.userId, environment);
          await tell(transaction, me, 'unlinked', name);
        }
        await record(transaction, 'identity.unlinked', environment, stays, session, facts);
        return !stays;
      });
      if (isOnlyWay) throw new ProblemError('last_way_in');
    },

    list: async (session) => {
      const all = await environments.list(executor);
      const own = session === null ? [] : await readIdentities(executor, session.userId);
      const hasPassword =
        session !== null && (await holdReader(executor, session.userId))?.has_password === true;
      const canUnlink = (id: string) => hasPassword || opensWithout(id, own, all);
      const ofEnvironments = all.map(({ row, signsInBy }) => {
        const identity = own.find(({ provider }) => provider === row.id);
        return {
          environment: row.id,
          name: row.name,
          logo: row.logo,
          lmsUrl: row.address,
          signs_in_by: signsInBy,
          linked: session === null ? null : signsInBy === 'medeina' || identity !== undefined,
          account: identity?.account_name ?? null,
          environment_user_id: identity?.account_id ?? null,
          can_unlink: identity === undefined ? null : canUnlink(row.id),
        };
      });
      // A provider such as Google is no environment, but what is linked must be there to be unlinked.
      const ofProviders = environments.social.flatMap(({ id, name }) => {
        const identity = own.find(({ provider }) => provider === id);
        if (identity === undefined) return [];
        return {
          environment: id,
          name,
          logo: null,
          lmsUrl: null,
          signs_in_by: 'provider' as const,
          linked: true,
          account: identity.account_name,
          environment_user_id: null,
          can_unlink: canUnlink(id),
        };
      });
      return [...ofEnvironments, ...ofProviders];
    },

    prove,
  };
}

function refuseUnlessLinked(outcome: 'linked' | 'linked_elsewhere' | 'other_linked'): void {
  if (outcome === 'linked_elsewhere') throw new ProblemError('account_linked_elsewhere');
  if (outcome === 'other_linked') throw new ProblemError('environment_linked');
}

async function record(
  transaction: Executor,
  action: 'identity.linked' | 'identity.unlinked',
  provider: string,
  isDone: boolean,
  session: Session,
  facts: CallFacts,
): Promise<void> {
  await recordEvent(transaction, {
    actor: { kind: 'person', userId: session.userId },
    action,
    outcome: isDone ? 'done' : 'refused',
    object: { kind: 'user', id: session.userId },
    address: facts.address,
    requestId: facts.requestId,
    details: { provider },
  });
}
