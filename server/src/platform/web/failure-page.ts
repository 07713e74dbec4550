import { createHash } from 'node:crypto';
import type { Language } from '@medeina/contract';
import { message } from '../messages.ts';

/**
 * Inline, because a request for a file might fail as well; without the web fonts an installed one is used. The colours
 * are those of the offline page.
 */
const rules =
  ':root{color-scheme:light dark;--ground:#f8faf7;--text:#10221c;--muted:#425049;--fill:#16563a;--on:#fff;--focus:#1e59cd}' +
  '@media(prefers-color-scheme:dark){:root{--ground:#0e1914;--text:#edf1ec;--muted:#b4c0b7;--fill:#9fd3b2;--on:#0e1914;--focus:#8fb4ff}}' +
  'body{margin:0;background:var(--ground);color:var(--text);font:400 18px/1.6 Commissioner Variable,system-ui,sans-serif}' +
  'main{max-width:640px;margin:0 auto;padding:clamp(40px,10vh,112px) 20px}' +
  'h1{font-size:clamp(28px,5vw,40px);line-height:1.2;font-weight:600;margin:16px 0 24px;text-wrap:balance}' +
  'p{margin:0 0 24px;color:var(--muted)}' +
  'a{display:inline-block;background:var(--fill);color:var(--on);border-radius:10px;padding:12px 24px;font-weight:600;text-decoration:none}' +
  '.id{margin:40px 0 0;font-size:16px}code{font:inherit;overflow-wrap:anywhere}' +
  'a:focus-visible{outline:3px solid var(--focus);outline-offset:3px}';

export interface FailurePage {
  /** Content policy: the page's own styles, and fonts. */
  readonly policy: string;
  /** Shown when a page could not be rendered; needs no script and no file. */
  readonly html: (
    language: Language,
    code: 'busy' | 'internal' | 'too_many_requests' | 'unavailable',
    requestId: string,
  ) => string;
}

/** @param fontFaces the `@font-face` rules of the site. */
export function createFailurePage(fontFaces: string): FailurePage {
  const style = fontFaces + rules;
  const hash = createHash('sha256').update(style).digest('base64');
  return {
    policy: `default-src 'none'; style-src 'sha256-${hash}'; font-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`,
    html: (language, code, requestId) => {
      const [heading = '', ...rest] = message(language, `error.${code}`).split(/(?<=\.) /);
      const advice = rest.map((sentence) => `<p>${sentence}</p>`).join('');
      return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${heading}</title><meta name="robots" content="noindex"><style>${style}</style></head>
<body><main><p>Medeina</p><h1>${heading}</h1>${advice}<a href="">${message(language, 'page.try_again')}</a><p class="id">${message(language, 'page.request')} <code>${requestId}</code></p></main></body></html>`;
    },
  };
}
