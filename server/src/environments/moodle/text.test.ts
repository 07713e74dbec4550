import { expect, test } from 'vitest';
import { htmlOf } from './text.ts';

const site = 'https://moodle.example.org';
const ours = (path: string) => `/media${path}`;

test('a file that a text links comes through our own site, as its pictures do', () => {
  const file = `${site}/webservice/pluginfile.php/42/mod_page/content/1/algoritmas.pdf`;
  expect(htmlOf(`<a href="${file}">Algoritmas</a>`, site, ours)).toBe(
    '<a href="/media/42/mod_page/content/1/algoritmas.pdf" rel="noopener noreferrer" target="_blank">Algoritmas</a>',
  );
});

test('other links stay as they are', () => {
  const other = `${site}/mod/forum/view.php?id=7`;
  expect(htmlOf(`<a href="${other}">Forumas</a>`, site, ours)).toBe(
    `<a href="${other}" rel="noopener noreferrer" target="_blank">Forumas</a>`,
  );
  expect(htmlOf('<a href="mailto:a@example.org">A</a>', site, ours)).toBe(
    '<a href="mailto:a@example.org">A</a>',
  );
});
