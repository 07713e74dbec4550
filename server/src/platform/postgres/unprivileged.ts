import { existsSync, closeSync, openSync, statSync } from 'node:fs';
import { canReach, cannotRun } from './binaries.ts';

/** Whom PostgreSQL runs as, where that is not this process's own user. */
export interface User {
  readonly uid: number;
  readonly gid: number;
}

/** PostgreSQL refuses to run as root: then it runs as the data's owner, or as `nobody`. */
export function unprivilegedUser(cluster: string): User | undefined {
  if (process.getuid?.() !== 0) return undefined;
  if (existsSync(cluster)) {
    const { uid, gid } = statSync(cluster);
    if (uid !== 0) return { uid, gid };
  }
  return { uid: 65_534, gid: 65_534 };
}

/**
 * How the given user's programs name a folder. Where that user cannot pass the folders above it (a private home),
 * it inherits the opened folder and names it by descriptor.
 */
export function openPlace(
  folder: string,
  user: User | undefined,
): { path: string; inherited: number[]; close(): void } {
  if (user === undefined || canReach(folder, user))
    return { path: folder, inherited: [], close: () => undefined };
  if (process.platform !== 'linux') {
    throw cannotRun(
      `PostgreSQL refuses to run as root, and user ${user.uid} cannot reach ${folder}. Set DATA_DIR to another folder.`,
    );
  }
  const descriptor = openSync(folder, 'r');
  // The fourth of the child's descriptors: after standard input, output and error.
  return { path: '/proc/self/fd/3', inherited: [descriptor], close: () => closeSync(descriptor) };
}
