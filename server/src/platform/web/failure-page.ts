import type { Language } from '@medeina/contract';
import { message } from '../messages.ts';

/** What people see when the page itself could not be made: no script, no style, nothing that can fail as well. */
export function failurePage(
  language: Language,
  code: 'internal' | 'not_found' | 'too_many_requests' | 'unavailable',
): string {
  const text = message(language, `error.${code}`);
  // An address that nobody can read is not mended by trying again.
  const way =
    code === 'not_found'
      ? `<a href="/">${message(language, 'page.home')}</a>`
      : `<a href="">${message(language, 'page.try_again')}</a>`;
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Medeina</title><meta name="robots" content="noindex"></head>
<body><main><h1>Medeina</h1><p>${text}</p><p>${way}</p></main></body></html>`;
}
