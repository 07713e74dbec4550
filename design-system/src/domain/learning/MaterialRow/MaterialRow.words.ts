import type { Translations } from '../../../internal/words.ts';

/** `mark` is the tick, `opened` and `watched` say what completes a material by itself, `count` is that of a section. */
export type MaterialRowWord = 'mark' | 'done' | 'opened' | 'watched' | 'unavailable' | 'count';

export const materialRowWords: Translations<MaterialRowWord> = {
  lt: {
    mark: 'Pažymėti kaip baigtą: {title}',
    done: 'Baigta',
    opened: 'Pažymima automatiškai, kai atversite',
    watched: 'Pažymima automatiškai, kai peržiūrėsite 90 %',
    unavailable: 'Neprieinama',
    count: '{done, number} iš {total, number}',
  },
  en: {
    mark: 'Mark as completed: {title}',
    done: 'Completed',
    opened: 'Marked automatically when you open it',
    watched: 'Marked automatically when you have watched 90%',
    unavailable: 'Not available',
    count: '{done, number} of {total, number}',
  },
  ru: {
    mark: 'Отметить как завершённое: {title}',
    done: 'Завершено',
    opened: 'Отмечается автоматически, когда вы откроете',
    watched: 'Отмечается автоматически, когда вы посмотрите 90 %',
    unavailable: 'Недоступно',
    count: '{done, number} из {total, number}',
  },
};
