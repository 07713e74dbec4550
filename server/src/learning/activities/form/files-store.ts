import { sql } from 'kysely';
import type { Executor } from '../../../platform/database.ts';

/** Files that were handed in with forms. */
export interface FormFileRow {
  readonly id: number;
  readonly question: string;
  readonly hash: string;
  readonly name: string;
  readonly mime: string;
  readonly size: number;
}

const columns = sql`id, question, hash, name, mime, size`;

/** The oldest first. */
export async function readFormFiles(
  executor: Executor,
  userId: number,
  attemptId: number,
): Promise<FormFileRow[]> {
  const { rows } = await sql<FormFileRow>`
    select ${columns} from form_files
    where user_id = ${userId} and attempt_id = ${attemptId} order by id`.execute(executor);
  return rows;
}

export async function readFormFile(
  executor: Executor,
  userId: number,
  id: number,
): Promise<FormFileRow | undefined> {
  const { rows } = await sql<FormFileRow>`
    select ${columns} from form_files where user_id = ${userId} and id = ${id}`.execute(executor);
  return rows[0];
}

/** All that a person handed in, with the title of the form. */
export async function readFilesOf(
  executor: Executor,
  userId: number,
): Promise<(FormFileRow & { readonly title: Readonly<Record<'lt' | 'en' | 'ru', string>> })[]> {
  const { rows } = await sql<FormFileRow & { title: Readonly<Record<'lt' | 'en' | 'ru', string>> }>`
    select file.id, file.question, file.hash, file.name, file.mime, file.size, materials.title
    from form_files file
    join activity_attempts attempt on attempt.user_id = file.user_id and attempt.id = file.attempt_id
    join materials on materials.id = attempt.material_id
    where file.user_id = ${userId} order by file.id`.execute(executor);
  return rows;
}

export async function insertFormFile(
  executor: Executor,
  file: Omit<FormFileRow, 'id'> & { readonly userId: number; readonly attemptId: number },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into form_files (user_id, attempt_id, question, hash, name, mime, size)
    values (${file.userId}, ${file.attemptId}, ${file.question}, ${file.hash}, ${file.name}, ${file.mime}, ${file.size})
    returning id`.execute(executor);
  const [row] = rows;
  if (row === undefined) throw new Error('The database kept no file');
  return row.id;
}

/** @returns the hashes of what was deleted. */
export async function deleteFormFile(
  executor: Executor,
  key: { readonly userId: number; readonly attemptId: number; readonly id: number },
): Promise<string[]> {
  const { rows } = await sql<{ hash: string }>`
    delete from form_files where user_id = ${key.userId} and attempt_id = ${key.attemptId} and id = ${key.id}
    returning hash`.execute(executor);
  return rows.map(({ hash }) => hash);
}

/** @returns the hashes of what was deleted. */
export async function deleteFilesOfFields(
  executor: Executor,
  userId: number,
  attemptId: number,
  fields: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ hash: string }>`
    delete from form_files
    where user_id = ${userId} and attempt_id = ${attemptId} and question = any (${fields}::text[])
    returning hash`.execute(executor);
  return rows.map(({ hash }) => hash);
}

/** The hashes of all that a person handed in. */
export async function readHashesOf(executor: Executor, userId: number): Promise<string[]> {
  const { rows } = await sql<{ hash: string }>`
    select distinct hash from form_files where user_id = ${userId}`.execute(executor);
  return rows.map(({ hash }) => hash);
}

export async function isHandedIn(executor: Executor, hash: string): Promise<boolean> {
  const { rows } = await sql<{ is_used: boolean }>`
    select exists (select from form_files where hash = ${hash}) as is_used`.execute(executor);
  return rows[0]?.is_used === true;
}
