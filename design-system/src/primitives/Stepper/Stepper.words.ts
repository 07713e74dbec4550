import type { Translations } from '../../internal/words.ts';

/** `label` is the name of the list, `done` is announced after a completed step. */
export type StepperWord = 'label' | 'done';

export const stepperWords: Translations<StepperWord> = {
  lt: { label: 'Žingsniai', done: 'atlikta' },
  en: { label: 'Steps', done: 'done' },
  ru: { label: 'Шаги', done: 'выполнено' },
};
