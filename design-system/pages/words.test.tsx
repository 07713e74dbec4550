import { composeStories } from '@storybook/react-vite';
import type { Meta, StoryFn } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { withWords } from './withWords.tsx';
import * as dialogStories from '../src/primitives/Dialog/Dialog.stories.tsx';
import * as tableStories from '../src/primitives/Table/Table.stories.tsx';
import { MedeinaProvider } from '../src/styles/provider.tsx';

type Module = { default: Meta } & Record<string, StoryFn | Meta>;
const modules = import.meta.glob<Module>('./*.stories.tsx', { eager: true });
const pages = Object.entries(modules).flatMap(([path, module]) =>
  Object.entries<ComponentType>(composeStories(module)).map(([name, Page]) => ({
    name: `${path} ${name}`,
    Page,
  })),
);

/** Not translated: names of people, streets, companies and languages. */
const names =
  /Rūta( Kazlauskaitė)?|(Santariškių|Eivenių|Liepojos|Nemuno) g\.|Eivenių|VšĮ Nemuno klinikos|Šilas|Aušra|Vilnelė|Rievė|Klaipėda|Lietuvių|Šiaulių bankas|Medeina|App Store|Google Play|PayPal|Swedbank|Luminor|English|SLAUGA20|labas@|\.example|Dainius Mockevičius|Paramedikas, Baltijos greitoji/giu;
/** Quoted Lithuanian is marked with its language. */
const marked = /<(\w+)[^>]*\slang="lt"[^>]*>.*?<\/\1>/gu;

function wordsOf(markup: string): string[] {
  return [
    ...markup.replaceAll(marked, '').matchAll(/>([^<]+)<|(?:aria-label|placeholder|alt|title)="([^"]+)"/gu),
  ].map(([, text, attribute]) => (text ?? attribute ?? '').replaceAll(names, ''));
}

function isLithuanian(words: string) {
  return /[ąčęėįšųūž]/iu.test(words);
}

/** Also words without such letters, among Cyrillic ones. */
function isLatin(words: string) {
  return /[a-z]{4}/iu.test(words) && !/[а-яё]/iu.test(words);
}

function drawn(Page: ComponentType, locale: 'en' | 'ru') {
  return renderToStaticMarkup(
    <MedeinaProvider locale={locale}>
      <Page />
    </MedeinaProvider>,
  );
}

test.each(pages)('$name is in the language of the toolbar', ({ Page }) => {
  expect(wordsOf(drawn(Page, 'en')).filter(isLithuanian)).toEqual([]);
  expect(wordsOf(drawn(Page, 'ru')).filter((words) => isLithuanian(words) || isLatin(words))).toEqual([]);
});

test('the stories of components are too, also in what functions return', () => {
  const inRussian = { decorators: [withWords], initialGlobals: { locale: 'ru' } };
  const { Default: Orders } = composeStories(tableStories, inRussian);
  expect(drawn(Orders, 'ru')).toMatch(/<caption[^>]*>Заказы<.*<a[^>]*>Счёт</su);
  const { Default: Removing } = composeStories(dialogStories, inRussian);
  expect(drawn(Removing, 'ru')).toContain('Убрать курс');
});
