import type { Translations } from '../../internal/words.ts';
import type { DateRangePreset } from './presets.ts';

/** The labels of both days, errors of the two together and the presets. */
export type DateRangeFieldWord = 'from' | 'to' | 'reversed' | 'long' | 'presets' | DateRangePreset;

export const dateRangeFieldWords: Translations<DateRangeFieldWord> = {
  lt: {
    from: 'Nuo',
    to: 'Iki',
    reversed: 'Pabaiga yra ankstesnė už pradžią. Pakeiskite vieną iš datų.',
    long: 'Laikotarpis per ilgas: {days, plural, one {daugiausia # diena} few {daugiausia # dienos} other {daugiausia # dienų}}.',
    presets: 'Dažni laikotarpiai',
    last7: 'Paskutinės 7 dienos',
    last30: 'Paskutinės 30 dienų',
    thisMonth: 'Šis mėnuo',
    lastMonth: 'Praėjęs mėnuo',
    thisYear: 'Šie metai',
  },
  en: {
    from: 'From',
    to: 'To',
    reversed: 'The end is before the start. Change one of the dates.',
    long: 'The period is too long: {days, plural, one {# day} other {# days}} at most.',
    presets: 'Common periods',
    last7: 'Last 7 days',
    last30: 'Last 30 days',
    thisMonth: 'This month',
    lastMonth: 'Last month',
    thisYear: 'This year',
  },
  ru: {
    from: 'С',
    to: 'По',
    reversed: 'Конец раньше начала. Измените одну из дат.',
    long: 'Период слишком длинный: не больше {days, plural, one {# дня} few {# дней} many {# дней} other {# дня}}.',
    presets: 'Частые периоды',
    last7: 'Последние 7 дней',
    last30: 'Последние 30 дней',
    thisMonth: 'Этот месяц',
    lastMonth: 'Прошлый месяц',
    thisYear: 'Этот год',
  },
};
