import type { Translations } from '../../../internal/words.ts';

/** `address` is the label of the field, `targets` the name of the list of sites; `code` names the QR code, `scan` stands under it; `device` opens the device's share sheet. */
export type ShareDialogWord =
  | 'title'
  | 'address'
  | 'copy'
  | 'copied'
  | 'failed'
  | 'targets'
  | 'code'
  | 'scan'
  | 'device';

export const shareDialogWords: Translations<ShareDialogWord> = {
  lt: {
    title: 'Dalytis kursu',
    address: 'Nuoroda į kursą',
    copy: 'Kopijuoti nuorodą',
    copied: 'Nuoroda nukopijuota',
    failed: 'Nukopijuoti nepavyko. Pažymėkite nuorodą ir nukopijuokite patys.',
    targets: 'Kur dalytis',
    code: 'QR kodas: nuoroda į kursą',
    scan: 'Nuskaitykite telefonu',
    device: 'Kiti būdai',
  },
  en: {
    title: 'Share this course',
    address: 'Link to the course',
    copy: 'Copy the link',
    copied: 'Link copied',
    failed: 'Could not copy. Select the link and copy it yourself.',
    targets: 'Where to share',
    code: 'QR code: link to the course',
    scan: 'Scan it with a phone',
    device: 'Other ways',
  },
  ru: {
    title: 'Поделиться курсом',
    address: 'Ссылка на курс',
    copy: 'Скопировать ссылку',
    copied: 'Ссылка скопирована',
    failed: 'Не удалось скопировать. Выделите ссылку и скопируйте её сами.',
    targets: 'Где поделиться',
    code: 'QR-код: ссылка на курс',
    scan: 'Отсканируйте телефоном',
    device: 'Другие способы',
  },
};
