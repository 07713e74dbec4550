import { languages } from '@medeina/contract';
import { expect, test } from 'vitest';
import { writeLetter } from './letters.ts';

const letter = {
  kind: 'example',
  to: 'ona@example.org',
  language: 'lt',
  subject: 'Slaptažodis <pakeistas>',
  paragraphs: ['Pirma & "svarbiausia".', 'Dvi\neilutės.'],
  link: { words: 'Atverti', href: 'https://learn.example.org/a?b=1&c=2' },
  afterwards: ['Pabaiga.'],
} as const;

test('text and HTML say the same', () => {
  const { text, html = '' } = writeLetter(letter, 'https://learn.example.org');
  expect(text).toBe(
    'Laba diena,\n\nPirma & "svarbiausia".\n\nDvi\neilutės.\n\nAtverti:\nhttps://learn.example.org/a?b=1&c=2\n\n' +
      'Pabaiga.\n\nMedeina\nhttps://learn.example.org',
  );
  expect(html).toContain('<p>Pirma &amp; &quot;svarbiausia&quot;.</p>');
  expect(html).toContain('<p>Dvi<br>eilutės.</p>');
  expect(html).toContain('href="https://learn.example.org/a?b=1&amp;c=2"');
  expect(html).toContain('<title>Slaptažodis &lt;pakeistas&gt;</title>');
  expect(html).toContain('<p>Pabaiga.</p>');
});

test('a letter without a link has no button', () => {
  const { link: _link, ...plain } = letter;
  const { html = '', text } = writeLetter(plain, 'https://learn.example.org');
  expect(html).not.toContain('class="do"');
  expect(text).not.toContain('Atverti');
});

test.each(languages)('greets in %s', (language) => {
  const { text, html = '' } = writeLetter({ ...letter, language }, 'https://learn.example.org');
  expect(html).toContain(`<html lang="${language}">`);
  expect(text.startsWith({ lt: 'Laba diena,', en: 'Hello,', ru: 'Здравствуйте!' }[language])).toBe(true);
});
