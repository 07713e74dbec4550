import type { Translations } from '../../internal/words.ts';

export type ErrorStateWord = 'title';

export const errorStateWords: Translations<ErrorStateWord> = {
  lt: { title: 'Nepavyko įkelti' },
  en: { title: 'This could not be loaded' },
  ru: { title: 'Не удалось загрузить' },
};

/** `text` is shown where nothing else is said. */
export type OfflineStateWord = 'title' | 'text';

export const offlineStateWords: Translations<OfflineStateWord> = {
  lt: { title: 'Nėra ryšio', text: 'Kai ryšys atsiras, puslapis įsikels pats.' },
  en: { title: 'No connection', text: 'Once you are online again, this page loads by itself.' },
  ru: { title: 'Нет связи', text: 'Когда связь появится, страница загрузится сама.' },
};
