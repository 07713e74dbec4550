import type { ActivityState, Language } from '@medeina/contract';
import { Answer } from '../../platform/endpoints/types.ts';
import { escapeMarkup } from '../../platform/escape-markup.ts';
import type { ActivityFiles } from '../../platform/web/activity-files.ts';

/**
 * The document of an activity. Its frame is sandboxed without an origin of ours, and so is the answer itself: opened
 * elsewhere it is as far from our cookies and storage as inside. It may load our files and call us, and nobody else; only
 * our own pages may frame it.
 */
const policy = [
  'sandbox allow-scripts',
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "media-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ');

const headers = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': policy,
  'x-frame-options': 'SAMEORIGIN',
  // A document without an origin has none to be kept apart by.
  'origin-agent-cluster': '?0',
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
} as const;

export interface DocumentParts {
  /** What its script starts from. */
  readonly data: { readonly token: string; readonly state: ActivityState };
  readonly language: Language;
  readonly theme: 'light' | 'dark' | 'system';
  readonly files: ActivityFiles;
}

export function activityDocument({ data, language, theme, files }: DocumentParts): Answer<string> {
  // In a script element `<` could end it.
  const json = JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
  const html = [
    '<!doctype html>',
    `<html lang="${language}" data-medeina-theme="${theme}">`,
    '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeMarkup(data.state.title)}</title>`,
    ...files.styles.map((href) => `<link rel="stylesheet" crossorigin href="${href}">`),
    ...files.scripts.map((source) => `<script type="module" crossorigin src="${source}"></script>`),
    `</head><body><div id="root"></div><script type="application/json" id="activity-data">${json}</script></body></html>`,
  ].join('');
  return new Answer(html, { headers });
}
