import type { Language } from './words.ts';

type QrWord = 'open' | 'scan' | 'code' | 'copy' | 'copied';

/** The words of `medeina-qr`, apart from the others: no other element needs them. */
export const qrWords: Readonly<Record<Language, Readonly<Record<QrWord, string>>>> = {
  lt: {
    open: 'Tęsti telefone',
    scan: 'Nuskaitykite kodą telefono kamera arba nukopijuokite nuorodą.',
    code: 'QR kodas su nuoroda',
    copy: 'Kopijuoti nuorodą',
    copied: 'Nuoroda nukopijuota',
  },
  en: {
    open: 'Continue on your phone',
    scan: 'Scan the code with your phone’s camera, or copy the link.',
    code: 'QR code of the link',
    copy: 'Copy the link',
    copied: 'The link is copied',
  },
  ru: {
    open: 'Продолжить на телефоне',
    scan: 'Отсканируйте код камерой телефона или скопируйте ссылку.',
    code: 'QR-код со ссылкой',
    copy: 'Скопировать ссылку',
    copied: 'Ссылка скопирована',
  },
};
