import { sql } from 'kysely';
import type { Executor } from '../platform/database.ts';
import type { PublicAddress } from '../platform/web/sitemap.ts';
import { someHolds } from './conditions-store.ts';

/** The information pages and the topics of frequent questions. */
export async function contentAddresses(
  executor: Executor,
  { shopping }: { readonly shopping: boolean },
): Promise<PublicAddress[]> {
  const [pages, topics] = await Promise.all([
    sql<{ id: number; changed: string | null }>`
      select id, updated::text as changed from information_pages
      where ${someHolds(sql`chapters -> 'lt'`, shopping)} order by id`.execute(executor),
    sql<{ key: string }>`
      select key from question_categories where ${someHolds(sql`questions -> 'lt'`, shopping)} order by id`.execute(
      executor,
    ),
  ]);
  return [
    ...pages.rows.map(({ id, changed }) => ({ path: `/page/${String(id)}`, changed })),
    ...topics.rows.map(({ key }) => ({ path: `/faq/${key}`, changed: null })),
  ];
}
