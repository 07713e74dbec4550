import type { Translations } from '../../../internal/words.ts';

/** `progressOf` names the bar of a course, `noGrade` is read out in place of a dash. */
export type CourseProgressListWord =
  | 'list'
  | 'course'
  | 'progress'
  | 'progressOf'
  | 'date'
  | 'grade'
  | 'count'
  | 'notStarted'
  | 'completed'
  | 'noGrade';

export const courseProgressListWords: Translations<CourseProgressListWord> = {
  lt: {
    list: 'Mano kursai',
    course: 'Kursas',
    progress: 'Pažanga',
    progressOf: 'Pažanga: {title}',
    date: 'Data',
    grade: 'Įvertinimas',
    count: '{done, number} iš {total, number}',
    notStarted: 'Nepradėta',
    completed: 'Baigta',
    noGrade: 'Neįvertinta',
  },
  en: {
    list: 'My courses',
    course: 'Course',
    progress: 'Progress',
    progressOf: 'Progress: {title}',
    date: 'Date',
    grade: 'Grade',
    count: '{done, number} of {total, number}',
    notStarted: 'Not started',
    completed: 'Completed',
    noGrade: 'Not graded',
  },
  ru: {
    list: 'Мои курсы',
    course: 'Курс',
    progress: 'Прогресс',
    progressOf: 'Прогресс: {title}',
    date: 'Дата',
    grade: 'Оценка',
    count: '{done, number} из {total, number}',
    notStarted: 'Не начат',
    completed: 'Завершён',
    noGrade: 'Не оценено',
  },
};
