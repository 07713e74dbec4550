import english from '../../app/src/messages/en.json' with { type: 'json' };
import lithuanian from '../../app/src/messages/lt.json' with { type: 'json' };
import russian from '../../app/src/messages/ru.json' with { type: 'json' };

/** Pages that differ in their data alone are of one kind. */
export const kindOf = (path: string): string => path.split('?')[0]?.replaceAll(/\d+/g, '0') ?? path;

/** Names of messages that no sentence has in it by chance. */
export const messageIds: readonly string[] = Object.keys(lithuanian).filter((id) => id.split('.').length > 2);

/** What no person should read: values that were not there, and messages that were not put together. */
export const broken = /\bundefined\b|\bNaN\b|\[object |\{\w+(?:\}|, (?:plural|select|number))/;

/** Sentences of the interface in Lithuanian that are said otherwise in the language: seen there, one was forgotten. */
export function foreignTo(language: 'lt' | 'en' | 'ru'): readonly string[] {
  if (language === 'lt') return [];
  const own = language === 'en' ? english : russian;
  const said = Object.values(own).join('\n');
  return Object.entries(lithuanian).flatMap(([id, text]) =>
    // A street keeps its name.
    id.includes('.address') || text.length < 15 || /[{<']/.test(text) || said.includes(text) ? [] : [text],
  );
}

/** Path and query of a link of ours to a page in the same language; undefined for any other. */
export function ownPath(link: string): string | undefined {
  if (!/^\/(?!\/)/.test(link)) return undefined;
  const { pathname, search, searchParams } = new URL(link, 'http://own.invalid');
  return searchParams.has('lang') ? undefined : `${pathname}${search}`;
}
