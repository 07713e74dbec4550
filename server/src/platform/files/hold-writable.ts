import { existsSync } from 'node:fs';
import { access, constants } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Holds that files can be written into a folder. Of one that is not there yet, the one that it would be made in has to be.
 * @throws what the file system says.
 */
export async function holdWritable(folder: string): Promise<void> {
  if (!existsSync(folder) && dirname(folder) !== folder) return await holdWritable(dirname(folder));
  // The slash has a file refused.
  await access(`${folder}/`, constants.W_OK | constants.X_OK);
}
