import type { Translations } from '../../../internal/words.ts';

/** `remaining` names the bar of the validity that is left, which says `left`. */
export type CertificateCardWord =
  | 'list'
  | 'valid'
  | 'notValid'
  | 'result'
  | 'from'
  | 'to'
  | 'remaining'
  | 'left';

export const certificateCardWords: Translations<CertificateCardWord> = {
  lt: {
    list: 'Sertifikatai',
    valid: 'Galioja',
    notValid: 'Nebegalioja',
    result: 'Rezultatas {result}',
    from: 'nuo {day}',
    to: 'iki {day}',
    remaining: 'Likęs galiojimas: {title}',
    left: '{days, plural, =0 {paskutinė diena} one {liko # diena} few {liko # dienos} other {liko # dienų}}',
  },
  en: {
    list: 'Certificates',
    valid: 'Valid',
    notValid: 'No longer valid',
    result: 'Result {result}',
    from: 'from {day}',
    to: 'until {day}',
    remaining: 'Remaining validity: {title}',
    left: '{days, plural, =0 {last day} one {# day left} other {# days left}}',
  },
  ru: {
    list: 'Сертификаты',
    valid: 'Действует',
    notValid: 'Больше не действует',
    result: 'Результат {result}',
    from: 'с {day}',
    to: 'до {day}',
    remaining: 'Оставшийся срок действия: {title}',
    left: '{days, plural, =0 {последний день} one {остался # день} few {осталось # дня} many {осталось # дней} other {осталось # дня}}',
  },
};
