import { apart } from './apart.tsx';

const load = async () => (await import('./FiguredText.tsx')).FiguredText;

/** A text with figures: a browser fetches its code with the pages that have any. */
export const FiguredText = apart(
  'src/shell/FiguredText.tsx',
  load,
  import.meta.env.SSR ? await load() : undefined,
);
