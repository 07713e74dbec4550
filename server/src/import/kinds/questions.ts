import type { ChecklistMark } from '@medeina/contract';
import { z } from 'zod';
import { type Texts, texts } from '../shapes.ts';
import { partId } from './part-id.ts';

/** Questions of tests and surveys, as their authors write them. */

/** An examination of a whole field fits. */
export const mostQuestions = 100;

/** As far as its rows have ids, whatever else is wrong with them. */
const rowsWithIds = z.array(z.looseObject({ id: z.string() }).nullable().catch(null));

/** A list whose ids differ. */
export function parts<Part extends { readonly id: string }>(
  part: z.ZodType<Part>,
  fewest: number,
  most = 20,
) {
  return z
    .array(part)
    .min(fewest, { error: `must have at least ${fewest} rows` })
    .max(most, { error: `must have at most ${most} rows` })
    .superRefine(
      (rows, context) => {
        const seen = new Set<string>();
        for (const [index, row] of rowsWithIds.parse(rows).entries()) {
          if (row === null) continue;
          if (seen.has(row.id))
            context.addIssue({
              code: 'custom',
              path: [index, 'id'],
              message: `'${row.id}' is already taken above`,
            });
          seen.add(row.id);
        }
      },
      { when: ({ value }) => Array.isArray(value) },
    );
}

const option = z.strictObject({
  id: partId,
  text: texts,
  correct: z.boolean().optional(),
  feedback: texts.optional(),
});
const named = z.strictObject({ id: partId, text: texts });
const markedOptions = z.looseObject({ options: z.array(z.looseObject({ correct: z.boolean().optional() })) });
/** Also where something else of the question is wrong. */
const whereMarked = {
  path: ['options'],
  when: ({ value }: { readonly value: unknown }) => markedOptions.safeParse(value).success,
};
const accepted = z.array(z.string().trim().min(1)).min(1, { error: 'must hold at least one answer' });

const common = {
  id: partId,
  text: texts,
  marks: z
    .number()
    .positive({ error: 'must be above 0' })
    .max(100, { error: 'must be 100 or less' })
    .optional(),
  explanation: texts.optional(),
};

const scored = {
  single: z
    .strictObject({ ...common, type: z.literal('single'), options: parts(option, 2) })
    .refine(({ options }) => options.filter(({ correct }) => correct).length === 1, {
      ...whereMarked,
      error: 'must have exactly one correct option',
    }),
  multiple: z
    .strictObject({ ...common, type: z.literal('multiple'), options: parts(option, 2) })
    .refine(({ options }) => options.some(({ correct }) => correct), {
      ...whereMarked,
      error: 'must have a correct option',
    }),
  ordering: z.strictObject({ ...common, type: z.literal('ordering'), items: parts(named, 2) }),
  matching: z.strictObject({
    ...common,
    type: z.literal('matching'),
    pairs: parts(z.strictObject({ id: partId, prompt: texts, answer: texts }), 2),
    distractors: parts(named, 0).optional(),
  }),
  numeric: z.strictObject({
    ...common,
    type: z.literal('numeric'),
    answer: z.number(),
    tolerance: z.number().min(0, { error: 'must not be below 0' }).optional(),
    unit: texts.optional(),
  }),
  text: z.strictObject({
    ...common,
    type: z.literal('text'),
    accepted: z.strictObject({ lt: accepted, en: accepted, ru: accepted }),
  }),
} as const;

const asked = { id: partId, text: texts, required: z.boolean().optional() };
const open = {
  single: z.strictObject({ ...asked, type: z.literal('single'), options: parts(named, 2) }),
  multiple: z.strictObject({ ...asked, type: z.literal('multiple'), options: parts(named, 2) }),
  text: z.strictObject({ ...asked, type: z.literal('text') }),
  scale: z.strictObject({
    ...asked,
    type: z.literal('scale'),
    from: z.int({ error: 'must be a whole number' }).min(0, { error: 'must be 0 or 1' }).max(1).optional(),
    to: z
      .int({ error: 'must be a whole number' })
      .min(2, { error: 'must be 2 to 10' })
      .max(10, { error: 'must be 2 to 10' }),
    low: texts,
    high: texts,
  }),
} as const;

/** Something with an id that a learner sees: an option, a step, a prompt, a choice. */
export interface QuestionPart {
  readonly id: string;
  readonly text: Texts;
}
export interface QuestionOption extends QuestionPart {
  readonly correct: boolean;
  readonly feedback: Texts | null;
}

interface QuestionCommon {
  readonly id: string;
  readonly text: Texts;
  readonly marks: number;
  readonly explanation: Texts | null;
  /** An answer is needed before it can be sent. */
  readonly required: boolean;
}

/** How good a choice of a case was, or how it ended. */
type Verdict = 'good' | 'partly' | 'bad';

interface Vital {
  readonly value: number | null;
  readonly diastolic?: number | undefined;
  readonly normal?: readonly [number, number] | undefined;
}

/** A step of a case; without choices it is an end. */
export interface CaseStep {
  readonly id: string;
  readonly title: Texts;
  readonly text: Texts | null;
  /** Since the case began. */
  readonly minutes: number | null;
  readonly vitals:
    | {
        readonly [Name in 'breathing' | 'pressure' | 'pulse' | 'saturation' | 'temperature']?:
          | Vital
          | undefined;
      }
    | null;
  readonly outcome: Verdict | null;
  readonly choices: readonly {
    readonly id: string;
    readonly text: Texts;
    readonly to: string;
    readonly verdict: Verdict;
    readonly score: number;
    readonly consequence: Texts | null;
  }[];
}

