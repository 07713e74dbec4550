import type { Language } from '@medeina/contract';
import { sql } from 'kysely';
import type { Executor } from '../platform/database.ts';

export async function saveLanguage(executor: Executor, userId: number, language: Language): Promise<void> {
  await sql`
    insert into accounts (user_id, language) values (${userId}, ${language})
    on conflict (user_id) do update set language = excluded.language`.execute(executor);
}
