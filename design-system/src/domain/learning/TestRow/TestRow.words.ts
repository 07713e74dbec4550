import type { Translations } from '../../../internal/words.ts';

export type TestRowWord =
  | 'list'
  | 'empty'
  | 'questions'
  | 'timeLimit'
  | 'attempts'
  | 'closes'
  | 'opens'
  | 'result'
  | 'done'
  | 'passed'
  | 'failed'
  | 'unavailable';

export const testRowWords: Translations<TestRowWord> = {
  lt: {
    list: 'Testai',
    empty: 'Testų šiame kurse nėra',
    questions: '{count, plural, one {# klausimas} few {# klausimai} other {# klausimų}}',
    timeLimit: 'trukmė {duration}',
    attempts: '{count, plural, one {liko # bandymas} few {liko # bandymai} other {liko # bandymų}}',
    closes: 'iki {day}',
    opens: 'Atsivers {day}',
    result: '{grade} iš {max}',
    done: 'Atlikta',
    passed: 'Išlaikyta',
    failed: 'Neišlaikyta',
    unavailable: 'Neprieinama',
  },
  en: {
    list: 'Tests',
    empty: 'This course has no tests',
    questions: '{count, plural, one {# question} other {# questions}}',
    timeLimit: 'time limit {duration}',
    attempts: '{count, plural, one {# attempt left} other {# attempts left}}',
    closes: 'until {day}',
    opens: 'Opens on {day}',
    result: '{grade} of {max}',
    done: 'Done',
    passed: 'Passed',
    failed: 'Not passed',
    unavailable: 'Not available',
  },
  ru: {
    list: 'Тесты',
    empty: 'В этом курсе нет тестов',
    questions: '{count, plural, one {# вопрос} few {# вопроса} many {# вопросов} other {# вопроса}}',
    timeLimit: 'время {duration}',
    attempts:
      '{count, plural, one {осталась # попытка} few {осталось # попытки} many {осталось # попыток} other {осталось # попытки}}',
    closes: 'до {day}',
    opens: 'Откроется {day}',
    result: '{grade} из {max}',
    done: 'Выполнено',
    passed: 'Сдано',
    failed: 'Не сдано',
    unavailable: 'Недоступно',
  },
};
