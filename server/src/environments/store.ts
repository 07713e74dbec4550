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
}

/** Environments that are in use, the built-in one first. */
export async function readEnvironments(executor: Executor): Promise<EnvironmentRow[]> {
  const { rows } = await sql<EnvironmentRow>`
    select id, kind, name, logo, address, issuer, client_id, secret_reference, scope
    from environments where enabled order by kind = 'builtin' desc, id`.execute(executor);
  return rows;
}

/** Adds an environment or changes it. */
export async function saveEnvironment(executor: Executor, row: EnvironmentRow): Promise<void> {
  await executor
    .insertInto('environments')
    .values({ ...row, enabled: true })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ ...row, enabled: true }))
    .execute();
}
