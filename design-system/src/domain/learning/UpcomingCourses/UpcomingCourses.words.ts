import type { Translations } from '../../../internal/words.ts';

/** `open` is the link of a row. */
export type UpcomingCoursesWord = 'list' | 'open' | 'empty' | 'emptyHint';

export const upcomingCoursesWords: Translations<UpcomingCoursesWord> = {
  lt: {
    list: 'Artimiausi kursai',
    open: 'Atverti kursą: {title}',
    empty: 'Artimiausių kursų nėra',
    emptyHint: 'Pasirinkę praktikos datą, čia matysite, kada ir kur ji vyks.',
  },
  en: {
    list: 'Upcoming courses',
    open: 'Open the course: {title}',
    empty: 'No upcoming courses',
    emptyHint: 'Once you choose a date for the practice, you see here when and where it takes place.',
  },
  ru: {
    list: 'Ближайшие курсы',
    open: 'Открыть курс: {title}',
    empty: 'Ближайших курсов нет',
    emptyHint: 'Когда вы выберете дату практики, здесь будет видно, когда и где она пройдёт.',
  },
};
