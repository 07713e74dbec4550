import type { Translations } from '../../../internal/words.ts';

/** The result in words, the marks, and what would have been right. */
export type QuestionFeedbackWord = 'correct' | 'partly' | 'wrong' | 'marking' | 'earned' | 'answer';

export const questionFeedbackWords: Translations<QuestionFeedbackWord> = {
  lt: {
    correct: 'Teisingai',
    partly: 'Iš dalies teisingai',
    wrong: 'Neteisingai',
    marking: 'Atsakymą įvertins dėstytojas',
    earned: 'Taškai: {earned} iš {marks}',
    answer: 'Teisingas atsakymas:',
  },
  en: {
    correct: 'Correct',
    partly: 'Partly correct',
    wrong: 'Wrong',
    marking: 'A teacher will mark the answer',
    earned: 'Marks: {earned} of {marks}',
    answer: 'The correct answer:',
  },
  ru: {
    correct: 'Правильно',
    partly: 'Частично правильно',
    wrong: 'Неправильно',
    marking: 'Ответ оценит преподаватель',
    earned: 'Баллы: {earned} из {marks}',
    answer: 'Правильный ответ:',
  },
};
