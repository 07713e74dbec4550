import type { Translations } from '../../../internal/words.ts';

/** Drawing, its two buttons, and the way without drawing. */
export type SignatureWord =
  | 'label'
  | 'area'
  | 'draw'
  | 'type'
  | 'name'
  | 'undo'
  | 'clear'
  | 'drawn'
  | 'empty'
  | 'cleared'
  | 'failed';

export const signatureWords: Translations<SignatureWord> = {
  lt: {
    label: 'Parašas',
    area: 'Pasirašykite čia',
    draw: 'Pasirašyti ranka',
    type: 'Įrašyti vardą',
    name: 'Vardas ir pavardė vietoj parašo',
    undo: 'Atšaukti paskutinį brūkšnį',
    clear: 'Išvalyti parašą',
    drawn: 'Pasirašyta. {count, plural, one {# brūkšnys} few {# brūkšniai} other {# brūkšnių}}',
    empty: 'Parašo dar nėra',
    cleared: 'Parašas išvalytas',
    failed: 'Pasirašyti ranka dabar nepavyks. Įrašykite vardą ir pavardę.',
  },
  en: {
    label: 'Signature',
    area: 'Sign here',
    draw: 'Sign by hand',
    type: 'Type your name',
    name: 'First and last name in place of a signature',
    undo: 'Undo the last stroke',
    clear: 'Clear the signature',
    drawn: 'Signed. {count, plural, one {# stroke} other {# strokes}}',
    empty: 'Not signed yet',
    cleared: 'The signature was cleared',
    failed: 'Signing by hand is not possible now. Type your first and last name.',
  },
  ru: {
    label: 'Подпись',
    area: 'Подпишите здесь',
    draw: 'Подписать от руки',
    type: 'Ввести имя',
    name: 'Имя и фамилия вместо подписи',
    undo: 'Отменить последний штрих',
    clear: 'Очистить подпись',
    drawn: 'Подписано. {count, plural, one {# штрих} few {# штриха} many {# штрихов} other {# штриха}}',
    empty: 'Подписи ещё нет',
    cleared: 'Подпись очищена',
    failed: 'Подписать от руки сейчас не получится. Введите имя и фамилию.',
  },
};
