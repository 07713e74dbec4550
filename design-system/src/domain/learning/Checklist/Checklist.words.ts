import type { Translations } from '../../../internal/words.ts';

/** The marks of a row, the count, the comment and the place to sign. */
export type ChecklistWord =
  | 'done'
  | 'partly'
  | 'failed'
  | 'skipped'
  | 'critical'
  | 'marked'
  | 'criticalFailed'
  | 'comment'
  | 'write'
  | 'addComment'
  | 'signature'
  | 'empty';

export const checklistWords: Translations<ChecklistWord> = {
  lt: {
    done: 'Atlikta',
    partly: 'Iš dalies',
    failed: 'Neatlikta',
    skipped: 'Nevertinta',
    critical: 'Būtinas veiksmas',
    marked: 'Įvertinta: {done} iš {total}',
    criticalFailed:
      '{count, plural, one {Neatliktas # būtinas veiksmas} few {Neatlikti # būtini veiksmai} other {Neatlikta # būtinų veiksmų}}',
    comment: 'Pastaba: {name}',
    write: 'Rašyti pastabą',
    addComment: 'Rašyti pastabą: {name}',
    signature: 'Vertintojo parašas',
    empty: 'Veiksmų sąraše dar nėra',
  },
  en: {
    done: 'Done',
    partly: 'Partly',
    failed: 'Not done',
    skipped: 'Not assessed',
    critical: 'Required step',
    marked: 'Marked: {done} of {total}',
    criticalFailed: '{count, plural, one {# required step not done} other {# required steps not done}}',
    comment: 'Comment: {name}',
    write: 'Add a comment',
    addComment: 'Add a comment: {name}',
    signature: 'Signature of the assessor',
    empty: 'The list has no steps yet',
  },
  ru: {
    done: 'Выполнено',
    partly: 'Частично',
    failed: 'Не выполнено',
    skipped: 'Не оценивалось',
    critical: 'Обязательное действие',
    marked: 'Оценено: {done} из {total}',
    criticalFailed:
      '{count, plural, one {Не выполнено # обязательное действие} few {Не выполнены # обязательных действия} many {Не выполнено # обязательных действий} other {Не выполнено # обязательного действия}}',
    comment: 'Замечание: {name}',
    write: 'Написать замечание',
    addComment: 'Написать замечание: {name}',
    signature: 'Подпись оценивающего',
    empty: 'В списке пока нет действий',
  },
};
