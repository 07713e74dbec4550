import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Executor } from './database.ts';

/** A secret of 256 bits that all instances share, made by the first that needs it. */
async function sharedSecret(executor: Executor, name: string): Promise<Buffer> {
  await sql`
    insert into secrets (name, secret) values (${name}, ${randomBytes(32)}) on conflict do nothing`.execute(
    executor,
  );
  const { rows } = await sql<{ secret: Buffer }>`
    select secret from secrets where name = ${name}`.execute(executor);
  const [row] = rows;
  if (row === undefined) throw new Error(`The secret '${name}' is missing`);
  return row.secret;
}

/** The same, read when it is first needed, and again after a failure: the database may have been away. */
export function sharedSecretOnce(executor: Executor, name: string): () => Promise<Buffer> {
  let secret: Promise<Buffer> | undefined;
  return () =>
    (secret ??= sharedSecret(executor, name).catch((error: unknown) => {
      secret = undefined;
      throw error;
    }));
}
