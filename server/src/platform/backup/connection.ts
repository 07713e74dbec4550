import { Client } from 'pg';
import { connectionOptions, type DatabaseAddress, unlimited } from '../database.ts';

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
    await client.query(unlimited);
    return await work(client);
  } finally {
    await client.end();
  }
}
