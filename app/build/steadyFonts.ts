import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const licence = join(import.meta.dirname, '../../tokens/generated/fonts/OFL.txt');

/**
 * In the app, letters that come after the first paint wait for the next page (`src/shell/lateLetters.ts`): set at once
 * they would break lines anew under the reader's eyes. Partners' pages get them as soon as they are there.
 */
export function steadyFonts(): Plugin {
  return {
    name: 'medeina-steady-fonts',
    enforce: 'pre',
    transform: {
      filter: { id: /\/tokens\/generated\/fonts\.css$/ },
      handler: (code) => code.replaceAll('font-display:swap', 'font-display:optional'),
    },
    // The licence of the letters goes where they go.
    generateBundle() {
      if (this.environment.config.consumer === 'client')
        this.emitFile({ type: 'asset', fileName: 'assets/OFL.txt', source: readFileSync(licence) });
    },
  };
}
