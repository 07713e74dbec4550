import type { Plugin } from 'vite';

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
  };
}
