import type { Language } from '@medeina/contract';

/** How calls name a language. */
export const languageTags = { lt: 'lt-lt', en: 'en-gb', ru: 'ru-ru' } as const satisfies Record<
  Language,
  string
>;
