import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import chromium, { inflate } from '@sparticuz/chromium';

/** A browser for the tests: its program, the switches it needs, and the variables it wants to see. */
export interface Browser {
  readonly executablePath: string;
  readonly arguments: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
}

const DEBIAN_CHROMIUM = '/usr/bin/chromium';

/** Bare systems lack libraries that a browser needs (libnss3 and what it asks for): the package has them too. */
async function librariesFor(executablePath: string): Promise<Browser['environment']> {
  if (spawnSync(executablePath, ['--version']).status === 0) return {};
  const packed = fileURLToPath(new URL('../bin/al2023.tar.br', import.meta.resolve('@sparticuz/chromium')));
  return { LD_LIBRARY_PATH: join(await inflate(packed), 'lib') };
}

/**
 * `$CHROMIUM`, else Debian's, else the one inside the npm package.
 * `pinned` takes the package's build whatever else is there: screenshots are compared between machines.
 */
export async function findChromium({ pinned = false } = {}): Promise<Browser> {
  const own = process.env['CHROMIUM'];
  if (own && !pinned) {
    if (!existsSync(own)) throw new Error(`CHROMIUM is set to ${own}, but there is no such file.`);
    return { executablePath: own, arguments: ['--no-sandbox'], environment: {} };
  }
  if (!pinned && existsSync(DEBIAN_CHROMIUM)) {
    return { executablePath: DEBIAN_CHROMIUM, arguments: ['--no-sandbox'], environment: {} };
  }
  try {
    const executablePath = await chromium.executablePath();
    return { executablePath, arguments: ['--no-sandbox'], environment: await librariesFor(executablePath) };
  } catch (error) {
    throw new Error(
      'No Chromium for the tests: install one (Debian: apt-get install chromium) or set CHROMIUM to its path.',
      { cause: error },
    );
  }
}
