import type { Translations } from '../../../internal/words.ts';

export type NotFoundWord = 'title' | 'text' | 'home';

export const notFoundWords: Translations<NotFoundWord> = {
  lt: {
    title: 'Puslapis nerastas',
    text: 'Tokio puslapio nėra arba jis perkeltas.',
    home: 'Į pradžią',
  },
  en: {
    title: 'Page not found',
    text: 'There is no such page, or it has moved.',
    home: 'Go home',
  },
  ru: {
    title: 'Страница не найдена',
    text: 'Такой страницы нет, или она перемещена.',
    home: 'На главную',
  },
};
