import type { Client, Language } from '@medeina/contract';
import { sql } from 'kysely';
import type { ClientSource } from '../import/clients-file.ts';
import type { Executor } from '../platform/database.ts';
import { jsonb } from '../platform/sql.ts';

/** Whose teams learn here, and who stands beside the site. */

export async function readClients(
  executor: Executor,
  language: Language,
  kind: Client['kind'] | undefined,
): Promise<Client[]> {
  const { rows } = await sql<Client>`
    select key, kind, name ->> ${language} as name, icon, paths from clients
    where kind = ${kind ?? null} or ${kind ?? null}::text is null order by position`.execute(executor);
  return rows;
}

/** The file is the whole list: a client it no longer names is deleted. */
export async function saveClients(executor: Executor, clients: readonly ClientSource[]): Promise<void> {
  await sql`delete from clients`.execute(executor);
  for (const [position, client] of clients.entries()) {
    await sql`
      insert into clients (key, position, kind, name, icon, paths)
      values (${client.key}, ${position}, ${client.kind}, ${jsonb(client.name)}, ${client.icon},
        ${jsonb(client.paths)})`.execute(executor);
  }
}
