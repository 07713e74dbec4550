import type { Language } from '@medeina/contract';
import { IntlMessageFormat } from 'intl-messageformat';
import en from './messages/en.json' with { type: 'json' };
import lt from './messages/lt.json' with { type: 'json' };
import ru from './messages/ru.json' with { type: 'json' };

const catalogues: Readonly<Record<Language, Readonly<Record<string, string>>>> = { lt, en, ru };

/** The three catalogues have the same ids; a test compares them. */
export type MessageId = keyof typeof lt;

/** Whether there is a message with the id. */
export function isMessage(id: string): id is MessageId {
  return Object.hasOwn(lt, id);
}

const formats = new Map<string, IntlMessageFormat>();

/** An ICU message in the language: placeholders, plurals and selections filled in. */
export function message(
  language: Language,
  id: MessageId,
  values: Readonly<Record<string, string | number>> = {},
): string {
  const key = `${language} ${id}`;
  let format = formats.get(key);
  if (format === undefined) {
    format = new IntlMessageFormat(catalogues[language][id] ?? id, language, undefined, { ignoreTag: true });
    formats.set(key, format);
  }
  return String(format.format(values));
}
