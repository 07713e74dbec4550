import { builtInEnvironment } from '@medeina/contract';
import { sql } from 'kysely';
import type { Executor } from './database.ts';

/**
 * Ids of the learning environments of this installation. Whatever names an environment is looked up here: an id that is
 * not listed does not exist, so no word of a route can be taken for one.
 */
export async function environmentIds(executor: Executor): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from environments where enabled order by id`.execute(
    executor,
  );
  return rows.map((row) => row.id);
}

/** Whether what is named is another environment than Medeina's own; nothing named is its own. */
export function isElsewhere(environment: string | undefined): environment is string {
  return environment !== undefined && environment !== builtInEnvironment;
}
