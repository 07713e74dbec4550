import type { Translations } from '../../../internal/words.ts';

/** `people` follows the number; `clamped`, `rounded` and `kept` say why a typed number became another. */
export type EstimatorWord =
  | 'title'
  | 'question'
  | 'label'
  | 'hint'
  | 'people'
  | 'each'
  | 'total'
  | 'offer'
  | 'clamped'
  | 'rounded'
  | 'kept';

export const estimatorWords: Translations<EstimatorWord> = {
  lt: {
    title: 'Grupės prenumerata',
    question: 'Kiek darbuotojų mokysis?',
    label: 'Darbuotojų skaičius',
    hint: 'Nuo {min, number} iki {max, number}',
    people: '{count, plural, one {darbuotojas} few {darbuotojai} other {darbuotojų}}',
    each: 'Kaina vienam žmogui',
    total: 'Visai grupei',
    offer: 'Gauti pasiūlymą grupei',
    clamped: 'Pakeista į {value, number}: galima nuo {min, number} iki {max, number}.',
    rounded: 'Pakeista į {value, number}: reikia sveikojo skaičiaus.',
    kept: 'Skaičius neįrašytas, todėl lieka {value, number}.',
  },
  en: {
    title: 'Group subscription',
    question: 'How many people will take part?',
    label: 'Number of employees',
    hint: 'From {min, number} to {max, number}',
    people: '{count, plural, one {employee} other {employees}}',
    each: 'Price per person',
    total: 'For the whole group',
    offer: 'Get an offer for the group',
    clamped: 'Changed to {value, number}: it can be from {min, number} to {max, number}.',
    rounded: 'Changed to {value, number}: it has to be a whole number.',
    kept: 'No number was given, so it stays {value, number}.',
  },
  ru: {
    title: 'Групповая подписка',
    question: 'Сколько сотрудников будет учиться?',
    label: 'Число сотрудников',
    hint: 'От {min, number} до {max, number}',
    people: '{count, plural, one {сотрудник} few {сотрудника} many {сотрудников} other {сотрудника}}',
    each: 'Цена за человека',
    total: 'За всю группу',
    offer: 'Получить предложение для группы',
    clamped: 'Изменено на {value, number}: можно от {min, number} до {max, number}.',
    rounded: 'Изменено на {value, number}: нужно целое число.',
    kept: 'Число не указано, поэтому остаётся {value, number}.',
  },
};
