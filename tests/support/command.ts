import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/**
 * Runs the operator's command and returns its output.
 * @param dataDirectory that of the server; left out: of the one that all journeys share.
 */
export function medeina(parameters: readonly string[], dataDirectory = process.env['TEST_DATA_DIR']): string {
  return execFileSync(process.execPath, ['server/bin/medeina.ts', ...parameters], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDirectory },
    encoding: 'utf8',
  });
}
