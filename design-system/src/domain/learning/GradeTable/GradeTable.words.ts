import type { Translations } from '../../../internal/words.ts';

/**
 * `none` is read out in place of a dash, `parts` is the button that expands a category, `notAllowed` and `back` belong to
 * a course that hides its grades.
 */
export type GradeTableWord =
  | 'caption'
  | 'item'
  | 'weight'
  | 'grade'
  | 'percentage'
  | 'contribution'
  | 'feedback'
  | 'none'
  | 'ungraded'
  | 'parts'
  | 'more'
  | 'empty'
  | 'graded'
  | 'ofMax'
  | 'passed'
  | 'failed'
  | 'total'
  | 'courseTotal'
  | 'notAllowed'
  | 'back';

export const gradeTableWords: Translations<GradeTableWord> = {
  lt: {
    caption: 'Kurso įvertinimai pagal kategorijas',
    item: 'Elementas',
    weight: 'Svoris',
    grade: 'Įvertinimas',
    percentage: 'Procentai',
    contribution: 'Indėlis',
    feedback: 'Atsiliepimas',
    none: 'nėra',
    ungraded: 'Neįvertinta',
    parts: 'Rodyti dalis: {name}',
    more: 'Rodyti dar {next, number} iš {hidden, number}',
    empty: 'Įvertinimų dar nėra',
    graded: 'Įvertinta {graded, number} iš {total, number}',
    ofMax: '{grade} iš {max}',
    passed: 'Išlaikyta',
    failed: 'Neišlaikyta',
    total: 'Iš viso: {name}',
    courseTotal: 'Kurso balas',
    notAllowed: 'Įvertinimai šiame kurse nerodomi',
    back: 'Grįžti į kursą',
  },
  en: {
    caption: 'Course grades by category',
    item: 'Item',
    weight: 'Weight',
    grade: 'Grade',
    percentage: 'Percentage',
    contribution: 'Contribution',
    feedback: 'Feedback',
    none: 'none',
    ungraded: 'Not graded',
    parts: 'Show the parts of {name}',
    more: 'Show {next, number} more of {hidden, number}',
    empty: 'No grades yet',
    graded: '{graded, number} of {total, number} graded',
    ofMax: '{grade} of {max}',
    passed: 'Passed',
    failed: 'Not passed',
    total: 'Total: {name}',
    courseTotal: 'Course grade',
    notAllowed: 'This course shows no grades',
    back: 'Back to the course',
  },
  ru: {
    caption: 'Оценки курса по категориям',
    item: 'Элемент',
    weight: 'Вес',
    grade: 'Оценка',
    percentage: 'Проценты',
    contribution: 'Вклад',
    feedback: 'Отзыв',
    none: 'нет',
    ungraded: 'Не оценено',
    parts: 'Показать части: {name}',
    more: 'Показать ещё {next, number} из {hidden, number}',
    empty: 'Оценок пока нет',
    graded: 'Оценено {graded, number} из {total, number}',
    ofMax: '{grade} из {max}',
    passed: 'Сдано',
    failed: 'Не сдано',
    total: 'Итого: {name}',
    courseTotal: 'Итог курса',
    notAllowed: 'В этом курсе оценки не показываются',
    back: 'Вернуться к курсу',
  },
};
