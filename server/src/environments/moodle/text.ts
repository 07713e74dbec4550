import { decodeHTML } from 'entities';
import sanitize from 'sanitize-html';
import { dayAtHome } from '../../platform/format.ts';
import { plainText } from '../../platform/plain-text.ts';

/** Names are HTML: escaped, and with whatever an author put into them. */
export function nameOf(html: string): string {
  return decodeHTML(plainText(html));
}

/** Times are seconds, and 0 or null means never. */
export function momentOf(seconds: number | null | undefined): string | null {
  return seconds == null || seconds === 0 ? null : new Date(seconds * 1000).toISOString();
}

/** Its days begin at midnight where their author is, which it does not tell: most likely where we are. */
export function dayOf(seconds: number | null | undefined): string | null {
  return seconds == null || seconds === 0 ? null : dayAtHome(new Date(seconds * 1000));
}

/** Why something is closed, as words: Moodle tells it with links and lists. */
export function reasonOf(html: string | null | undefined): string | null {
  const words = nameOf((html ?? '').replaceAll('</li>', '; </li>'))
    .replaceAll(/\s+;/g, ';')
    .replace(/;$/, '');
  return words === '' ? null : words;
}

const tags = sanitize.defaults.allowedTags.filter((tag) => tag !== 'h1').concat('img', 'del', 'ins');

/**
 * HTML as a teacher wrote it, which Moodle sends with scripts and handlers in it. Nothing of that stays, nor what is loaded
 * from elsewhere; the files of the course come through our own site, which has the token that theirs asks for.
 * @param addressOf the address of a file of the site's by its path.
 */
export function htmlOf(html: string, base: string, addressOf: (path: string) => string): string {
  const heading = headingsUnder(html);
  return sanitize(html, {
    allowedTags: tags,
    allowedAttributes: {
      a: ['href', 'rel', 'target'],
      img: ['src', 'alt', 'width', 'height'],
      ol: ['start'],
      td: ['colspan', 'rowspan'],
      th: ['scope', 'colspan', 'rowspan'],
      '*': ['lang'],
    },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    // Only what has been made ours below is left.
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && attribs['src']?.startsWith('/') !== true,
    transformTags: {
      h1: heading,
      h2: heading,
      h3: heading,
      h4: heading,
      h5: heading,
      h6: heading,
      a: (tagName, { href = '' }) => {
        const path = filePath(href, base);
        const to = path === null ? href : addressOf(path);
        return {
          tagName,
          attribs:
            path !== null || /^https?:/.test(href)
              ? { href: to, rel: 'noopener noreferrer', target: '_blank' }
              : { href },
        };
      },
      img: (tagName, { src = '', alt = '', width, height }) => {
        const path = filePath(src, base);
        return {
          tagName,
          attribs: {
            alt,
            ...(path === null ? {} : { src: addressOf(path) }),
            ...(width === undefined ? {} : { width }),
            ...(height === undefined ? {} : { height }),
          },
        };
      },
    },
  }).trim();
}

/**
 * The page has two levels of headings of its own: those of the text follow without a gap, whichever levels its author chose
 * for their looks.
 */
function headingsUnder(html: string): sanitize.Transformer {
  const levels = [...new Set(Array.from(html.matchAll(/<h([1-6])\b/gi), ([, level]) => Number(level)))];
  let last = 2;
  return (tagName, attribs) => {
    const rank = levels.filter((level) => level < Number(tagName.slice(1))).length;
    last = Math.min(3 + rank, last + 1, 6);
    return { tagName: `h${last}`, attribs };
  };
}

/** Path of a file of the site by its address; null for what is none. */
export function filePath(url: string | null | undefined, base: string): string | null {
  const address = url == null ? null : URL.parse(url, `${base}/`);
  if (address === null || address.origin !== new URL(base).origin) return null;
  const path = /\/(?:webservice\/)?pluginfile\.php(\/\d+\/.+)$/.exec(address.pathname)?.[1];
  return path === undefined || isClimbing(path) ? null : path;
}

/** Whether a path leads out of where it begins, however it is written. */
export function isClimbing(path: string): boolean {
  return path.split('/').some((part) => /^(?:\.|%2e){1,2}$/i.test(part));
}
