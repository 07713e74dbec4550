import type { Translations } from '../../../internal/words.ts';

/** The button for each purpose, what it waits for, and what may come of it. */
export type PasskeyButtonWord =
  | 'signIn'
  | 'register'
  | 'waiting'
  | 'unsupported'
  | 'refused'
  | 'failed'
  | 'retry';

export const passkeyButtonWords: Translations<PasskeyButtonWord> = {
  lt: {
    signIn: 'Prisijungti prieigos raktu',
    register: 'Sukurti prieigos raktą',
    waiting: 'Patvirtinkite savo įrenginyje: piršto atspaudu, veidu arba PIN kodu.',
    unsupported: 'Ši naršyklė prieigos raktų nepalaiko. Naudokite slaptažodį.',
    refused: 'Patvirtinimas atšauktas arba jo laikas baigėsi. Galite bandyti dar kartą.',
    failed: 'Prieigos raktas nesuveikė. Bandykite dar kartą arba naudokite slaptažodį.',
    retry: 'Bandyti dar kartą',
  },
  en: {
    signIn: 'Sign in with a passkey',
    register: 'Create a passkey',
    waiting: 'Confirm on your device, by fingerprint, face or PIN.',
    unsupported: 'This browser does not support passkeys. Use your password.',
    refused: 'The confirmation was cancelled or took too long. You can try again.',
    failed: 'The passkey did not work. Try again or use your password.',
    retry: 'Try again',
  },
  ru: {
    signIn: 'Войти с ключом доступа',
    register: 'Создать ключ доступа',
    waiting: 'Подтвердите на своём устройстве: отпечатком пальца, лицом или PIN-кодом.',
    unsupported: 'Этот браузер не поддерживает ключи доступа. Используйте пароль.',
    refused: 'Подтверждение отменено, или истекло время. Можно попробовать ещё раз.',
    failed: 'Ключ доступа не сработал. Попробуйте ещё раз или используйте пароль.',
    retry: 'Попробовать ещё раз',
  },
};
