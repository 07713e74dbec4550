import type { Language } from '@medeina/contract';
import { message } from '../messages.ts';

/** What people see when the page itself could not be made: no script, no style, nothing that can fail as well. */
export function failurePage(
  language: Language,
  code: 'internal' | 'too_many_requests' | 'unavailable',
): string {
  const text = message(language, `error.${code}`);
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${text}</title><meta name="robots" content="noindex"><meta name="color-scheme" content="light dark"></head>
<body><main><p>Medeina</p><h1>${text}</h1><p><a href="">${message(language, 'page.try_again')}</a></p></main></body></html>`;
}
