import { sql } from 'kysely';
import { codeOf, type Executor } from './database.ts';

/** There is no such role in the database. */
export class UnknownRoleError extends Error {
  override readonly name = 'UnknownRoleError';
}

/** Of the tables and of the job queue. */
const schemas = ['public', 'pgboss'] as const;

/**
 * Gives a role of PostgreSQL what a running server needs and no more: rows may be read and changed, tables may not. So
 * whoever takes the server over can neither drop a table nor switch off what keeps the audit as it was written.
 * @param executor the owner of the tables, who migrates.
 * @throws {UnknownRoleError}
 */
export async function grantToServer(executor: Executor, name: string): Promise<void> {
  const role = sql.id(name);
  try {
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
    await sql`revoke insert, update, delete on migrations, migrations_lock from ${role}`.execute(executor);
    await sql`revoke update on audit_events from ${role}`.execute(executor);
  } catch (error) {
    if (codeOf(error) === '42704')
      throw new UnknownRoleError(`There is no role '${name}'.`, { cause: error });
    throw error;
  }
}
