import { composeStories } from '@storybook/react-vite';
import type { Meta, StoryFn } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { participants } from '../src/primitives/DataTable/DataTable.fixtures.ts';
import { longWords, sentences } from '../src/internal/words.fixtures.ts';

type Module = { default: Meta } & Record<string, StoryFn | Meta>;
const modules = import.meta.glob<Module>(['./*.stories.tsx', '../src/**/*.stories.tsx']);

/** Not translated: names of people, streets, companies and languages, and addresses. */
const names =
  /Rūta( Kazlauskaitė)?|Rimantas Dagilis|Gintaras Vėbra|Dainius Mockevičius|Ieva Stonkutė|Giedrė|Šarūnė Žemaitė|ŠŽ|Madonna|(Pavyzdžio|Liepojos|Nemuno) g\.( \d+, LT-\d+ \p{L}+)?|Pavyzdžio|VšĮ Nemuno klinikos|Šilas|Aušra|Vilnelė|Rievė|Klaipėda|Lietuvių|Šiaulių bankas|Šiauliai|Medeina|App Store|Google Play|PayPal|Swedbank|Luminor|Facebook|LinkedIn|English|Ctrl|Shift|SLAUGA20|\S+@\S*|https?:\S+|\.example|Paramedikas, Baltijos greitoji/giu;
/** Nor texts that try letters and layouts, and names in a table. */
const layouts = [
  ...Object.values(longWords),
  ...Object.values(sentences),
  ...participants.map(({ name }) => name),
  'skirtas klausimas?',
  'Žąsų šūvis, įgūdis',
];

function wordsOf(markup: string, locale: string): string[] {
  // What is quoted in another language is marked with it.
  const quoted = new RegExp(`<(\\w+)[^>]*\\slang="(?!${locale})\\w+"[^>]*>.*?</\\1>`, 'gsu');
  return [
    ...markup.replaceAll(quoted, '').matchAll(/>([^<]+)<|(?:aria-label|placeholder|alt|title)="([^"]+)"/gu),
  ].map(([, text, attribute]) =>
    layouts
      .reduce((words, layout) => words.replaceAll(layout, ''), text ?? attribute ?? '')
      .replaceAll(names, ''),
  );
}

function isLithuanian(words: string) {
  return /[ąčęėįšųūž]/iu.test(words);
}

/** Also words without such letters, among Cyrillic ones; a value of a prop shown as it is stands alone. */
function isLatin(words: string) {
  return /[a-z]{4}/iu.test(words) && !/[а-яё]/iu.test(words) && !/^[a-z-]+$/u.test(words);
}

interface Composed {
  readonly tags: readonly string[];
  readonly globals: Readonly<Record<string, unknown>>;
}

/** What the stories of a file say when they are loaded in a language. */
async function said(
  path: string,
  loaded: 'lt' | 'en' | 'ru',
  isAsked: (story: Composed) => boolean,
  locale = loaded,
) {
  vi.resetModules();
  history.replaceState(null, '', `?globals=locale:${loaded}`);
  const module = await modules[path]?.();
  const { MedeinaProvider } = await import('../src/styles/provider.tsx');
  return Object.values<ComponentType & Composed>(module === undefined ? {} : composeStories(module))
    .filter(isAsked)
    .flatMap((Story) =>
      wordsOf(
        renderToStaticMarkup(
          <MedeinaProvider locale={locale}>
            <Story />
          </MedeinaProvider>,
        ),
        locale,
      ),
    );
}

afterEach(() => {
  history.replaceState(null, '', '?');
});

const follows = ({ tags, globals }: Composed) => tags.includes('dev') && globals['locale'] === undefined;
const isForeign = (words: string) => isLithuanian(words) || isLatin(words);

test.each(Object.keys(modules))('%s is in the language of the toolbar', async (path) => {
  expect((await said(path, 'en', follows)).filter(isLithuanian).join('\n')).toBe('');
  expect((await said(path, 'ru', follows)).filter(isForeign).join('\n')).toBe('');
});

test.each(Object.keys(modules))('%s has Russian stories that are Russian', async (path) => {
  const words = await said(path, 'lt', ({ globals }) => globals['locale'] === 'ru', 'ru');
  expect(words.filter(isForeign).join('\n')).toBe('');
});
