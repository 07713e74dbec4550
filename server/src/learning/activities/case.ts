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

/** The part of a way that still leads somewhere: an import may have changed the case since. */
export function wayLeft(steps: CaseSteps, way: readonly string[]): string[] {
  return followed(steps, way).taken.map(({ id }) => id);
}

const bestOf = ({ choices }: Step): number => Math.max(0, ...choices.map(({ score }) => score));

/**
 * What the choices that were taken are worth, 0 to 1. Decisions that a bad end cut off count as lost, and so do those
 * that only a worse choice made necessary; whoever chose best throughout has it all, however short the way.
 */
export function shareOfWay(steps: CaseSteps, marks: number, stored: AnswerValue | undefined): number {
  if (!Array.isArray(stored)) return 0;
  const { taken, current, passed } = followed(steps, stored);
  const earned = taken.reduce((sum, { score }) => sum + score, 0);
  const possible = steps.filter(({ id }) => passed.includes(id)).reduce((sum, step) => sum + bestOf(step), 0);
  if (earned === possible && current?.choices.length === 0) return 1;
  return earned / Math.max(marks, possible);
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
