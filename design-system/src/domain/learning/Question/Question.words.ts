import type { Translations } from '../../../internal/words.ts';

/** The state's word is beside its icon; `marks` are what the question is worth, `earned` what was given. */
export type QuestionWord =
  | 'number'
  | 'numberOf'
  | 'unanswered'
  | 'answered'
  | 'correct'
  | 'partly'
  | 'wrong'
  | 'marking'
  | 'marks'
  | 'earned'
  | 'flag';

export const questionWords: Translations<QuestionWord> = {
  lt: {
    number: '{number} klausimas',
    numberOf: '{number} klausimas iš {total}',
    unanswered: 'Neatsakytas',
    answered: 'Atsakytas',
    correct: 'Teisingai',
    partly: 'Iš dalies teisingai',
    wrong: 'Neteisingai',
    marking: 'Laukia vertinimo',
    marks: 'Vertė: {marks}',
    earned: 'Taškai: {earned} iš {marks}',
    flag: 'Pažymėti',
  },
  en: {
    number: 'Question {number}',
    numberOf: 'Question {number} of {total}',
    unanswered: 'Not answered',
    answered: 'Answered',
    correct: 'Correct',
    partly: 'Partly correct',
    wrong: 'Wrong',
    marking: 'Needs marking',
    marks: 'Worth: {marks}',
    earned: 'Marks: {earned} of {marks}',
    flag: 'Flag for later',
  },
  ru: {
    number: 'Вопрос {number}',
    numberOf: 'Вопрос {number} из {total}',
    unanswered: 'Нет ответа',
    answered: 'Есть ответ',
    correct: 'Правильно',
    partly: 'Частично правильно',
    wrong: 'Неправильно',
    marking: 'Ждёт оценки',
    marks: 'Баллов: {marks}',
    earned: 'Баллы: {earned} из {marks}',
    flag: 'Отметить',
  },
};
