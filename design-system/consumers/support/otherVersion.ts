import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageFolder, readManifest } from './sandbox.ts';

/** The class name prefix of a version. */
export function classPrefix(version: string): string {
  return `m${version.replaceAll(/\W/gu, '-')}_`;
}

export const otherPrefix = classPrefix('99.0.0');

/** Turns the packed code or styles into another version's: other class names and square corners. */
function ofOtherVersion(text: string, version: string): string {
  return text.replaceAll(classPrefix(version), otherPrefix).replaceAll('var(--medeina-radius-md)', '3px');
}

/** Installs another version beside the first, as `@other/design-system`. */
export function installOtherVersion(folder: string): void {
  const { version } = readManifest(folder, '@medeina/design-system');
  const other = packageFolder(folder, '@other/design-system');
  cpSync(packageFolder(folder, '@medeina/design-system'), other, { recursive: true });
  for (const path of globSync('dist/**/*.{js,css}', { cwd: other })) {
    const file = join(other, path);
    writeFileSync(file, ofOtherVersion(readFileSync(file, 'utf8'), version));
  }
}
