import { z } from 'zod';
import { materialFields, texts } from '../../shapes.ts';
import { faultsOfCase } from './case-graph.ts';
import type { ContentSource, KindOfFile } from '../kind.ts';
import { partId } from '../part-id.ts';

/** Clinical cases and decision algorithms: steps that are joined by choices. */

const verdict = z.enum(['good', 'partly', 'bad'], { error: 'must be good, partly or bad' });

const vital = z.strictObject({
  value: z.number().nullable(),
  diastolic: z.number().optional(),
  normal: z.tuple([z.number(), z.number()]).optional(),
});
const vitals = z.strictObject({
  pulse: vital.optional(),
  pressure: vital.optional(),
  saturation: vital.optional(),
  breathing: vital.optional(),
  temperature: vital.optional(),
});

const choice = z.strictObject({
  id: partId,
  text: texts,
  to: partId,
  verdict,
  consequence: texts.optional(),
});

const step = z.strictObject({
  id: partId,
  title: texts,
  text: texts.optional(),
  /** Since the case began. */
  minutes: z.int().min(0).max(10_000).optional(),
  vitals: vitals.optional(),
  choices: z.array(choice).max(10).optional(),
  /** Of an end. */
  outcome: verdict.optional(),
});

/** The ways through a case can be told whatever its texts are. */
const ways = z.array(
  z.looseObject({
    id: z.string(),
    choices: z.array(z.looseObject({ id: z.string(), to: z.string() })).optional(),
    outcome: z.string().optional(),
  }),
);

const fields = {
  ...materialFields,
  attempts: z.int().min(1, { error: 'must be 1 or more' }).max(100).optional(),
  pass_percent: z.int().min(1).max(100, { error: 'must be 1 to 100' }).optional(),
  debrief: texts,
  steps: z
    .array(step)
    .min(1, { error: 'must have a first step' })
    .max(40, { error: 'must have at most 40 steps' })
    .superRefine(
      (steps, context) => {
        for (const { path, message } of faultsOfCase(steps))
          context.addIssue({ code: 'custom', path: [...path], message });
      },
      { when: ({ value }) => ways.safeParse(value).success },
    ),
};
const scenarioShape = z.strictObject({ type: z.literal('scenario'), ...fields });
const algorithmShape = z.strictObject({ type: z.literal('algorithm'), ...fields });

export const scenario: KindOfFile<'scenario', typeof scenarioShape> = {
  shape: scenarioShape,
  markdown: 'none',
  content: (_place, given) => Promise.resolve({ kind: 'scenario', ...contentOf(given) }),
};

export const algorithm: KindOfFile<'algorithm', typeof algorithmShape> = {
  shape: algorithmShape,
  markdown: 'none',
  content: (_place, given) => Promise.resolve({ kind: 'algorithm', ...contentOf(given) }),
};

/** What a choice earns. */
const worth = { good: 2, partly: 1, bad: 0 } as const;

type CaseFile = Pick<
  z.output<typeof scenarioShape>,
  'attempts' | 'debrief' | 'pass_percent' | 'steps' | 'title'
>;

/** A case is one question, whose answer is the way through it. */
function contentOf(file: CaseFile): Omit<ContentSource<'scenario'>, 'kind'> {
  const steps = file.steps.map((one) => ({
    id: one.id,
    title: one.title,
    text: one.text ?? null,
    minutes: one.minutes ?? null,
    vitals: one.vitals ?? null,
    outcome: one.outcome ?? null,
    choices: (one.choices ?? []).map((way) => ({
      id: way.id,
      text: way.text,
      to: way.to,
      verdict: way.verdict,
      score: worth[way.verdict],
      consequence: way.consequence ?? null,
    })),
  }));
  const byId = new Map(steps.map((one) => [one.id, one]));
  const known = new Map<string, number>();
  /**
   * What the best choice of each step earns from a step on, on the longest such way; no way leads in a circle.
   * A way that a worse choice made longer is no better for it.
   */
  const mostFrom = (id: string): number => {
    const before = known.get(id);
    if (before !== undefined) return before;
    const choices = byId.get(id)?.choices ?? [];
    const best = Math.max(0, ...choices.map(({ score }) => score));
    const after = choices.filter(({ score }) => score === best).map(({ to }) => mostFrom(to));
    const most = best + Math.max(0, ...after);
    known.set(id, most);
    return most;
  };
  return {
    timeLimit: null,
    attempts: file.attempts ?? null,
    passPercent: file.pass_percent ?? null,
    isShuffled: false,
    isAnonymous: false,
    questions: [
      {
        id: 'kelias',
        type: 'path',
        text: file.title,
        marks: mostFrom(steps[0]?.id ?? ''),
        explanation: file.debrief,
        required: true,
        steps,
      },
    ],
  };
}
