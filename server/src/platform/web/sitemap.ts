import { type Language, languages } from '@medeina/contract';
import { escapeMarkup } from '../escape-markup.ts';

/** A page that search engines may index. */
export interface PublicAddress {
  readonly path: string;
  /** Day of the last change, `YYYY-MM-DD`; null where unknown. */
  readonly changed: string | null;
}

/** Most addresses that the protocol allows in a file (sitemaps.org). */
const mostAddresses = 50_000;
/** Pages in each of several files: well below the protocol's 50 MB. */
const pagesOfFile = 5000;

/** The address of a page in a language. Lithuanian has the plain one. */
function addressIn(origin: string, path: string, language: Language): string {
  const url = new URL(path, origin);
  if (language !== 'lt') url.searchParams.set('lang', language);
  return escapeMarkup(url.href);
}

/** Entries of one page: one a language, each linking all of them. */
function entriesOf(origin: string, { path, changed }: PublicAddress): string {
  const alternates = [
    ...languages.map((language) => [language, addressIn(origin, path, language)] as const),
    ['x-default', addressIn(origin, path, 'lt')] as const,
  ]
    .map(([language, href]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`)
    .join('');
  const day = changed === null ? '' : `<lastmod>${changed}</lastmod>`;
  return languages
    .map((language) => `<url><loc>${addressIn(origin, path, language)}</loc>${day}${alternates}</url>`)
    .join('\n');
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** The files of the sitemap by path: one where everything fits, else an index and its parts. Each is written on request. */
export function sitemapFiles(
  origin: string,
  addresses: readonly PublicAddress[],
): ReadonlyMap<string, () => string> {
  const list = (pages: readonly PublicAddress[]): string =>
    `${declaration}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${pages
      .map((page) => entriesOf(origin, page))
      .join('\n')}\n</urlset>\n`;
  if (addresses.length * languages.length <= mostAddresses) {
    return new Map([['/sitemap.xml', () => list(addresses)]]);
  }
  const parts = Array.from({ length: Math.ceil(addresses.length / pagesOfFile) }, (_, index) => ({
    path: `/sitemap-${String(index + 1)}.xml`,
    pages: addresses.slice(index * pagesOfFile, (index + 1) * pagesOfFile),
  }));
  const index = (): string =>
    `${declaration}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${parts
      .map(({ path, pages }) => {
        const newest = pages.reduce<string>(
          (day, { changed }) => (changed !== null && changed > day ? changed : day),
          '',
        );
        return `<sitemap><loc>${escapeMarkup(new URL(path, origin).href)}</loc>${newest === '' ? '' : `<lastmod>${newest}</lastmod>`}</sitemap>`;
      })
      .join('\n')}\n</sitemapindex>\n`;
  return new Map([
    ['/sitemap.xml', index],
    ...parts.map(({ path, pages }) => [path, () => list(pages)] as const),
  ]);
}

/**
 * Asks search engines not to fetch calls and files of learners. Pages that must not be indexed say so themselves
 * (`noindex`), which only works where they may be fetched.
 */
export function robotsText(origin: string): string {
  return [
    'User-agent: *',
    ...['/api/', '/environment-api/', '/calendar/', '/media/'].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${new URL('/sitemap.xml', origin).href}`,
    '',
  ].join('\n');
}
