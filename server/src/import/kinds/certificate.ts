import { z } from 'zod';
import { materialFields } from '../shapes.ts';
import type { KindOfFile } from './kind.ts';

const shape = z.strictObject({ type: z.literal('certificate'), ...materialFields });

/** The learner's certificate: what it says of the course stands in `course.json`. */
export const certificate: KindOfFile<'certificate', typeof shape> = {
  shape,
  markdown: 'none',
  content: () => Promise.resolve({ kind: 'certificate' }),
};
