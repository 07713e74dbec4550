import { z } from 'zod';
import { materialFields } from '../../shapes.ts';
import type { KindOfFile } from '../kind.ts';

const shape = z.strictObject({ type: z.literal('page'), ...materialFields });

export const page: KindOfFile<'page', typeof shape> = {
  shape,
  markdown: 'needed',
  canBeFree: true,
  content: () => Promise.resolve({ kind: 'page' }),
};
