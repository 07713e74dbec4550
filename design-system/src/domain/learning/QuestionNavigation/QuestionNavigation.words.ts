import type { Translations } from '../../../internal/words.ts';

/** `item` and `itemFlagged` name a cell, with one of the states in it. */
export type QuestionNavigationWord =
  | 'label'
  | 'item'
  | 'itemFlagged'
  | 'unanswered'
  | 'answered'
  | 'correct'
  | 'partly'
  | 'wrong'
  | 'marking'
  | 'done';

export const questionNavigationWords: Translations<QuestionNavigationWord> = {
  lt: {
    label: 'Klausimai',
    item: '{number} klausimas: {state}',
    itemFlagged: '{number} klausimas: {state}, pažymėtas',
    unanswered: 'neatsakytas',
    answered: 'atsakytas',
    correct: 'teisingai',
    partly: 'iš dalies teisingai',
    wrong: 'neteisingai',
    marking: 'laukia vertinimo',
    done: 'Atsakyta: {done} iš {total}',
  },
  en: {
    label: 'Questions',
    item: 'Question {number}: {state}',
    itemFlagged: 'Question {number}: {state}, flagged',
    unanswered: 'not answered',
    answered: 'answered',
    correct: 'correct',
    partly: 'partly correct',
    wrong: 'wrong',
    marking: 'needs marking',
    done: 'Answered: {done} of {total}',
  },
  ru: {
    label: 'Вопросы',
    item: 'Вопрос {number}: {state}',
    itemFlagged: 'Вопрос {number}: {state}, отмечен',
    unanswered: 'нет ответа',
    answered: 'есть ответ',
    correct: 'правильно',
    partly: 'частично правильно',
    wrong: 'неправильно',
    marking: 'ждёт оценки',
    done: 'Отвечено: {done} из {total}',
  },
};
