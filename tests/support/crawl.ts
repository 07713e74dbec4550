import type { Language } from '@medeina/contract';
import english from '../../app/src/messages/en.json' with { type: 'json' };
import lithuanian from '../../app/src/messages/lt.json' with { type: 'json' };
import russian from '../../app/src/messages/ru.json' with { type: 'json' };

/** Groups pages that differ only in their data. */
export const kindOf = (path: string): string => path.split('?')[0]?.replaceAll(/\d+/g, '0') ?? path;

/** Message ids that cannot occur in normal text. */
export const messageIds: readonly string[] = Object.keys(lithuanian).filter((id) => id.split('.').length > 2);

/** Text that no one should see: missing values and unformatted messages. */
export const broken = /\bundefined\b|\bNaN\b|\[object |\{\w+(?:\}|, (?:plural|select|number))/;

/** Lithuanian interface texts that have a translation: any of these on a translated page is a mistake. */
export function foreignTo(language: Language): readonly string[] {
  if (language === 'lt') return [];
  const own = language === 'en' ? english : russian;
  const said = Object.values(own).join('\n');
  return Object.entries(lithuanian).flatMap(([id, text]) =>
    // Street names are not translated.
    id.includes('.address') || text.length < 15 || /[{<']/.test(text) || said.includes(text) ? [] : [text],
  );
}

/** Path and query of an internal link in the same language; undefined for any other link. */
export function ownPath(link: string): string | undefined {
  if (!/^\/(?!\/)/.test(link)) return undefined;
  const { pathname, search, searchParams } = new URL(link, 'http://own.invalid');
  return searchParams.has('lang') ? undefined : `${pathname}${search}`;
}

/** Whether a link leads to the page of an identity provider, which is not ours. */
export const isSignOn = (link: string): boolean => /^\/oauth-login\b/.test(link);
