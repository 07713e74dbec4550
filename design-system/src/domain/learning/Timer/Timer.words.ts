import type { Translations } from '../../../internal/words.ts';

/** `left` is what is announced; the units stand in it. */
export type TimerWord =
  | 'label'
  | 'left'
  | 'hoursMinutes'
  | 'minutes'
  | 'seconds'
  | 'half'
  | 'over'
  | 'hide'
  | 'show'
  | 'soon';

export const timerWords: Translations<TimerWord> = {
  lt: {
    label: 'Likęs laikas',
    left: 'Liko {time}',
    hoursMinutes: '{hours} val. {minutes} min.',
    minutes: '{count, plural, one {# minutė} few {# minutės} other {# minučių}}',
    seconds: '{count, plural, one {# sekundė} few {# sekundės} other {# sekundžių}}',
    half: 'Praėjo pusė laiko. Liko {time}',
    over: 'Laikas baigėsi',
    hide: 'Slėpti laiką',
    show: 'Rodyti laiką',
    soon: 'Laikas baigiasi',
  },
  en: {
    label: 'Time left',
    left: '{time} left',
    hoursMinutes: '{hours} h {minutes} min',
    minutes: '{count, plural, one {# minute} other {# minutes}}',
    seconds: '{count, plural, one {# second} other {# seconds}}',
    half: 'Half of the time is over. {time} left',
    over: 'Time is up',
    hide: 'Hide the time',
    show: 'Show the time',
    soon: 'Time is running out',
  },
  ru: {
    label: 'Оставшееся время',
    left: 'Осталось: {time}',
    hoursMinutes: '{hours} ч {minutes} мин',
    minutes: '{count, plural, one {# минута} few {# минуты} many {# минут} other {# минуты}}',
    seconds: '{count, plural, one {# секунда} few {# секунды} many {# секунд} other {# секунды}}',
    half: 'Прошла половина времени. Осталось: {time}',
    over: 'Время вышло',
    hide: 'Скрыть время',
    show: 'Показать время',
    soon: 'Время заканчивается',
  },
};
