import { z } from 'zod';
import { materialFields, texts, words } from '../../shapes.ts';
import type { KindOfFile } from '../kind.ts';
import { partId } from '../part-id.ts';
import { parts } from '../questions.ts';

const question = z.strictObject({
  id: partId,
  author: words,
  position: texts.optional(),
  title: texts,
  text: texts,
});

const shape = z.strictObject({
  type: z.literal('forum'),
  ...materialFields,
  completed_by: z
    .enum(['opening', 'posting'], { error: "must be 'opening' or 'posting' (the default)" })
    .optional(),
  discussions: parts(question, 0).optional(),
});

/** A forum with the questions that begin it. */
export const forum: KindOfFile<'forum', typeof shape> = {
  shape,
  markdown: 'none',
  content: (_place, { completed_by: completedBy = 'posting', discussions = [] }) =>
    Promise.resolve({
      kind: 'forum',
      completedBy,
      discussions: discussions.map(({ id, author, position, title, text }) => ({
        slug: id,
        author,
        position: position ?? null,
        title,
        text,
      })),
    }),
};
