import type { Translations } from '../../../internal/words.ts';

/** `added`: how many parts a completed course has gained since; `progressOf` names the bar of a course, `noGrade` is read out in place of a dash. */
export type CourseProgressListWord =
  | 'list'
  | 'course'
  | 'progress'
  | 'progressOf'
  | 'date'
  | 'practice'
  | 'theory'
  | 'grade'
  | 'count'
  | 'notStarted'
  | 'completed'
  | 'added'
  | 'noGrade';

export const courseProgressListWords: Translations<CourseProgressListWord> = {
  lt: {
    list: 'Mano kursai',
    course: 'Kursas',
    progress: 'Pažanga',
    progressOf: 'Pažanga: {title}',
    date: 'Data',
    practice: 'Praktika',
    theory: 'Teorija atverta',
    grade: 'Įvertinimas',
    count: '{done, number} iš {total, number}',
    notStarted: 'Nepradėta',
    completed: 'Baigta',
    added: '{count, plural, one {# nauja dalis} few {# naujos dalys} other {# naujų dalių}}',
    noGrade: 'Neįvertinta',
  },
  en: {
    list: 'My courses',
    course: 'Course',
    progress: 'Progress',
    progressOf: 'Progress: {title}',
    date: 'Date',
    practice: 'Practice',
    theory: 'Theory opened',
    grade: 'Grade',
    count: '{done, number} of {total, number}',
    notStarted: 'Not started',
    completed: 'Completed',
    added: '{count, plural, one {# new part} other {# new parts}}',
    noGrade: 'Not graded',
  },
  ru: {
    list: 'Мои курсы',
    course: 'Курс',
    progress: 'Прогресс',
    progressOf: 'Прогресс: {title}',
    date: 'Дата',
    practice: 'Практика',
    theory: 'Теория открыта',
    grade: 'Оценка',
    count: '{done, number} из {total, number}',
    notStarted: 'Не начат',
    completed: 'Завершён',
    added:
      '{count, plural, one {# новая часть} few {# новые части} many {# новых частей} other {# новой части}}',
    noGrade: 'Не оценено',
  },
};
