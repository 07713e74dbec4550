import type { Translations } from '../../internal/words.ts';

/** `found` is announced; `move`, `run` and `leave` stand beside their keys. */
export type CommandPaletteWord =
  | 'title'
  | 'placeholder'
  | 'recent'
  | 'empty'
  | 'found'
  | 'move'
  | 'run'
  | 'leave';

export const commandPaletteWords: Translations<CommandPaletteWord> = {
  lt: {
    title: 'Komandos',
    placeholder: 'Ką norite daryti?',
    recent: 'Neseniai naudotos',
    empty: 'Nieko nerasta',
    found: 'Rasta: {count, number}',
    move: 'eiti per sąrašą',
    run: 'atlikti',
    leave: 'uždaryti',
  },
  en: {
    title: 'Commands',
    placeholder: 'What do you want to do?',
    recent: 'Recent',
    empty: 'No results',
    found: '{count, plural, one {# result} other {# results}}',
    move: 'move',
    run: 'run',
    leave: 'close',
  },
  ru: {
    title: 'Команды',
    placeholder: 'Что вы хотите сделать?',
    recent: 'Недавние',
    empty: 'Ничего не найдено',
    found: 'Найдено: {count, number}',
    move: 'по списку',
    run: 'выполнить',
    leave: 'закрыть',
  },
};
