import { type Language, languages } from '@medeina/contract';
import { flowKinds } from '@medeina/contract/learning/schemas';
import { z } from 'zod';
import { texts } from './shapes.ts';

/** An algorithm as a course folder draws it, `figures/<name>.flow.json`: steps, some of which part into branches. */

const step = {
  kind: z.enum(flowKinds, { error: `must be one of ${flowKinds.join(', ')}` }).optional(),
  text: texts,
  note: texts.optional(),
};
const branchStep = z.strictObject(step);

export const flowFile = z.strictObject({
  $schema: z.string().optional(),
  steps: z
    .array(
      z.strictObject({
        ...step,
        branches: z
          .array(z.strictObject({ label: texts, steps: z.array(branchStep).min(1) }))
          .min(2, { error: 'must have at least two branches' })
          .max(3, { error: 'must have at most three branches' })
          .optional(),
      }),
    )
    .min(2, { error: 'must have at least two steps' }),
});

/** A step in one language. */
export interface FlowStepSource {
  readonly kind: (typeof flowKinds)[number];
  readonly text: string;
  readonly note: string | null;
}

export interface FlowSource extends FlowStepSource {
  readonly branches: readonly { readonly label: string; readonly steps: readonly FlowStepSource[] }[];
}

function stepIn(language: Language, given: z.output<typeof branchStep>): FlowStepSource {
  return {
    kind: given.kind ?? 'action',
    text: given.text[language],
    note: given.note?.[language] ?? null,
  };
}

/** The steps by language. */
export function flowByLanguage({ steps }: z.output<typeof flowFile>): Record<Language, FlowSource[]> {
  const stepsIn = (language: Language): FlowSource[] =>
    steps.map(({ branches = [], ...given }) => ({
      ...stepIn(language, given),
      branches: branches.map((branch) => ({
        label: branch.label[language],
        steps: branch.steps.map((part) => stepIn(language, part)),
      })),
    }));
  const [lt, en, ru] = languages.map(stepsIn);
  return { lt: lt ?? [], en: en ?? [], ru: ru ?? [] };
}
