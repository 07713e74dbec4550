import { z } from 'zod';
import { checklistMarks } from './form-rules.ts';

/** Fields of a form, and what can be given in them that no question takes. */

const part = z.string().max(40);

/** A point: x and y as shares of the area's width, the pressure, and milliseconds since the first one. */
const point = z.tuple([
  z.number().min(-1).max(3),
  z.number().min(-1).max(3),
  z.number().min(0).max(1),
  z.int().min(0).max(3_600_000),
]);

/** More than a signature of three words has, drawn slowly. */
const mostPoints = 3000;

const drawn = z.strictObject({
  kind: z.literal('drawn'),
  strokes: z
    .array(z.array(point).min(1))
    .max(200)
    .refine((strokes) => strokes.flat().length <= mostPoints),
});
const typed = z.strictObject({ kind: z.literal('typed'), name: z.string().max(120) });

const checklist = z.strictObject({
  kind: z.literal('checklist'),
  entries: z
    .record(
      part,
      z.strictObject({ mark: z.enum(checklistMarks).optional(), comment: z.string().max(500).optional() }),
    )
    .refine((entries) => Object.keys(entries).length <= 40),
});

/** A signature, or the marks of a checklist. */
export const formValue = z.discriminatedUnion('kind', [drawn, typed, checklist]);

/** Shows a field where another was answered so. */
const condition = z.object({
  field: z.string(),
  is: z.array(z.string()).nullable().describe('One of these was chosen, or is the mark of a step.'),
  from: z.number().nullable().describe('The number is at least this.'),
  to: z.number().nullable().describe('The number is at most this.'),
});

const option = z.object({ id: z.string(), text: z.string() });

/** What a field takes. */
const fieldKind = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('short_text'), most: z.int().min(1) }),
  z.object({ kind: z.literal('long_text'), most: z.int().min(1) }),
  z.object({
    kind: z.literal('number'),
    from: z.number().nullable(),
    to: z.number().nullable(),
    whole: z.boolean(),
    unit: z.string().nullable(),
  }),
  z.object({ kind: z.literal('date') }),
  z.object({ kind: z.literal('time') }),
  z.object({ kind: z.literal('single'), options: z.array(option) }),
  z.object({ kind: z.literal('multiple'), options: z.array(option) }),
  z.object({ kind: z.literal('confirm') }),
  z.object({
    kind: z.literal('checklist'),
    marks: z.array(z.enum(checklistMarks)),
    parts: z.array(
      z.object({
        title: z.string().nullable(),
        steps: z.array(z.object({ id: z.string(), text: z.string(), critical: z.boolean() })),
      }),
    ),
  }),
  z.object({ kind: z.literal('signature') }),
  z.object({
    kind: z.literal('files'),
    most: z.int().min(1),
    most_bytes: z.int().min(1),
    accept: z.array(z.string()).describe('Media types.'),
  }),
]);

/** A file that was handed in with a form. */
export const formFile = z.object({
  id: z.int().min(1),
  name: z.string(),
  mime: z.string(),
  size: z.int().min(0).describe('Bytes.'),
  url: z.string().describe('A signed path for the same person, for some hours.'),
});
export type FormFile = z.infer<typeof formFile>;

export const fieldCommon = {
  section: z.int().min(0).describe('The place of its section.'),
  hint: z.string().nullable(),
  conditions: z.array(condition).describe('All of them have to be met.'),
  field: fieldKind,
  files: z.array(formFile),
};

export const formSection = z.object({
  title: z.string(),
  text: z.string().nullable(),
  conditions: z.array(condition),
});

export const uploadFileParams = z.object({
  token: z.string().min(1).max(256),
  name: z.string().min(1).max(300),
});

export const fileAdded = z.object({ success: z.literal(true), file: formFile });
export const fileRemoved = z.object({ success: z.literal(true) });
