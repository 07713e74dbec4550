import type { Language } from '@medeina/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Executor } from './database.ts';
import type { DataSubject, PersonalTable, PersonalTables } from './personal-data.ts';

/** A row as JSON writes it, by column. */
export type HeldRow = Readonly<Record<string, unknown>>;

/** The rows of a table that are about a person. */
function rowsOf({ person, through, orWhere }: PersonalTable, subject: DataSubject): RawBuilder<unknown> {
  const column = sql.ref(`held.${person}`);
  const named =
    through === undefined
      ? sql`${column} = ${subject.id}`
      : sql`${column} in (select id from ${sql.table(through.table)} where ${sql.ref(through.person)} = ${subject.id})`;
  return orWhere === undefined ? named : sql`(${named} or ${orWhere(subject)})`;
}

/** When what a row tells of began; empty where it does not say. */
function beginningOf(row: HeldRow): string {
  const [, moment] = Object.entries(row).find(([column]) => column.endsWith('_at')) ?? [];
  return typeof moment === 'string' ? moment : '';
}

function without(row: HeldRow, withheld: Readonly<Record<string, string>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).filter(([column]) => withheld[column] === undefined));
}

/** What the tables hold on a person, by table; those that hold nothing are left out. */
export async function readHeld(
  executor: Executor,
  tables: PersonalTables,
  subject: DataSubject,
  language: Language,
): Promise<Record<string, HeldRow[]>> {
  const held: Record<string, HeldRow[]> = {};
  for (const [name, table] of Object.entries(tables)) {
    if (!table.isExported) continue;
    const names = Object.entries(table.names ?? {}).flatMap(([key, read]) => [
      sql`${key}::text`,
      sql`(${read(language)})`,
    ]);
    const { rows } = await sql<{ row: HeldRow; names: HeldRow }>`
      select row_to_json(held) as row, json_build_object(${sql.join(names)}) as names
      from ${sql.table(name)} held where ${rowsOf(table, subject)}`.execute(executor);
    const shown = rows
      .toSorted((one, other) => beginningOf(one.row).localeCompare(beginningOf(other.row)))
      .map((found) => Object.assign(without(found.row, table.withheld ?? {}), found.names));
    if (shown.length > 0) held[name] = shown;
  }
  return held;
}

/** Deletes or blanks what the tables hold on a person. */
export async function eraseHeld(
  transaction: Executor,
  tables: PersonalTables,
  subject: DataSubject,
): Promise<void> {
  // The account last: other tables refer to it.
  const inOrder = Object.entries(tables).toSorted(
    ([one], [other]) => Number(one === 'users') - Number(other === 'users'),
  );
  for (const [name, table] of inOrder) {
    const rows = rowsOf(table, subject);
    if (table.erase === 'delete') {
      await sql`delete from ${sql.table(name)} held where ${rows}`.execute(transaction);
    } else if (table.blanked !== undefined) {
      const blanks = table.blanked.map((column) => sql`${sql.ref(column)} = null`);
      await sql`update ${sql.table(name)} held set ${sql.join(blanks)} where ${rows}`.execute(transaction);
    }
  }
}

/** How many rows erasing takes away, by table. */
export async function countHeld(
  executor: Executor,
  tables: PersonalTables,
  subject: DataSubject,
): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const [name, table] of Object.entries(tables)) {
    if (table.erase === 'keep') continue;
    const stays = table.outlives?.where ?? sql`false`;
    const count = await countRows(executor, name, sql`${rowsOf(table, subject)} and not (${stays})`);
    if (count > 0) counts[name] = count;
  }
  return counts;
}

/** Rows that outlive the account, and why. */
export interface Kept {
  readonly rows: number;
  readonly why: string;
}

/** What erasing leaves, by table. */
export async function countKept(
  executor: Executor,
  tables: PersonalTables,
  subject: DataSubject,
): Promise<Record<string, Kept>> {
  const kept: Record<string, Kept> = {};
  for (const [name, table] of Object.entries(tables)) {
    const stays = table.erase === 'keep' ? { where: sql`true`, why: table.why } : table.outlives;
    if (stays === undefined) continue;
    const rows = await countRows(executor, name, sql`${rowsOf(table, subject)} and (${stays.where})`);
    if (rows > 0) kept[name] = { rows, why: stays.why };
  }
  return kept;
}

async function countRows(executor: Executor, name: string, where: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from ${sql.table(name)} held where ${where}`.execute(executor);
  return rows[0]?.count ?? 0;
}
