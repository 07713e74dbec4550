import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cookieNames, hostPrefix, type Language, languages, localeTags } from '@medeina/contract';
import { earlySessionScript } from './session/earlySession.ts';
import type { Head } from './shell/head.tsx';
import { fullTitle, pathIn, sharePath } from './shell/head.tsx';
import { appNoticeKey } from './shell/frame/appNoticeKey.ts';
import { themeColourScript, themeColourTags } from './shell/frame/themeColour.ts';

/** Addresses of the files that a page needs. */
export interface Assets {
  /** The script that starts the page. */
  readonly entry: string;
  /** Scripts and styles of the start and of the modules named, each once, in the order to load them. */
  readonly of: (modules: readonly string[]) => {
    readonly scripts: readonly string[];
    readonly styles: readonly string[];
  };
  /** Font files that the first view in a language needs. */
  readonly fonts: (language: Language) => readonly string[];
  /** The text of a style sheet that is put into the document, or null to link it. */
  readonly inline: (style: string) => string | null;
}

interface ManifestChunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

const entryModule = 'src/browser.tsx';

const fontFiles = {
  lt: ['commissioner-latin'],
  en: ['commissioner-latin'],
  ru: ['commissioner-cyrillic', 'commissioner-latin'],
} as const satisfies Record<Language, readonly string[]>;

/** Reads what the build wrote into `folder` (`app/dist/client`). Once a process. */
export function readAssets(folder: string): Assets {
  const manifest: Readonly<Record<string, ManifestChunk>> = JSON.parse(
    readFileSync(join(folder, '.vite/manifest.json'), 'utf8'),
  );
  const entry = manifest[entryModule];
  if (entry === undefined)
    throw new Error(`${folder} has no ${entryModule} in its manifest: build the app again.`);
  // Read now, not with the first page that needs them: a new build under a running server takes these files away.
  const styleSheets = new Map(
    Object.values(manifest)
      .flatMap(({ css }) => css ?? [])
      .map((file) => [`/${file}`, readFileSync(join(folder, file), 'utf8').trim()]),
  );

  const collect = (name: string, seen: Set<string>, scripts: string[], styles: string[]): void => {
    const chunk = manifest[name];
    if (chunk === undefined) throw new Error(`${name} is not in the manifest of ${folder}.`);
    if (seen.has(name)) return;
    seen.add(name);
    for (const imported of chunk.imports ?? []) collect(imported, seen, scripts, styles);
    scripts.push(`/${chunk.file}`);
    styles.push(...(chunk.css ?? []).map((file) => `/${file}`));
  };

  return {
    entry: `/${entry.file}`,
    of: (modules) => {
      const seen = new Set<string>();
      const scripts: string[] = [];
      const styles: string[] = [];
      for (const name of [entryModule, ...modules]) collect(name, seen, scripts, styles);
      return { scripts, styles: [...new Set(styles)] };
    },
    fonts: (language) =>
      fontFiles[language].flatMap((name) => {
        const found = Object.values(manifest).find(({ file }) => file.startsWith(`assets/${name}-`));
        return found === undefined ? [] : [`/${found.file}`];
      }),
    inline: (style) => styleSheets.get(style) ?? null,
  };
}

/** The `@font-face` rules of the built style sheets. */
export const fontFaces = (assets: Assets): string =>
  assets
    .of([])
    .styles.flatMap((style) => assets.inline(style)?.match(/@font-face\s*\{[^}]*\}/g) ?? [])
    .join('');

/** What the browser starts from. */
export interface PageData {
  readonly language: Language;
  /** Answers by the text of their keys. */
  readonly answers: Readonly<Record<string, unknown>>;
  readonly config: unknown;
  /** What went wrong while the page was rendered, and in which request unless it is missing; null where nothing did. */
  readonly problem: { readonly status: number; readonly reference?: string } | null;
  /** What is drawn and whose code comes apart: see `shell/apart.tsx`. */
  readonly apart: readonly string[];
}

/** The same with what the document adds. */
export interface DocumentData extends PageData {
  /** Style sheets whose text stands in the document. */
  readonly styles: readonly string[];
}

