import { expect, test } from 'vitest';
import { website } from './structured.ts';

test.each([
  ['lt', 'https://medeina.example/discover?q={search_term_string}'],
  ['en', 'https://medeina.example/discover?lang=en&q={search_term_string}'],
  ['ru', 'https://medeina.example/discover?lang=ru&q={search_term_string}'],
])('a search from the results of a search engine is answered in %s', (language, urlTemplate) => {
  expect(website('https://medeina.example', language)).toMatchObject({
    inLanguage: language,
    potentialAction: { '@type': 'SearchAction', target: { urlTemplate } },
  });
});
