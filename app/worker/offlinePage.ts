import type { Language } from '@medeina/contract';
import fontsCss from '@medeina/tokens/fonts.css?raw';
import { texts, timeOf } from '../src/offline/notice.ts';
import markFile from '../public/mark.svg?raw';
import type { KeptPage } from './seen.ts';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const text = (value: string): string => value.replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

/** The faces of the site, of the files that the worker keeps. */
const faces = fontsCss
  .split('\n')
  .flatMap((face) => {
    const name = /\.\/fonts\/([\w-]+)\.woff2/.exec(face);
    if (name === null) return face;
    const file = __FILES__.find((path) => path.startsWith(`/assets/${name[1] ?? ''}-`));
    return file === undefined ? [] : face.replace(name[0], file);
  })
  .join('');

const families = new Set(Array.from(fontsCss.matchAll(/font-family:("[^"]*")/g), ([, name]) => name));

/** The drawn mark, in the ink of the page: its own style sheet is against the page's policy. */
const mark = markFile
  .replace(/<style>.*?<\/style>/s, '')
  .replace(/<title>.*?<\/title>/s, '')
  .replace('<svg ', '<svg width="56" height="56" ')
  .replace('var(--seed,currentColor)', '#d08a12');

const style =
  `${faces}body{font:400 18px/1.6 ${[...families].join(',')},system-ui,sans-serif}` +
  ':root{color-scheme:light dark;--ground:#f8faf7;--text:#10221c;--muted:#425049;--accent:#115035;--rule:#d8ded8;--fill:#16563a;--on:#fff}' +
  '@media(prefers-color-scheme:dark){:root{--ground:#0e1914;--text:#edf1ec;--muted:#b4c0b7;--accent:#9fd3b2;--rule:#2c3a33;--fill:#9fd3b2;--on:#0e1914}}' +
  'body{margin:0;background:var(--ground);color:var(--text)}' +
  'main{max-width:640px;margin:0 auto;padding:clamp(40px,10vh,112px) 20px}' +
  'h1{font-size:clamp(32px,6vw,44px);line-height:1.12;font-weight:550;margin:32px 0 16px}h2{font-size:22px;font-weight:600;margin:48px 0 8px}' +
  'p{margin:0 0 24px;color:var(--muted)}ul{list-style:none;margin:0;padding:0;border-top:1px solid var(--rule)}' +
  'li{border-bottom:1px solid var(--rule);padding:12px 0}li a{color:var(--accent);font-weight:560;display:inline-block;padding:6px 0}' +
  'li span{display:block;color:var(--muted);font-size:16px}' +
  '.again{display:inline-block;background:var(--fill);color:var(--on);border-radius:10px;padding:12px 24px;font-weight:600;text-decoration:none}' +
  'a:focus-visible{outline:3px solid #1e59cd;outline-offset:3px}@media(prefers-color-scheme:dark){a:focus-visible{outline-color:#8fb4ff}}';

/**
 * Comes back by itself when the server answers again: a browser calls itself online as soon as there is any network.
 * Somebody who is on the way to another page is not called back.
 */
const script =
  'var gone=false;addEventListener("beforeunload",function(){gone=true});' +
  'addEventListener("online",function(){fetch("/healthz",{cache:"no-store"}).then(function(r){if(r.ok&&!gone)location.reload()},function(){})})';

const listOf = (language: Language, pages: readonly KeptPage[]): string =>
  `<ul>${pages
    .map(
      ({ path, title, at }) =>
        `<li><a href="${text(path)}">${text(title)}</a><span>${text(texts[language].since.replace('{time}', timeOf(at, language)))}</span></li>`,
    )
    .join('')}</ul>`;

/** Says that there is no connection, what can be read all the same, one's own courses first, and since when it is kept. */
export function offlinePage(
  language: Language,
  courses: readonly KeptPage[],
  pages: readonly KeptPage[],
): Response {
  const say = texts[language];
  const nonce = crypto.randomUUID();
  const html = `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${say.title} · Medeina</title>
<meta name="robots" content="noindex">
<style nonce="${nonce}">${style}</style>
<script nonce="${nonce}">${script}</script>
</head>
<body>
<main>
${mark}
<h1>${say.title}</h1>
<p>${say.lead}</p>
<a class="again" href="">${say.again}</a>
${courses.length === 0 ? '' : `<h2>${say.own}</h2>${listOf(language, courses)}`}
<h2>${say.kinds}</h2>
${pages.length === 0 ? `<p>${say.none}</p>` : listOf(language, pages)}
</main>
</body>
</html>`;
  return new Response(html, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    },
  });
}
