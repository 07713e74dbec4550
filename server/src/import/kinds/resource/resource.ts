import { z } from 'zod';
import { materialFields } from '../../shapes.ts';
import { fileByLanguage, filesOf } from '../files-by-language.ts';
import type { KindOfFile } from '../kind.ts';

const shape = z.strictObject({ type: z.literal('resource'), ...materialFields, file: fileByLanguage });

export const resource: KindOfFile<'resource', typeof shape> = {
  shape,
  markdown: 'none',
  content: async (place, { file }) => ({ kind: 'resource', files: await filesOf(place, 'file', file) }),
};
