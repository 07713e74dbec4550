import { sql } from 'kysely';
import type { Executor } from './database.ts';

/** Whether PostgreSQL has a role of that name. */
export async function hasRole(executor: Executor, name: string): Promise<boolean> {
  const { rows } = await sql`select from pg_roles where rolname = ${name}`.execute(executor);
  return rows.length > 0;
}

/** Of the tables and of the job queue. */
const schemas = ['public', 'pgboss'] as const;

/**
 * Gives a role of PostgreSQL what a running server needs and no more: rows may be read and changed, tables may not. So
 * whoever takes the server over can neither drop a table nor switch off what keeps the audit as it was written.
 * @param executor the owner of the tables, who migrates.
 */
export async function grantToServer(executor: Executor, name: string): Promise<void> {
  const role = sql.id(name);
  for (const schema of schemas.map((one) => sql.id(one))) {
    await sql`grant usage on schema ${schema} to ${role}`.execute(executor);
    await sql`grant select, insert, update, delete on all tables in schema ${schema} to ${role}`.execute(
      executor,
    );
    await sql`grant usage, select on all sequences in schema ${schema} to ${role}`.execute(executor);
    // What later migrations add.
    await sql`
      alter default privileges in schema ${schema}
      grant select, insert, update, delete on tables to ${role}`.execute(executor);
    await sql`
      alter default privileges in schema ${schema} grant usage, select on sequences to ${role}`.execute(
      executor,
    );
  }
  // Which `medeina orders raise-number` sets, which uses the server's own settings.
  await sql`grant update on sequence orders_id_seq to ${role}`.execute(executor);
  await sql`revoke insert, update, delete on migrations, migrations_lock from ${role}`.execute(executor);
  await sql`revoke update on audit_events from ${role}`.execute(executor);
}
