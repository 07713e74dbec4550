import type { Translations } from '../../../internal/words.ts';

/** `about` says what the sums buy, `few`, `fewOffer` and `fewOfferFor` where groups below the least go; `people` follows the number; `clamped`, `rounded` and `kept` say why a typed number became another. */
export type EstimatorWord =
  | 'title'
  | 'about'
  | 'question'
  | 'label'
  | 'hint'
  | 'people'
  | 'each'
  | 'total'
  | 'offer'
  | 'few'
  | 'fewOffer'
  | 'fewOfferFor'
  | 'clamped'
  | 'rounded'
  | 'kept';

export const estimatorWords: Translations<EstimatorWord> = {
  lt: {
    title: 'Grupės prenumerata',
    about:
      'Suma – už metų prenumeratą: kiekvienas darbuotojas metus mokosi iš sutarto kursų rinkinio. Vieno kurso vieta kainuoja atskirai.',
    question: 'Kiek darbuotojų mokysis?',
    label: 'Darbuotojų skaičius',
    hint: 'Nuo {min, number} iki {max, number}',
    people: '{count, plural, one {darbuotojas} few {darbuotojai} other {darbuotojų}}',
    each: 'Vienam žmogui metams',
    total: 'Visai grupei metams',
    offer: 'Gauti pasiūlymą grupei',
    few: 'Jūsų mažiau nei {min, number}? Rinkitės atskiras kurso vietas arba paprašykite pasiūlymo savo komandai.',
    fewOffer: 'Pasiūlymas mažesnei komandai',
    fewOfferFor:
      '{count, plural, one {Pasiūlymas # žmogui} few {Pasiūlymas # žmonėms} other {Pasiūlymas # žmonių}}',
    clamped: 'Pakeista į {value, number}: galima nuo {min, number} iki {max, number}.',
    rounded: 'Pakeista į {value, number}: reikia sveikojo skaičiaus.',
    kept: 'Skaičius neįrašytas, todėl lieka {value, number}.',
  },
  en: {
    title: 'Group subscription',
    about:
      'The sum buys a year’s subscription: each employee learns for a year from an agreed set of courses. A place on a single course has its own price.',
    question: 'How many people will take part?',
    label: 'Number of employees',
    hint: 'From {min, number} to {max, number}',
    people: '{count, plural, one {employee} other {employees}}',
    each: 'Per person for a year',
    total: 'For the whole group for a year',
    offer: 'Request a quote for the group',
    few: 'Fewer than {min, number} of you? Choose single places on the course, or request a quote for your team.',
    fewOffer: 'Request a quote for a smaller team',
    fewOfferFor: '{count, plural, one {Request a quote for # person} other {Request a quote for # people}}',
    clamped: 'Changed to {value, number}: it can be from {min, number} to {max, number}.',
    rounded: 'Changed to {value, number}: it has to be a whole number.',
    kept: 'No number was given, so it stays {value, number}.',
  },
  ru: {
    title: 'Групповая подписка',
    about:
      'Это сумма годовой подписки: каждый сотрудник год учится по согласованному набору курсов. Место на одном курсе стоит отдельно.',
    question: 'Сколько сотрудников будет учиться?',
    label: 'Число сотрудников',
    hint: 'От {min, number} до {max, number}',
    people: '{count, plural, one {сотрудник} few {сотрудника} many {сотрудников} other {сотрудника}}',
    each: 'За человека в год',
    total: 'За всю группу в год',
    offer: 'Получить предложение для группы',
    few: 'Вас меньше {min, number}? Выберите отдельные места на курсе или запросите предложение для своей команды.',
    fewOffer: 'Предложение для небольшой команды',
    fewOfferFor:
      '{count, plural, one {Предложение для # человека} few {Предложение для # человек} many {Предложение для # человек} other {Предложение для # человека}}',
    clamped: 'Изменено на {value, number}: можно от {min, number} до {max, number}.',
    rounded: 'Изменено на {value, number}: нужно целое число.',
    kept: 'Число не указано, поэтому остаётся {value, number}.',
  },
};
