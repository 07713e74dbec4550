import { languageNames, languages, languageTags, type Language, type SiteLanguage } from '@medeina/contract';
import { changeLanguage } from '../auth/users.ts';
import type { Context } from '../platform/context.ts';
import { citiesOf } from './cities.ts';
import { countriesIn } from './countries.ts';
import { removePhoto, savePhoto, servePhoto } from './photos.ts';
import { readSettings, saveAccount, saveSettings } from './settings.ts';
import { findOptions, type OptionList, type StoredOption } from './settings-store.ts';
import type { Executor } from '../platform/database.ts';
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
  const { executor } = context.database;
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
    'account.update': async (call) => ({
      data: await saveAccount(context, call.body, call.session, call),
    }),
    'account.settings.read': async ({ session, language }) => ({
      data: await readSettings(executor, session.userId, language),
    }),
    'account.settings.save': async (call) => {
      const data = await saveSettings(context, call.body, call.session, call);
      return { success: true, message: message(data.language, 'done.settings'), data };
    },
    'account.settings.image': async ({ body, session, language }) => {
      await savePhoto(context, session.userId, body.image);
      const data = await readSettings(executor, session.userId, language);
      return { success: true, message: message(language, 'done.photo'), data };
    },
    'account.settings.removeImage': async ({ session, language }) => {
      await removePhoto(context, session.userId);
      const data = await readSettings(executor, session.userId, language);
      return { success: true, message: message(language, 'done.photo_removed'), data };
    },
    'account.organisations': async ({ query, language }) => ({
      data: await optionsOf(executor, 'organisations', query.search, language),
    }),
    'account.positions': async ({ query, language }) => ({
      data: await optionsOf(executor, 'positions', query.search, language),
    }),
    'account.countries': ({ language }) => ({ data: [...countriesIn(language)] }),
    'account.cities': ({ query }) => ({
      data: citiesOf(query.alt).map((name) => ({ name, value: name })),
    }),
    'account.photo': async ({ params }) => await servePhoto(context.files.photos, params.name),
  });
}

/** Nothing before the third letter: a list of everything would be no help. */
async function optionsOf(
  executor: Executor,
  list: OptionList,
  search = '',
  language: Language,
): Promise<StoredOption[]> {
  return search.length > 2 ? await findOptions(executor, list, search, language) : [];
}
