import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Executor } from '../platform/database.ts';

/** The secret that signs addresses of course files: shared by all instances, made by the first that needs it. */
export async function mediaSecret(executor: Executor): Promise<Buffer> {
  await sql`
    insert into secrets (name, secret) values ('media', ${randomBytes(32)}) on conflict do nothing`.execute(
    executor,
  );
  const { rows } = await sql<{ secret: Buffer }>`
    select secret from secrets where name = 'media'`.execute(executor);
  const [row] = rows;
  if (row === undefined) throw new Error('The secret of media addresses is missing');
  return row.secret;
}
