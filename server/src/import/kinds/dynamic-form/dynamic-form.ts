import { z } from 'zod';
import { materialFields } from '../../shapes.ts';
import type { KindOfFile } from '../kind.ts';
import { fieldOf, formSections, sectionOf } from './form-fields.ts';

const shape = z.strictObject({
  type: z.literal('dynamic_form'),
  ...materialFields,
  attempts: z.int().min(1, { error: 'must be 1 or more' }).max(100).optional(),
  sections: formSections,
});

/** A form: each of its fields is a question, and it is sent once unless its author wants it more often. */
export const dynamicForm: KindOfFile<'dynamic_form', typeof shape> = {
  shape,
  markdown: 'none',
  content: (_place, given) =>
    Promise.resolve({
      kind: 'dynamic_form',
      timeLimit: null,
      attempts: given.attempts ?? 1,
      passPercent: null,
      isShuffled: false,
      isAnonymous: false,
      sections: given.sections.map(sectionOf),
      questions: given.sections.flatMap(({ fields }, place) => fields.map((field) => fieldOf(field, place))),
    }),
};
