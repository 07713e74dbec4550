import { drawnApart, fetchedApart } from './apart.tsx';

const file = 'src/shell/FiguredText.tsx';

/** A text with figures: a browser fetches its code with the pages that have any. */
export const FiguredText = import.meta.env.SSR
  ? drawnApart(file, (await import('./FiguredText.tsx')).FiguredText)
  : fetchedApart(file, async () => (await import('./FiguredText.tsx')).FiguredText);
