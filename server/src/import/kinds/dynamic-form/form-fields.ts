import { checklistMarks } from '@medeina/contract';
import { z } from 'zod';
import { texts } from '../../shapes.ts';
import { partId } from '../part-id.ts';
import {
  type FieldSource,
  type FormCondition,
  type FormSection,
  parts,
  type QuestionSource,
} from '../questions.ts';

/** Fields of a form, as their authors write them. */

/** As the store takes them: pictures are drawn anew. */
const mediaTypes = { picture: ['image/jpeg', 'image/png', 'image/webp'], pdf: ['application/pdf'] } as const;

const condition = z
  .strictObject({
    field: partId,
    is: z
      .array(z.string(), { error: 'must be a list of ids' })
      .min(1, { error: 'must name at least one' })
      .optional(),
    from: z.number().optional(),
    to: z.number().optional(),
  })
  .refine(({ is, from, to }) => (is === undefined) !== (from === undefined && to === undefined), {
    error: 'must have either `is`, or `from` and `to`',
  });
type ConditionFile = z.output<typeof condition>;
const conditions = z.array(condition).max(10, { error: 'must have at most 10 conditions' }).optional();

const common = {
  id: partId,
  label: texts,
  hint: texts.optional(),
  required: z.boolean().optional(),
  shown_when: conditions,
};

const option = z.strictObject({ id: partId, text: texts });
const options = parts(option, 2);

const step = z.strictObject({ id: partId, text: texts, critical: z.boolean().optional() });
const checklistParts = z
  .array(
    z.strictObject({ title: texts.optional(), steps: z.array(step).min(1, { error: 'must have a step' }) }),
  )
  .min(1, { error: 'must have a part' })
  .superRefine((all, context) => {
    const seen = new Set<string>();
    for (const [place, { steps }] of all.entries()) {
      for (const [index, { id }] of steps.entries()) {
        if (seen.has(id))
          context.addIssue({
            code: 'custom',
            path: [place, 'steps', index, 'id'],
            message: `'${id}' is already taken above`,
          });
        seen.add(id);
      }
    }
    if (seen.size > 40)
      context.addIssue({ code: 'custom', path: [], message: 'must have at most 40 steps in all' });
  });

const most = (limit: number) =>
  z
    .int({ error: 'must be a whole number' })
    .min(1, { error: 'must be 1 or more' })
    .max(limit, { error: `must be ${limit} or less` })
    .optional();

const field = z.discriminatedUnion(
  'type',
  [
    z.strictObject({ ...common, type: z.literal('short_text'), most: most(300) }),
    z.strictObject({ ...common, type: z.literal('long_text'), most: most(4000) }),
    z
      .strictObject({
        ...common,
        type: z.literal('number'),
        from: z.number().optional(),
        to: z.number().optional(),
        whole: z.boolean().optional(),
        unit: texts.optional(),
      })
      .refine(({ from, to }) => from === undefined || to === undefined || from < to, {
        path: ['to'],
        error: 'must be above `from`',
      }),
    z.strictObject({ ...common, type: z.literal('date') }),
    z.strictObject({ ...common, type: z.literal('time') }),
    z.strictObject({ ...common, type: z.literal('single'), options }),
    z.strictObject({ ...common, type: z.literal('multiple'), options }),
    z.strictObject({ ...common, type: z.literal('confirm') }),
    z.strictObject({
      ...common,
      type: z.literal('checklist'),
      marks: z
        .array(z.enum(checklistMarks, { error: `must be of ${checklistMarks.join(', ')}` }))
        .min(2, { error: 'must name at least two' })
        .optional(),
      parts: checklistParts,
    }),
    z.strictObject({ ...common, type: z.literal('signature') }),
    z.strictObject({
      ...common,
      type: z.literal('files'),
      accept: z
        .array(z.enum(['picture', 'pdf'], { error: 'must be picture or pdf' }))
        .min(1, { error: 'must name at least one' })
        .optional(),
      most: most(10),
      most_megabytes: most(10),
    }),
  ],
  {
    error:
      'must be short_text, long_text, number, date, time, single, multiple, confirm, checklist, signature or files',
  },
);
type FieldFile = z.output<typeof field>;

