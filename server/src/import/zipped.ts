import { existsSync, statSync } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { inTemporaryFolder } from '../platform/temporary-folder.ts';
import { Faults, ImportError } from './faults.ts';
import { ArchiveFault, type ArchiveLimits, filesOfArchive, unpackArchive } from './kinds/hvp/archive.ts';

const gigabyte = 1024 ** 3;
/** A site of some hundred courses with their recordings; what is more is imported from a folder. */
export const mostOfSite: ArchiveLimits = { files: 20_000, bytes: 8 * gigabyte, fileBytes: 2 * gigabyte };

/**
 * Works with a folder as it is, and with a zip as the folder that is in it, which is gone afterwards.
 * @throws {ImportError} where the zip is refused.
 */
export async function asFolder<Result>(
  path: string,
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  if (statSync(path, { throwIfNoEntry: false })?.isFile() !== true) return await work(path);
  return await inTemporaryFolder('import', async (aside) => {
    // A course that lies at the top of its zip has the zip's name.
    const folder = join(aside, basename(path, extname(path)));
    await mkdir(folder);
    await unpackSite(path, folder);
    return await work(await innerFolder(folder));
  });
}

async function unpackSite(path: string, folder: string): Promise<void> {
  try {
    await filesOfArchive(path, mostOfSite);
    await unpackArchive(path, (name) => !isLeftOut(name), folder);
  } catch (error) {
    if (!(error instanceof ArchiveFault)) throw error;
    const faults = new Faults();
    faults.add(path, `This zip ${error.message}`);
    throw new ImportError(faults.list);
  }
}

/** What tools put beside the files: hidden ones, and the folders of a Mac. */
function isLeftOut(name: string): boolean {
  return name.split('/').some((part) => part.startsWith('.') || part === '__MACOSX');
}

/** Most tools pack a folder with its own name: then that is the course, or the site. */
async function innerFolder(folder: string): Promise<string> {
  const [first, ...others] = await readdir(folder, { withFileTypes: true });
  if (first === undefined || others.length > 0 || !first.isDirectory()) return folder;
  const inner = join(folder, first.name);
  const isSite = ['course.json', 'courses', 'catalogue', 'content', 'reviews.json'].some((name) =>
    existsSync(join(inner, name)),
  );
  return isSite ? inner : folder;
}
