import { sql } from 'kysely';
import type { Executor } from '../platform/database.ts';

/** A learning environment, as the operator set it. */
export interface EnvironmentRow {
  readonly id: string;
  readonly kind: 'builtin' | 'moodle';
  readonly name: string;
  readonly logo: string | null;
  readonly address: string | null;
  readonly issuer: string | null;
  readonly client_id: string | null;
  readonly secret_reference: string | null;
  readonly scope: string | null;
  /** Names the secret with which people are enrolled; null: nobody is. */
  readonly site_token_reference: string | null;
  /** Whether addresses of activities sign the browser in. */
  readonly opens_by_key: boolean;
}

/** The demo's second environment, where it usually is; its provider says when it starts where it got a port. */
export const demoEnvironment: EnvironmentToSave = {
  id: 'pmp',
  kind: 'moodle',
  name: 'PMP',
  logo: null,
  address: 'http://127.0.0.1:3001/moodle',
  issuer: null,
  client_id: null,
  secret_reference: null,
  scope: 'openid profile email moodle',
};

/** Environments that are in use, the built-in one first. */
export async function readEnvironments(executor: Executor): Promise<EnvironmentRow[]> {
  return (await readEveryEnvironment(executor)).filter(({ enabled }) => enabled);
}

/** The same with those that are switched off. */
export async function readEveryEnvironment(
  executor: Executor,
): Promise<(EnvironmentRow & { readonly enabled: boolean })[]> {
  const { rows } = await sql<EnvironmentRow & { readonly enabled: boolean }>`
    select id, kind, name, logo, address, issuer, client_id, secret_reference, scope, site_token_reference,
      opens_by_key, enabled
    from environments order by kind = 'builtin' desc, id`.execute(executor);
  return rows;
}

/** @returns false where there is no such environment beside the built-in one. */
export async function setEnvironmentEnabled(
  executor: Executor,
  id: string,
  isEnabled: boolean,
): Promise<boolean> {
  const { rows } = await sql`
    update environments set enabled = ${isEnabled} where id = ${id} and kind <> 'builtin' returning id`.execute(
    executor,
  );
  return rows.length > 0;
}

export type EnvironmentToSave = Omit<EnvironmentRow, 'opens_by_key' | 'site_token_reference'> &
  Partial<Pick<EnvironmentRow, 'opens_by_key' | 'site_token_reference'>>;

/** Adds an environment, switched on, or changes it. */
export async function saveEnvironment(
  executor: Executor,
  { opens_by_key = false, site_token_reference = null, ...given }: EnvironmentToSave,
): Promise<void> {
  const row = { ...given, opens_by_key, site_token_reference };
  await executor
    .insertInto('environments')
    .values({ ...row, enabled: true })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
}
