import type { Translations } from '../../internal/words.ts';

/** The words that every chart has. */
export type ChartWord = 'showTable' | 'hideTable' | 'values' | 'empty';

export const chartWords: Translations<ChartWord> = {
  lt: {
    showTable: 'Rodyti lentelę',
    hideTable: 'Slėpti lentelę',
    values: 'Reikšmės: {title}',
    empty: 'Duomenų dar nėra',
  },
  en: {
    showTable: 'Show as a table',
    hideTable: 'Hide the table',
    values: 'Values: {title}',
    empty: 'No data yet',
  },
  ru: {
    showTable: 'Показать таблицу',
    hideTable: 'Скрыть таблицу',
    values: 'Значения: {title}',
    empty: 'Данных пока нет',
  },
};
