import { z } from 'zod';
import { language } from '../common.ts';

/** A language of the site: its name in itself, its code and its tag (`lt-lt`). */
export const siteLanguage = z.object({ title_native: z.string(), url_code: language, tag: z.string() });
export type SiteLanguage = z.infer<typeof siteLanguage>;

export const languageChoice = z.object({ language });

export * from './own-data-schemas.ts';
export * from './settings-schemas.ts';
