import { languageNames, languages, languageTags, type SiteLanguage } from '@medeina/contract';
import { changeLanguage } from '../auth/users.ts';
import type { Context } from '../platform/context.ts';
import { Answer } from '../platform/endpoints/types.ts';
import { languageCookie } from '../platform/language-cookie.ts';
import { message } from '../platform/messages.ts';

const siteLanguages: SiteLanguage[] = languages.map((language) => ({
  title_native: languageNames[language],
  url_code: language,
  tag: languageTags[language],
}));

/** Mounts the calls about a person's own account. */
export function mountAccount(context: Context): void {
  context.mount({
    'account.languages.list': () => ({ data: siteLanguages }),
    'account.languages.set': async (call) => {
      const { language } = call.body;
      if (call.session !== null)
        await changeLanguage(context.database.executor, call.session.userId, language);
      // Answered in the language that was just chosen.
      return new Answer(
        { success: true as const, message: message(language, 'done.language') },
        { cookies: [languageCookie(language, context.settings.isHttps)] },
      );
    },
  });
}
