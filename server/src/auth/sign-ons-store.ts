import { sql } from 'kysely';
import type { Executor } from '../platform/database.ts';
import { deleteRows } from '../platform/delete-rows.ts';
import type { Profile } from '../environments/oidc/provider.ts';

export type SignOnAction = 'link' | 'login';

/** A sign-on on its way to a provider. */
export interface StartedSignOn {
  readonly state_hash: Buffer;
  readonly browser_hash: Buffer;
  readonly provider: string;
  readonly action: SignOnAction;
  readonly user_id: number | null;
  readonly redirect: string | null;
  readonly back_uri: string | null;
  readonly nonce: string;
  readonly code_verifier: string;
}

/** What the provider said. */
export interface ReturnedSignOn {
  readonly code_hash: Buffer;
  readonly issuer: string;
  readonly subject: string;
  readonly account_id: string | null;
  readonly account_name: string;
  readonly profile: Profile;
  readonly access_token: Buffer | null;
  readonly provider_session: string | null;
  readonly provider_id_token: Buffer | null;
}

export type SignOnRow = Pick<StartedSignOn, 'action' | 'provider' | 'state_hash' | 'user_id'> &
  ReturnedSignOn;

/** Seconds until the code of the return is presented, and then to decide: to make an account, or to confirm a link. */
const codeSeconds = 60;
const decisionMinutes = 15;

export async function insertSignOn(executor: Executor, signOn: StartedSignOn): Promise<void> {
  await executor.insertInto('sign_ons').values(signOn).execute();
}

/** Takes a sign-on that its own browser comes back with: once, and within a quarter of an hour. */
export async function takeReturn(
  executor: Executor,
  stateHash: Buffer,
  browserHash: Buffer,
): Promise<StartedSignOn | undefined> {
  const { rows } = await sql<StartedSignOn>`
    update sign_ons set returned_at = now()
    where state_hash = ${stateHash} and browser_hash = ${browserHash} and returned_at is null
      and started_at > now() - interval '15 minutes'
    returning state_hash, browser_hash, provider, action, user_id, redirect, back_uri, nonce, code_verifier`.execute(
    executor,
  );
  return rows[0];
}

export async function saveReturn(
  executor: Executor,
  stateHash: Buffer,
  { profile, ...returned }: ReturnedSignOn,
): Promise<void> {
  await executor
    .updateTable('sign_ons')
    .set({
      ...returned,
      profile: JSON.stringify(profile),
      code_expires_at: sql<Date>`now() + make_interval(secs => ${codeSeconds})`,
    })
    .where('state_hash', '=', stateHash)
    .execute();
}

/** The sign-on of a code, in the browser that it belongs to; nobody else can take it until the transaction ends. */
export async function holdSignOn(
  executor: Executor,
  codeHash: Buffer,
  browserHash: Buffer,
): Promise<SignOnRow | undefined> {
  const { rows } = await sql<SignOnRow>`
    select state_hash, provider, action, user_id, code_hash, issuer, subject, account_id, account_name, profile,
      access_token, provider_session, provider_id_token
    from sign_ons
    where code_hash = ${codeHash} and browser_hash = ${browserHash} and used_at is null and code_expires_at > now()
    for update`.execute(executor);
  return rows[0];
}

/** The page has the code and asks the person: they have time to. */
export async function giveTime(executor: Executor, stateHash: Buffer): Promise<void> {
  await sql`
    update sign_ons set code_expires_at = returned_at + make_interval(mins => ${decisionMinutes})
    where state_hash = ${stateHash}`.execute(executor);
}

/** The code is no good any more, and nothing that it stood for is kept. */
export async function useUp(executor: Executor, stateHash: Buffer): Promise<void> {
  await sql`
    update sign_ons set used_at = now(), profile = null, access_token = null, provider_id_token = null
    where state_hash = ${stateHash}`.execute(executor);
}

/** Sign-ons that nobody can finish any more. */
export async function deleteOldSignOns(executor: Executor): Promise<void> {
  await deleteRows(executor, 'sign_ons', sql`started_at < now() - interval '1 hour'`);
}
