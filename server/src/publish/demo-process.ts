/** Loads the demo in the process that demo-loading.ts started for it, and says whether there was anything to load. */
import { openDatabase } from '../platform/database.ts';
import { openFiles } from '../platform/files/files.ts';
import { seedDemo } from './demo.ts';
import type { DemoPlace } from './demo-loading.ts';

// Whoever waited for it is gone: the transaction ends with this process, and the next start begins anew.
process.once('disconnect', () => process.exit(1));
process.once('message', (place: DemoPlace) => void load(place));

async function load({ address, settings }: DemoPlace): Promise<void> {
  const database = openDatabase(address, { connections: 1 });
  const isLoaded = await seedDemo({ database, files: await openFiles(settings) });
  await database.close(2);
  process.send?.(isLoaded, () => process.exit(0));
}
