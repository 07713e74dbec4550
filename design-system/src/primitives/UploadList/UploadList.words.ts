import type { Translations } from '../../internal/words.ts';

/** The zone, the state of each file, its buttons, and what is announced. */
export type UploadListWord =
  | 'choose'
  | 'drop'
  | 'list'
  | 'waiting'
  | 'uploading'
  | 'done'
  | 'failed'
  | 'retry'
  | 'remove'
  | 'type'
  | 'size'
  | 'many'
  | 'added'
  | 'saidDone'
  | 'saidFailed';

export const uploadListWords: Translations<UploadListWord> = {
  lt: {
    choose: 'Pasirinkti failus',
    drop: 'arba nutempkite juos čia',
    list: 'Įkeliami failai',
    waiting: 'Laukia',
    uploading: 'Įkeliama, {percent} %',
    done: 'Įkelta',
    failed: 'Nepavyko įkelti',
    retry: 'Bandyti dar kartą: {name}',
    remove: 'Pašalinti: {name}',
    type: 'Failo „{name}“ tipas netinka',
    size: 'Failas „{name}“ per didelis: daugiausia {limit}',
    many: 'Failų gali būti daugiausia {count, number}',
    added: '{count, plural, one {Pridėtas # failas} few {Pridėti # failai} other {Pridėta # failų}}',
    saidDone: '{name}: įkelta',
    saidFailed: '{name}: nepavyko įkelti. {why}',
  },
  en: {
    choose: 'Choose files',
    drop: 'or drop them here',
    list: 'Files to upload',
    waiting: 'Waiting',
    uploading: 'Uploading, {percent}%',
    done: 'Uploaded',
    failed: 'Could not be uploaded',
    retry: 'Try again: {name}',
    remove: 'Remove {name}',
    type: '“{name}” is of a type that does not fit',
    size: '“{name}” is too large: at most {limit}',
    many: 'At most {count, number} files',
    added: '{count, plural, one {# file added} other {# files added}}',
    saidDone: '{name}: uploaded',
    saidFailed: '{name}: could not be uploaded. {why}',
  },
  ru: {
    choose: 'Выбрать файлы',
    drop: 'или перетащите их сюда',
    list: 'Загружаемые файлы',
    waiting: 'В очереди',
    uploading: 'Загружается, {percent} %',
    done: 'Загружено',
    failed: 'Не удалось загрузить',
    retry: 'Повторить: {name}',
    remove: 'Убрать: {name}',
    type: 'Тип файла «{name}» не подходит',
    size: 'Файл «{name}» слишком большой: не больше {limit}',
    many: 'Не больше файлов: {count, number}',
    added:
      '{count, plural, one {Добавлен # файл} few {Добавлено # файла} many {Добавлено # файлов} other {Добавлено # файла}}',
    saidDone: '{name}: загружено',
    saidFailed: '{name}: не удалось загрузить. {why}',
  },
};
