import type { Translations } from '../../../internal/words.ts';
import { chartWords } from '../../support/ChartFigure.words.ts';
import type { ChartWord } from '../../support/ChartFigure.words.ts';

/** `others` and `own` are the legend; `range` and `people` head the table. */
export type DistributionChartWord = ChartWord | 'others' | 'own' | 'range' | 'people' | 'count' | 'ownRange';

export const distributionChartWords: Translations<DistributionChartWord> = {
  lt: {
    ...chartWords.lt,
    others: 'Visi rezultatai',
    own: 'Jūsų rezultatas: {value}',
    range: 'Rezultatas',
    people: 'Žmonių skaičius',
    count: '{range}: {count, plural, one {# žmogus} few {# žmonės} other {# žmonių}}',
    ownRange: '{words}, čia ir jūs',
  },
  en: {
    ...chartWords.en,
    others: 'All results',
    own: 'Your result: {value}',
    range: 'Result',
    people: 'People',
    count: '{range}: {count, plural, one {# person} other {# people}}',
    ownRange: '{words}, you among them',
  },
  ru: {
    ...chartWords.ru,
    others: 'Все результаты',
    own: 'Ваш результат: {value}',
    range: 'Результат',
    people: 'Число людей',
    count: '{range}: {count, plural, one {# человек} few {# человека} many {# человек} other {# человека}}',
    ownRange: '{words}, и вы в их числе',
  },
};
