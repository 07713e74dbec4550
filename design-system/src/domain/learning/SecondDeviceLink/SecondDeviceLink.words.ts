import type { Translations } from '../../../internal/words.ts';

export type SecondDeviceLinkWord = 'title' | 'text';

export const secondDeviceLinkWords: Translations<SecondDeviceLinkWord> = {
  lt: { title: 'Mokykitės ir kitame įrenginyje', text: 'Prisijunkite QR kodu, be slaptažodžio' },
  en: { title: 'Study on another device too', text: 'Sign in with a QR code, without a password' },
  ru: { title: 'Учитесь и на другом устройстве', text: 'Войдите по QR-коду, без пароля' },
};