const section = z.strictObject({
  title: texts,
  text: texts.optional(),
  shown_when: conditions,
  fields: z.array(field).min(1, { error: 'must have a field' }),
});
type SectionFile = z.output<typeof section>;

const mostFields = 100;

export const formSections = z
  .array(section)
  .min(1, { error: 'must have a section' })
  .max(20, { error: 'must have at most 20 sections' })
  .superRefine((sections, context) => {
    const known = new Map<string, FieldFile>();
    const check = (all: readonly ConditionFile[] | undefined, path: readonly (string | number)[]): void => {
      for (const [index, one] of (all ?? []).entries()) {
        const message = whyUnfit(one, known.get(one.field));
        if (message !== undefined)
          context.addIssue({ code: 'custom', path: [...path, 'shown_when', index], message });
      }
    };
    for (const [place, { shown_when: own, fields }] of sections.entries()) {
      check(own, [place]);
      for (const [index, one] of fields.entries()) {
        check(one.shown_when, [place, 'fields', index]);
        if (known.has(one.id))
          context.addIssue({
            code: 'custom',
            path: [place, 'fields', index, 'id'],
            message: `'${one.id}' is already taken above`,
          });
        known.set(one.id, one);
      }
    }
    if (known.size > mostFields)
      context.addIssue({
        code: 'custom',
        path: [],
        message: `must have at most ${mostFields} fields in all`,
      });
  });

/** Why a condition can never be met; undefined where it can. */
function whyUnfit({ field: id, is }: ConditionFile, target: FieldFile | undefined): string | undefined {
  if (target === undefined) return `there is no field '${id}' above`;
  if (is === undefined) return target.type === 'number' ? undefined : `'${id}' is no number`;
  const choices = choicesOf(target);
  if (choices === undefined) return `nothing is chosen in '${id}'`;
  const unknown = is.find((one) => !choices.includes(one));
  return unknown === undefined ? undefined : `'${id}' has no choice '${unknown}'`;
}

function choicesOf(target: FieldFile): readonly string[] | undefined {
  switch (target.type) {
    case 'single':
    case 'multiple':
      return target.options.map(({ id }) => id);
    case 'confirm':
      return ['yes'];
    case 'checklist':
      return target.marks ?? checklistMarks;
    default:
      return undefined;
  }
}

export function sectionOf({ title, text, shown_when: shownWhen }: SectionFile): FormSection {
  return { title, text: text ?? null, conditions: (shownWhen ?? []).map(conditionOf) };
}

/** @param place that of its section. */
export function fieldOf(file: FieldFile, place: number): QuestionSource {
  return {
    id: file.id,
    type: 'field',
    text: file.label,
    marks: 0,
    explanation: null,
    required: file.required ?? true,
    section: place,
    hint: file.hint ?? null,
    conditions: (file.shown_when ?? []).map(conditionOf),
    field: kindOf(file),
  };
}

function conditionOf({ field: id, is, from, to }: ConditionFile): FormCondition {
  return { field: id, is: is ?? null, from: from ?? null, to: to ?? null };
}

function kindOf(file: FieldFile): FieldSource {
  switch (file.type) {
    case 'short_text':
      return { kind: file.type, most: file.most ?? 300 };
    case 'long_text':
      return { kind: file.type, most: file.most ?? 2000 };
    case 'number':
      return {
        kind: file.type,
        from: file.from ?? null,
        to: file.to ?? null,
        whole: file.whole ?? false,
        unit: file.unit ?? null,
      };
    case 'single':
    case 'multiple':
      return { kind: file.type, options: file.options };
    case 'checklist':
      return {
        kind: file.type,
        marks: file.marks ?? checklistMarks,
        parts: file.parts.map(({ title, steps }) => ({
          title: title ?? null,
          steps: steps.map(({ critical, ...rest }) => ({ ...rest, critical: critical ?? false })),
        })),
      };
    case 'files':
      return {
        kind: file.type,
        most: file.most ?? 1,
        mostBytes: (file.most_megabytes ?? 5) * 1024 * 1024,
        accept: (file.accept ?? ['picture', 'pdf']).flatMap((one) => mediaTypes[one]),
      };
    default:
      return { kind: file.type };
  }
}
