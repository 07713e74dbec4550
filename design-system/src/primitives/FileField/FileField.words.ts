import type { Translations } from '../../internal/words.ts';

/** `type` and `size` say why a file was refused; the limit is formatted. */
export type FileFieldWord = 'choose' | 'drop' | 'type' | 'size';

export const fileFieldWords: Translations<FileFieldWord> = {
  lt: {
    choose: 'Pasirinkite failą',
    drop: 'arba nutempkite jį čia',
    type: 'Failo „{name}“ tipas netinka',
    size: 'Failas „{name}“ per didelis: daugiausia {limit}',
  },
  en: {
    choose: 'Choose a file',
    drop: 'or drop it here',
    type: '“{name}” is not of a type that can be used',
    size: '“{name}” is too large: at most {limit}',
  },
  ru: {
    choose: 'Выберите файл',
    drop: 'или перетащите его сюда',
    type: 'Файл «{name}» неподходящего типа',
    size: 'Файл «{name}» слишком большой: не более {limit}',
  },
};
