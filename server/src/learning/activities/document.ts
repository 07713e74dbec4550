import type { ActivityState, Language } from '@medeina/contract';
import { Answer } from '../../platform/endpoints/types.ts';
import { escapeMarkup } from '../../platform/escape-markup.ts';
import type { ActivityFiles } from '../../platform/web/activity-files.ts';

/**
 * The document of an activity. Its frame is sandboxed without an origin of ours, and so is the answer itself: opened
 * elsewhere it is as far from our cookies and storage as inside. It may load our files and call us, and nobody else; only
 * our own pages may frame it.
 */
const rules = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' data:",
  'font-src': "'self'",
  'media-src': "'self'",
  'connect-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'frame-ancestors': "'self'",
} as const;

/** The policy of a frame; a kind of activity may need other sources. */
export function framePolicy(own: Partial<Record<keyof typeof rules, string>> = {}): string {
  return [
    'sandbox allow-scripts',
    ...Object.entries({ ...rules, ...own }).map((rule) => rule.join(' ')),
  ].join('; ');
}

export function documentHeaders(policy: string): Readonly<Record<string, string>> {
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy,
    'x-frame-options': 'SAMEORIGIN',
    // A document without an origin has none to be kept apart by.
    'origin-agent-cluster': '?0',
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
  };
}

const headers = documentHeaders(framePolicy());

export type Theme = 'light' | 'dark' | 'system';

interface DocumentParts<Data> {
  /** What its script starts from. */
  readonly data: Data;
  readonly language: Language;
  readonly theme: Theme;
  readonly title: string;
  readonly files: ActivityFiles;
}

export function documentHtml<Data>({ data, language, theme, title, files }: DocumentParts<Data>): string {
  // In a script element `<` could end it.
  const json = JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
  return [
    '<!doctype html>',
    `<html lang="${language}" data-medeina-theme="${theme}">`,
    '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeMarkup(title)}</title>`,
    ...files.styles.map((href) => `<link rel="stylesheet" crossorigin href="${href}">`),
    ...files.scripts.map((source) => `<script type="module" crossorigin src="${source}"></script>`),
    `</head><body><div id="root"></div><script type="application/json" id="activity-data">${json}</script></body></html>`,
  ].join('');
}

export interface ActivityData {
  readonly token: string;
  readonly state: ActivityState;
}

export function activityDocument(parts: Omit<DocumentParts<ActivityData>, 'title'>): Answer<string> {
  return new Answer(documentHtml({ ...parts, title: parts.data.state.title }), { headers });
}
