import { lazy } from 'react';

/** A text with figures: the server draws it at once, a browser fetches its code with the pages that have any. */
export const FiguredText = import.meta.env.SSR
  ? (await import('./FiguredText.tsx')).FiguredText
  : lazy(async () => ({ default: (await import('./FiguredText.tsx')).FiguredText }));
