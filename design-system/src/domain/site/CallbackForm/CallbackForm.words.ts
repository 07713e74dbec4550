import type { Translations } from '../../../internal/words.ts';

/** `phone` is the label of the field. */
export type CallbackFormWord = 'title' | 'lead' | 'phone' | 'submit';

export const callbackFormWords: Translations<CallbackFormWord> = {
  lt: {
    title: 'Paskambinsime ir padėsime išsirinkti',
    lead: 'Palikite numerį. Atskambinsime.',
    phone: 'Telefono numeris',
    submit: 'Paskambinkite man',
  },
  en: {
    title: 'We will call and help you choose',
    lead: 'Leave your number. We will call back.',
    phone: 'Phone number',
    submit: 'Call me back',
  },
  ru: {
    title: 'Позвоним и поможем выбрать',
    lead: 'Оставьте номер. Мы перезвоним.',
    phone: 'Номер телефона',
    submit: 'Жду звонка',
  },
};
