import type { Language } from '@medeina/contract';
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

/** A message in the asked language; `{name}` in it is replaced by the value of that name. */
export function message(
  language: Language,
  id: MessageId,
  values: Readonly<Record<string, string | number>> = {},
): string {
  const text = catalogues[language][id] ?? id;
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