/** Where another field of the form was answered so: one of what was chosen, or a number between two. */
export interface FormCondition {
  readonly field: string;
  readonly is: readonly string[] | null;
  readonly from: number | null;
  readonly to: number | null;
}

/** Fields of a form that belong together. */
export interface FormSection {
  readonly title: Texts;
  readonly text: Texts | null;
  /** All of them have to be met. */
  readonly conditions: readonly FormCondition[];
}

/** What a field of a form takes. */
export type FieldSource =
  | { readonly kind: 'confirm' | 'date' | 'signature' | 'time' }
  | { readonly kind: 'long_text' | 'short_text'; readonly most: number }
  | {
      readonly kind: 'number';
      readonly from: number | null;
      readonly to: number | null;
      readonly whole: boolean;
      readonly unit: Texts | null;
    }
  | { readonly kind: 'multiple' | 'single'; readonly options: readonly QuestionPart[] }
  | {
      readonly kind: 'checklist';
      readonly marks: readonly ChecklistMark[];
      readonly parts: readonly {
        readonly title: Texts | null;
        readonly steps: readonly (QuestionPart & { readonly critical: boolean })[];
      }[];
    }
  | {
      readonly kind: 'files';
      /** How many. */
      readonly most: number;
      readonly mostBytes: number;
      /** Media types. */
      readonly accept: readonly string[];
    };

/** A question in full, with its key. A survey's has none: nothing is right there. */
export type QuestionSource = QuestionCommon &
  (
    | { readonly type: 'single' | 'multiple'; readonly options: readonly QuestionOption[] }
    /** In the right order. */
    | { readonly type: 'ordering'; readonly items: readonly QuestionPart[] }
    | {
        readonly type: 'matching';
        readonly prompts: readonly QuestionPart[];
        /** The answer of each prompt bears its id; the others lead astray. */
        readonly choices: readonly QuestionPart[];
      }
    | {
        readonly type: 'numeric';
        readonly answer: number;
        readonly tolerance: number;
        readonly unit: Texts | null;
      }
    /** A number out of a few, with the meaning of both ends. */
    | {
        readonly type: 'scale';
        readonly from: number;
        readonly to: number;
        readonly low: Texts;
        readonly high: Texts;
      }
    | {
        readonly type: 'field';
        /** The place of its section. */
        readonly section: number;
        readonly hint: Texts | null;
        readonly conditions: readonly FormCondition[];
        readonly field: FieldSource;
      }
    /** A case: its answer are the choices taken, from the first step. */
    | { readonly type: 'path'; readonly steps: readonly CaseStep[] }
    | { readonly type: 'text'; readonly accepted: Readonly<Record<keyof Texts, readonly string[]>> | null }
  );

type ScoredFile = z.output<(typeof scored)[keyof typeof scored]>;
type OpenFile = z.output<(typeof open)[keyof typeof open]>;

export const scoredQuestions = parts<ScoredFile>(
  z.discriminatedUnion(
    'type',
    [scored.single, scored.multiple, scored.ordering, scored.matching, scored.numeric, scored.text],
    { error: 'must be single, multiple, ordering, matching, numeric or text' },
  ),
  1,
  mostQuestions,
);

export const openQuestions = parts<OpenFile>(
  z.discriminatedUnion('type', [open.single, open.multiple, open.scale, open.text], {
    error: 'must be single, multiple, scale or text',
  }),
  1,
  mostQuestions,
);

export function scoredQuestion(file: ScoredFile): QuestionSource {
  const { id, text, type } = file;
  const rest = {
    id,
    text,
    marks: file.marks ?? 1,
    explanation: file.explanation ?? null,
    required: false,
  };
  switch (type) {
    case 'single':
    case 'multiple':
      return {
        ...rest,
        type,
        options: file.options.map((option) => ({
          id: option.id,
          text: option.text,
          correct: option.correct ?? false,
          feedback: option.feedback ?? null,
        })),
      };
    case 'ordering':
      return { ...rest, type, items: file.items };
    case 'matching':
      return {
        ...rest,
        type,
        prompts: file.pairs.map((pair) => ({ id: pair.id, text: pair.prompt })),
        choices: [
          ...file.pairs.map((pair) => ({ id: pair.id, text: pair.answer })),
          // Apart from the pairs' ids, whatever the author called them.
          ...(file.distractors ?? []).map((one) => ({ id: `-${one.id}`, text: one.text })),
        ],
      };
    case 'numeric':
      return { ...rest, type, answer: file.answer, tolerance: file.tolerance ?? 0, unit: file.unit ?? null };
    default:
      return { ...rest, type, accepted: file.accepted };
  }
}

export function openQuestion(file: OpenFile): QuestionSource {
  const rest = {
    id: file.id,
    text: file.text,
    marks: 0,
    explanation: null,
    required: file.required ?? true,
  };
  if (file.type === 'text') return { ...rest, type: 'text', accepted: null };
  if (file.type === 'scale')
    return { ...rest, type: 'scale', from: file.from ?? 1, to: file.to, low: file.low, high: file.high };
  return {
    ...rest,
    type: file.type,
    options: file.options.map((option) => ({ ...option, correct: false, feedback: null })),
  };
}
