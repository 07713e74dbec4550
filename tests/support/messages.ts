import type { Language } from '@medeina/contract';
import { IntlMessageFormat } from 'intl-messageformat';
import en from '../../app/src/messages/en.json' with { type: 'json' };
import lt from '../../app/src/messages/lt.json' with { type: 'json' };
import ru from '../../app/src/messages/ru.json' with { type: 'json' };

const catalogues: Record<Language, Readonly<Record<string, string>>> = { lt, en, ru };

/** Formats a message of the app's catalogue as the app does. */
export type Say = (id: string, values?: Record<string, string | number>) => string;

/** The app's texts in a language; throws for an unknown id. */
export function messagesOf(language: Language): Say {
  const catalogue = catalogues[language];
  return (id, values) => {
    const message = catalogue[id];
    if (message === undefined) throw new Error(`No message '${id}' in ${language}.json`);
    return String(new IntlMessageFormat(message, language).format(values));
  };
}
