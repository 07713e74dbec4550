import { z } from 'zod';
import { materialFields } from '../../shapes.ts';
import { fileByLanguage, filesOf } from '../files-by-language.ts';
import type { KindOfFile } from '../kind.ts';

const shape = z.strictObject({ type: z.literal('document'), ...materialFields, file: fileByLanguage });

export const document: KindOfFile<'document', typeof shape> = {
  shape,
  markdown: 'none',
  content: async (place, { file }) => ({ kind: 'document', files: await filesOf(place, 'file', file) }),
};
