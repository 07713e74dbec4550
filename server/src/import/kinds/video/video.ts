import { z } from 'zod';
import { materialFields } from '../../shapes.ts';
import type { KindOfFile } from '../kind.ts';
import { readRecording, recordingFields } from './recording.ts';

const shape = z.strictObject({ type: z.literal('video'), ...materialFields, ...recordingFields });

export const video: KindOfFile<'video', typeof shape> = {
  shape,
  // The transcript.
  markdown: 'optional',
  canBeFree: true,
  content: async (place, given) => {
    const recording = await readRecording(place, given);
    return recording && { kind: 'video', ...recording };
  },
};
