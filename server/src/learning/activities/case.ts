import type { AnswerValue, ActivityQuestion, Language } from '@medeina/contract';
import type { Question } from './layout.ts';

/** Cases: steps that are joined by choices. */

export type CaseSteps = Extract<Question, { readonly type: 'path' }>['steps'];
type Step = CaseSteps[number];
type Choice = Step['choices'][number];
type ShownSteps = Extract<ActivityQuestion, { type: 'path' }>['steps'];

/** Follows choices from the first step, as far as they lead. */
export function followed(
  steps: CaseSteps,
  chosen: readonly string[],
): {
  readonly taken: readonly Choice[];
  readonly current: Step | undefined;
  readonly passed: readonly string[];
} {
  const taken: Choice[] = [];
  const passed: string[] = [];
  let [current] = steps;
  for (const id of chosen) {
    const choice = current?.choices.find((one) => one.id === id);
    if (current === undefined || choice === undefined) break;
    taken.push(choice);
    passed.push(current.id);
    current = steps.find((step) => step.id === choice.to);
  }
  return { taken, current, passed };
}

/** What the choices that were taken have earned. */
export function earnedOn(steps: CaseSteps, stored: AnswerValue | undefined): number {
  if (!Array.isArray(stored)) return 0;
  return followed(steps, stored).taken.reduce((sum, { score }) => sum + score, 0);
}

/** A case as its learner sees it: what came of a choice is told once it was taken. */
export function shownSteps(
  steps: CaseSteps,
  stored: AnswerValue | undefined,
  language: Language,
): ShownSteps {
  const { taken, current, passed } = followed(steps, Array.isArray(stored) ? stored : []);
  return steps.map((step) => ({
    id: step.id,
    title: step.title[language],
    text: step.text?.[language] ?? null,
    minutes: step.minutes,
    vitals: step.vitals === null ? null : shownVitals(step.vitals),
    outcome: step.id === current?.id ? step.outcome : null,
    choices: step.choices.map((choice) => {
      const isTaken = taken[passed.indexOf(step.id)]?.id === choice.id;
      return {
        id: choice.id,
        label: choice.text[language],
        to: choice.to,
        verdict: isTaken ? choice.verdict : null,
        consequence: isTaken ? (choice.consequence?.[language] ?? null) : null,
      };
    }),
  }));
}

type ShownVitals = NonNullable<ShownSteps[number]['vitals']>;

function shownVitals(vitals: NonNullable<Step['vitals']>): ShownVitals {
  return Object.fromEntries(
    Object.entries(vitals).flatMap(([name, vital]) => {
      if (vital === undefined) return [];
      const { normal, ...measured } = vital;
      return [
        [name, normal === undefined ? measured : { ...measured, normal: { from: normal[0], to: normal[1] } }],
      ];
    }),
  );
}
