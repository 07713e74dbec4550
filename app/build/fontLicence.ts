import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const licence = join(import.meta.dirname, '../../tokens/generated/fonts/OFL.txt');

/** The licence of the fonts goes where they go. */
export function fontLicence(): Plugin {
  return {
    name: 'medeina-font-licence',
    generateBundle() {
      if (this.environment.config.consumer === 'client')
        this.emitFile({ type: 'asset', fileName: 'assets/OFL.txt', source: readFileSync(licence) });
    },
  };
}
