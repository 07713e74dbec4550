import { type Gender, type Language, learningSystemCapability } from '@medeina/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '../platform/database.ts';

/** What the settings hold beyond the profile. */
export interface StoredSettings {
  readonly gender: Gender | null;
  readonly country: string | null;
  readonly city: string | null;
  readonly timezone: string;
  readonly organisation_id: number | null;
  readonly organisation: string | null;
  readonly position_id: number | null;
  readonly position: string | null;
  readonly image: string | null;
  readonly hides_missing: boolean;
}

export type StoredChange = Partial<StoredSettings>;

/** A name in the asked language; each has a Lithuanian one. */
function nameIn(language: Language, column: string): RawBuilder<string> {
  return sql`coalesce(${sql.ref(column)}->>${language}, ${sql.ref(column)}->>'lt')`;
}

/** Where the account of the row `held` works: chosen from the list, or as written. */
export function nameOfOrganisation(language: Language): RawBuilder<string | null> {
  return sql<string | null>`
    coalesce((select ${nameIn(language, 'listed.name')} from organisations listed
      where listed.id = held.organisation_id), held.organisation)`;
}

/** As what, likewise. */
export function nameOfPosition(language: Language): RawBuilder<string | null> {
  return sql<string | null>`
    coalesce((select ${nameIn(language, 'listed.name')} from positions listed
      where listed.id = held.position_id), held.position)`;
}

export async function findSettings(
  executor: Executor,
  userId: number,
  language: Language,
): Promise<StoredSettings | undefined> {
  const { rows } = await sql<StoredSettings>`
    select a.gender, a.country, a.city, a.timezone, a.organisation_id, a.position_id, a.image, a.hides_missing,
           coalesce(${nameIn(language, 'o.name')}, a.organisation) as organisation,
           coalesce(${nameIn(language, 'p.name')}, a.position) as position
    from accounts a
    left join organisations o on o.id = a.organisation_id
    left join positions p on p.id = a.position_id
    where a.user_id = ${userId}`.execute(executor);
  return rows[0];
}

/** Nobody else changes the settings before the transaction ends. */
export async function holdSettings(executor: Executor, userId: number): Promise<void> {
  await sql`insert into accounts (user_id) values (${userId}) on conflict do nothing`.execute(executor);
  await sql`select from accounts where user_id = ${userId} for update`.execute(executor);
}

export async function updateSettings(
  executor: Executor,
  userId: number,
  change: StoredChange,
): Promise<void> {
  await executor.updateTable('accounts').set(change).where('user_id', '=', userId).execute();
}

/** The photo of an account; nobody gives it another before the transaction ends. */
export async function holdImages(transaction: Executor, userId: number): Promise<string[]> {
  const { rows } = await sql<{ image: string }>`
    select image from accounts where user_id = ${userId} and image is not null for update`.execute(
    transaction,
  );
  return rows.map(({ image }) => image);
}

/** How many settings show a photo. */
export async function countImage(executor: Executor, image: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from accounts where image = ${image}`.execute(executor);
  return rows[0]?.count ?? 0;
}

const lists = { organisations: sql.table('organisations'), positions: sql.table('positions') } as const;
export type OptionList = keyof typeof lists;

export interface StoredOption {
  readonly name: string;
  readonly value: number;
}

/** Those whose name holds the text, whatever its letters' case and marks; first those that begin with it. */
export async function findOptions(
  executor: Executor,
  list: OptionList,
  search: string,
  language: Language,
): Promise<StoredOption[]> {
  const { rows } = await sql<StoredOption>`
    with named as (select id, ${nameIn(language, 'listed.name')} as name from ${lists[list]} listed),
         found as (
           select id, name, strpos(unaccent(lower(name)), unaccent(lower(${search}))) as place from named
         )
    select id as value, name from found where place > 0 order by place > 1, name limit 20`.execute(executor);
  return rows;
}

export async function hasOption(executor: Executor, list: OptionList, id: number): Promise<boolean> {
  const { rows } = await sql`select from ${lists[list]} where id = ${id}`.execute(executor);
  return rows.length > 0;
}

/** The external learning system, for those who may see the link to it. */
export async function findLearningSystem(
  executor: Executor,
  userId: number,
): Promise<{ readonly name: string; readonly address: string } | undefined> {
  const { rows } = await sql<{ name: string; address: string }>`
    select e.name, e.address from user_capabilities c, environments e
    where c.user_id = ${userId} and c.capability = ${learningSystemCapability}
      and e.enabled and e.address is not null
    order by e.id limit 1`.execute(executor);
  return rows[0];
}