export interface DocumentParts {
  readonly language: Language;
  readonly nonce: string;
  readonly assets: Assets;
  /** Modules of the page. */
  readonly modules: readonly string[];
  readonly head: Head;
  /** Where the site is: `https://…`, without a slash at the end. */
  readonly origin: string;
  /** Path and query of the page as asked for, without what it does not understand. */
  readonly address: string;
  readonly body: string;
  readonly data: PageData;
  readonly status: number;
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const text = (value: string): string => value.replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

/** JSON that may stand in a script element: `<` could end it. */
const json = (value: unknown): string =>
  JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');

/**
 * Runs before anything is drawn. The page is the same for everybody, so what a visitor chose is put on it here:
 * the theme with the ground that the browser paints around the page, whether the header leaves room for a person who
 * is logged in, and whether the notice about the app is closed. Who that person is, it asks at once. A form that is
 * sent before the page's script is there waits for it (`earlySubmit.ts`): the browser would send it to nowhere and what
 * was typed with it.
 */
const firstScript = (language: Language): string =>
  `(function(e,c){var t=(/(?:^|; )${hostPrefix}theme=(light|dark)/.exec(c)||/(?:^|; )theme=(light|dark)/.exec(c)||[])[1];` +
  `if(t){e.setAttribute("data-medeina-theme",t);${themeColourScript}}` +
  `if(/(?:^|; )(?:${hostPrefix})?${cookieNames.signedIn}=1/.test(c)){e.setAttribute("data-signed-in","");${earlySessionScript(language)}}` +
  `try{var n=localStorage.getItem("${appNoticeKey}");` +
  'if(n==="1"||n===new Date().toISOString().slice(0,10))e.setAttribute("data-app-notice","closed")}catch(x){}' +
  'var w=window.earlySubmit=function(s){s.preventDefault();s.stopImmediatePropagation();w.submitter=s.submitter};addEventListener("submit",w,true)' +
  '})(document.documentElement,document.cookie)';

/** Said first: which style sheet comes first never decides over the order of the layers. */
const layerOrder = '@layer reset,tokens,primitives,domain,app;';

/** Height and width of every picture that the server draws for sharing. */
const shareSize = { width: 1200, height: 630 } as const;

function meta({ head, language, origin, address, status }: DocumentParts): string[] {
  const { title, description, canonical = address, image = sharePath(language), structured } = head;
  const at = (path: string) => text(new URL(path, origin).href);
  const isPrivate = head.isPrivate === true;
  const lines = [`<title>${text(fullTitle(title))}</title>`];
  if (description !== undefined) lines.push(`<meta name="description" content="${text(description)}">`);
  if (isPrivate || status >= 400) lines.push('<meta name="robots" content="noindex">');
  if (status >= 400) return lines;
  // What search engines leave alone, such as a search, people share all the same: as the address that they stand on.
  const own = pathIn(isPrivate ? address : canonical, language);
  const shownTitle = text(title === '' ? 'Medeina' : title);
  if (!isPrivate) {
    // Each language of a page is a page of its own to search engines.
    lines.push(`<link rel="canonical" href="${at(own)}">`);
    for (const other of languages) {
      lines.push(`<link rel="alternate" hreflang="${other}" href="${at(pathIn(canonical, other))}">`);
    }
    lines.push(`<link rel="alternate" hreflang="x-default" href="${at(pathIn(canonical, 'lt'))}">`);
  }
  lines.push(
    '<meta property="og:site_name" content="Medeina">',
    `<meta property="og:type" content="website">`,
    `<meta property="og:title" content="${shownTitle}">`,
    ...(description === undefined ? [] : [`<meta property="og:description" content="${text(description)}">`]),
    `<meta property="og:url" content="${at(own)}">`,
    `<meta property="og:image" content="${at(image)}">`,
    '<meta property="og:image:type" content="image/png">',
    `<meta property="og:image:width" content="${String(shareSize.width)}">`,
    `<meta property="og:image:height" content="${String(shareSize.height)}">`,
    `<meta property="og:image:alt" content="${shownTitle}">`,
    `<meta property="og:locale" content="${localeTags[language].replace('-', '_')}">`,
    ...languages
      .filter((other) => other !== language)
      .map(
        (other) => `<meta property="og:locale:alternate" content="${localeTags[other].replace('-', '_')}">`,
      ),
    '<meta name="twitter:card" content="summary_large_image">',
  );
  for (const thing of [structured ?? []].flat())
    lines.push(`<script type="application/ld+json">${json(thing)}</script>`);
  return lines;
}

/** The whole document. */
export function makeDocument(parts: DocumentParts): string {
  const { language, nonce, assets, modules, body, data } = parts;
  const mark = ` nonce="${text(nonce)}"`;
  const { scripts, styles } = assets.of(modules);
  const inlined = styles.map((style) => ({ style, content: assets.inline(style) }));
  const sheets = inlined.flatMap(({ style, content }) =>
    content === null ? [`<link rel="stylesheet" href="${text(style)}">`] : [],
  );
  const rules = inlined.flatMap(({ content }) => content ?? []).join('\n');
  const whole: DocumentData = {
    ...data,
    styles: inlined.flatMap(({ style, content }) => (content === null ? [] : [style])),
  };
  return [
    '<!doctype html>',
    `<html lang="${language}" data-medeina-theme="system">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    ...themeColourTags,
    `<script${mark}>${firstScript(language)}</script>`,
    ...meta(parts),
    `<style${mark}>${layerOrder}${rules.replaceAll('</', '<\\/')}</style>`,
    ...sheets,
    ...assets
      .fonts(language)
      .map((font) => `<link rel="preload" as="font" type="font/woff2" href="${text(font)}" crossorigin>`),
    '<link rel="icon" href="/icons/48.png" sizes="48x48" type="image/png">',
    '<link rel="icon" href="/mark-small.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/icons/apple-touch.png">',
    `<link rel="manifest" href="/manifest.${language}.webmanifest">`,
    ...scripts
      .filter((script) => script !== assets.entry)
      .map((script) => `<link rel="modulepreload" href="${text(script)}" fetchpriority="low"${mark}>`),
    `<script type="module" src="${text(assets.entry)}" fetchpriority="low"${mark}></script>`,
    '</head>',
    '<body>',
    `<div id="root">${body}</div>`,
    `<script type="application/json" id="page-data">${json(whole)}</script>`,
    '</body>',
    '</html>',
  ].join('\n');
}
