import type { Translations } from '../../internal/words.ts';

/** `choose` is the button without a photo, `change` with one; `type`, `size` and `broken` say why a file was refused. */
export type PhotoFieldWord = 'choose' | 'change' | 'remove' | 'type' | 'size' | 'broken';

export const photoFieldWords: Translations<PhotoFieldWord> = {
  lt: {
    choose: 'Įkelti nuotrauką',
    change: 'Pakeisti nuotrauką',
    remove: 'Pašalinti nuotrauką',
    type: 'Failo „{name}“ tipas netinka',
    size: 'Failas „{name}“ per didelis: daugiausia {limit}',
    broken: 'Failo „{name}“ atverti nepavyko',
  },
  en: {
    choose: 'Upload a photo',
    change: 'Change the photo',
    remove: 'Remove the photo',
    type: '“{name}” is not of a type that can be used',
    size: '“{name}” is too large: at most {limit}',
    broken: '“{name}” could not be opened',
  },
  ru: {
    choose: 'Загрузить фото',
    change: 'Заменить фото',
    remove: 'Удалить фото',
    type: 'Файл «{name}» неподходящего типа',
    size: 'Файл «{name}» слишком большой: не более {limit}',
    broken: 'Файл «{name}» не удалось открыть',
  },
};
