import type { ClientBase } from 'pg';

/** A table as a backup holds it. */
export interface Table {
  readonly name: string;
  /** Quoted, without those that the database computes. */
  readonly columns: readonly string[];
}

/** What migrations keep of themselves: a restored database gets it by migrating. */
const ofMigrations = ['migrations', 'migrations_lock'];

/** The tables that outlive a restart; what others refer to comes before them. */
export async function tablesOf(client: ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table & { parents: string[] }>(
    `select class.relname as name,
      (select array_agg(quote_ident(attname) order by attnum) from pg_attribute
        where attrelid = class.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns,
      array(select distinct parent.relname::text from pg_constraint
        join pg_class parent on parent.oid = confrelid
        where conrelid = class.oid and contype = 'f' and confrelid <> conrelid) as parents
    from pg_class class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relpersistence = 'p' and relname <> all($1)
    order by relname`,
    [ofMigrations],
  );
  const ordered: Table[] = [];
  let left = rows;
  while (left.length > 0) {
    const known = new Set(ordered.map(({ name }) => name));
    const ready = left.filter(({ parents }) => parents.every((parent) => known.has(parent)));
    if (ready.length === 0)
      throw new Error(`These tables refer to each other: ${left.map(({ name }) => name).join(', ')}`);
    ordered.push(...ready.map(({ name, columns }) => ({ name, columns })));
    left = left.filter((table) => !ready.includes(table));
  }
  return ordered;
}
