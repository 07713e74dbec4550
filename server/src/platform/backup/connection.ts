import { Client } from 'pg';
import { connectionOptions, type DatabaseAddress } from '../database.ts';

/** A role or a database may have them set for its servers. The last is of PostgreSQL 17 and newer. */
const limits = ['statement_timeout', 'idle_in_transaction_session_timeout', 'transaction_timeout'];

/** Works on a connection of its own, without limits of time: a table may take minutes. Closing it ends an open transaction. */
export async function onConnection<Result>(
  address: DatabaseAddress,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = new Client(connectionOptions(address));
  // Without a listener, a lost connection would end the process; what runs on it fails by itself.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query("set time zone 'UTC'");
    await client.query("select set_config(name, '0', false) from pg_settings where name = any($1)", [limits]);
    return await work(client);
  } finally {
    await client.end();
  }
}
