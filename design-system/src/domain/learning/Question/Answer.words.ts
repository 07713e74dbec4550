import type { Translations } from '../../../internal/words.ts';

/** The marks of options, the controls of ordering and matching, the label of what is written. */
export type AnswerWord =
  | 'answer'
  | 'correct'
  | 'wrong'
  | 'missed'
  | 'up'
  | 'down'
  | 'move'
  | 'keys'
  | 'held'
  | 'placed'
  | 'put'
  | 'back'
  | 'choose'
  | 'matched'
  | 'unreadable';

export const answerWords: Translations<AnswerWord> = {
  lt: {
    answer: 'Jūsų atsakymas',
    correct: 'Teisinga',
    wrong: 'Neteisinga',
    missed: 'Teisinga, bet nepasirinkta',
    up: 'Aukštyn: {name}',
    down: 'Žemyn: {name}',
    move: 'Perkelti: {name}',
    keys: 'Tarpo klavišas paima, rodyklės perkelia, tarpo klavišas padeda, Esc grąžina.',
    held: '{name}: paimta, {place} vieta iš {total}',
    placed: '{name}: {place} vieta iš {total}',
    put: '{name}: padėta, {place} vieta iš {total}',
    back: '{name}: grąžinta, {place} vieta iš {total}',
    choose: 'Pasirinkite',
    matched: '{prompt}: {choice}',
    unreadable: 'Įrašykite skaičių, pavyzdžiui, {example}',
  },
  en: {
    answer: 'Your answer',
    correct: 'Correct',
    wrong: 'Wrong',
    missed: 'Correct, but not chosen',
    up: 'Up: {name}',
    down: 'Down: {name}',
    move: 'Move: {name}',
    keys: 'Space picks it up, arrows move it, Space puts it down, Esc takes it back.',
    held: '{name}: picked up, place {place} of {total}',
    placed: '{name}: place {place} of {total}',
    put: '{name}: put down, place {place} of {total}',
    back: '{name}: taken back, place {place} of {total}',
    choose: 'Choose',
    matched: '{prompt}: {choice}',
    unreadable: 'Enter a number, such as {example}',
  },
  ru: {
    answer: 'Ваш ответ',
    correct: 'Правильно',
    wrong: 'Неправильно',
    missed: 'Правильно, но не выбрано',
    up: 'Выше: {name}',
    down: 'Ниже: {name}',
    move: 'Переместить: {name}',
    keys: 'Пробел берёт, стрелки перемещают, пробел кладёт, Esc возвращает.',
    held: '{name}: взято, место {place} из {total}',
    placed: '{name}: место {place} из {total}',
    put: '{name}: положено, место {place} из {total}',
    back: '{name}: возвращено, место {place} из {total}',
    choose: 'Выберите',
    matched: '{prompt}: {choice}',
    unreadable: 'Введите число, например {example}',
  },
};
