import type { Translations } from '../../../internal/words.ts';

/** `position` stands above the current topic on a phone; the others are the line of a topic. */
export type TopicListWord = 'title' | 'position' | 'done' | 'left' | 'parts' | 'locked';

export const topicListWords: Translations<TopicListWord> = {
  lt: {
    title: 'Temos',
    position: '{number, number} tema iš {total, number}',
    done: 'Baigta',
    left: '{done, number} iš {total, plural, one {# dalies} few {# dalių} other {# dalių}} · liko {duration}',
    parts: '{count, plural, one {# dalis} few {# dalys} other {# dalių}}',
    locked: 'Dar neatverta',
  },
  en: {
    title: 'Topics',
    position: 'Topic {number, number} of {total, number}',
    done: 'Completed',
    left: '{done, number} of {total, plural, one {# part} other {# parts}} · {duration} left',
    parts: '{count, plural, one {# part} other {# parts}}',
    locked: 'Not open yet',
  },
  ru: {
    title: 'Темы',
    position: 'Тема {number, number} из {total, number}',
    done: 'Завершена',
    left: '{done, number} из {total, plural, one {# части} few {# частей} many {# частей} other {# части}} · осталось {duration}',
    parts: '{count, plural, one {# часть} few {# части} many {# частей} other {# части}}',
    locked: 'Ещё не открыта',
  },
};
