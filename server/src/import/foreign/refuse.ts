import { basename } from 'node:path';
import { ImportError } from '../faults.ts';
import { XmlFault } from './xml.ts';

/** Ends an import of somebody else's format with the one thing that makes it impossible. */
export function refuse(path: string, message: string): never {
  throw new ImportError([{ file: basename(path), line: 1, column: 1, message }]);
}

/** Reads a file of an archive. @param path of the archive; @param name of the file in it. @throws {ImportError} where it is broken. */
export async function readOrRefuse<Result>(
  path: string,
  name: string,
  read: () => Promise<Result>,
): Promise<Result> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof XmlFault)) throw error;
    return refuse(path, `${name} ${error.message}`);
  }
}
