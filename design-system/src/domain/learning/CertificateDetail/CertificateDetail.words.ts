import type { Translations } from '../../../internal/words.ts';

/** `kind` and `statement` stand on the paper, above and below the holder's name. */
export type CertificateDetailWord =
  | 'kind'
  | 'statement'
  | 'valid'
  | 'notValid'
  | 'result'
  | 'duration'
  | 'from'
  | 'to'
  | 'endless'
  | 'number'
  | 'organisation'
  | 'verify'
  | 'pdf'
  | 'renew'
  | 'material';

export const certificateDetailWords: Translations<CertificateDetailWord> = {
  lt: {
    kind: 'Sertifikatas',
    statement: 'sėkmingai baigė mokymus',
    valid: 'Galioja',
    notValid: 'Nebegalioja',
    result: 'Galutinis rezultatas',
    duration: 'Trukmė',
    from: 'Galioja nuo',
    to: 'Galioja iki',
    endless: 'neterminuotai',
    number: 'Nr.',
    organisation: 'Autorinė organizacija',
    verify: 'Tikrumą patvirtina',
    pdf: 'Atsisiųsti PDF',
    renew: 'Atnaujinti kursą',
    material: 'Kurso medžiaga',
  },
  en: {
    kind: 'Certificate',
    statement: 'has successfully completed the training',
    valid: 'Valid',
    notValid: 'No longer valid',
    result: 'End result',
    duration: 'Duration',
    from: 'Valid from',
    to: 'Valid until',
    endless: 'no end date',
    number: 'No.',
    organisation: 'Author organisation',
    verify: 'Verify at',
    pdf: 'Download the PDF',
    renew: 'Renew the course',
    material: 'Course material',
  },
  ru: {
    kind: 'Сертификат',
    statement: 'об успешном завершении обучения',
    valid: 'Действует',
    notValid: 'Больше не действует',
    result: 'Итоговый результат',
    duration: 'Длительность',
    from: 'Действует с',
    to: 'Действует до',
    endless: 'бессрочно',
    number: '№',
    organisation: 'Организация-автор',
    verify: 'Проверить подлинность',
    pdf: 'Скачать PDF',
    renew: 'Пройти курс заново',
    material: 'Материалы курса',
  },
};
