import type { Language } from '@medeina/contract';
import type { Database } from '../platform/database.ts';

export async function saveLanguage(database: Database, userId: number, language: Language): Promise<void> {
  await database.sql`
    insert into accounts (user_id, language) values (${userId}, ${language})
    on conflict (user_id) do update set language = excluded.language`;
}
