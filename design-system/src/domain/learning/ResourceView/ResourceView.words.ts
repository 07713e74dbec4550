import type { Translations } from '../../../internal/words.ts';

/** The button of a file to read, to save, and of a link to another site. */
export type ResourceViewWord = 'open' | 'download' | 'follow';

export const resourceViewWords: Translations<ResourceViewWord> = {
  lt: { open: 'Atverti', download: 'Atsisiųsti', follow: 'Atverti nuorodą' },
  en: { open: 'Open', download: 'Download', follow: 'Open the link' },
  ru: { open: 'Открыть', download: 'Скачать', follow: 'Открыть ссылку' },
};
