import type { Translations } from '../../../internal/words.ts';

/** `none` is read out in place of a dash; `parts` is the button that expands a category. */
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
  | 'empty';

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
  },
};
