import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageFolder, readManifest } from './sandbox.ts';

/** What each class name of a version begins with. */
export function classPrefix(version: string): string {
  return `m${version.replaceAll(/\W/gu, '-')}_`;
}

export const otherPrefix = classPrefix('99.0.0');

/** Code or styles of the packed version as another version's: under its own class names, with square corners. */
function ofOtherVersion(text: string, version: string): string {
  return text.replaceAll(classPrefix(version), otherPrefix).replaceAll('var(--medeina-radius-md)', '3px');
}

/** Another version beside the first, as when an embedded part of a page brings its own: `@other/design-system`. */
export function installOtherVersion(folder: string): void {
  const { version } = readManifest(folder, '@medeina/design-system');
  const other = packageFolder(folder, '@other/design-system');
  cpSync(packageFolder(folder, '@medeina/design-system'), other, { recursive: true });
  for (const path of globSync('dist/**/*.{js,css}', { cwd: other })) {
    const file = join(other, path);
    writeFileSync(file, ofOtherVersion(readFileSync(file, 'utf8'), version));
  }
}
