import { z } from 'zod';
import { materialFields } from '../../shapes.ts';
import { fileByLanguage, filesOf } from '../files-by-language.ts';
import type { KindOfFile } from '../kind.ts';
import { readRecording, recordingFields } from '../video/recording.ts';

const shape = z.strictObject({
  type: z.literal('document_video'),
  ...materialFields,
  ...recordingFields,
  file: fileByLanguage,
  /** The second at which each page comes up. */
  page_starts: z
    .array(z.number().min(0).max(86_400))
    .max(500)
    .refine((starts) => starts.every((start, place) => start > (starts[place - 1] ?? -1)), {
      error: 'must rise from page to page',
    })
    .optional(),
});

/** A recording with the document that it goes through, such as a lecture and its slides. */
export const documentVideo: KindOfFile<'document_video', typeof shape> = {
  shape,
  // The transcript.
  markdown: 'optional',
  content: async (place, given) => {
    const recording = await readRecording(place, given);
    const files = await filesOf(place, 'file', given.file);
    return recording && { kind: 'document_video', recording, files, pageStarts: given.page_starts ?? [] };
  },
};
