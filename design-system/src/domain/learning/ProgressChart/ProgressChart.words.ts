import type { Translations } from '../../../internal/words.ts';
import { chartWords } from '../../support/ChartFigure.words.ts';
import type { ChartWord } from '../../support/ChartFigure.words.ts';

/** `name` is the name of the person's own line. */
export type ProgressChartWord = ChartWord | 'name' | 'date' | 'none';

export const progressChartWords: Translations<ProgressChartWord> = {
  lt: { ...chartWords.lt, name: 'Jūsų pažanga', date: 'Data', none: 'nėra' },
  en: { ...chartWords.en, name: 'Your progress', date: 'Date', none: 'none' },
  ru: { ...chartWords.ru, name: 'Ваш прогресс', date: 'Дата', none: 'нет' },
};
