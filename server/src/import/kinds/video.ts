import { z } from 'zod';
import { videoSeconds } from '../media.ts';
import { readCaptions, readFile } from '../material-files.ts';
import { fileName, materialFields } from '../shapes.ts';
import type { KindOfFile } from './kind.ts';

const shape = z.strictObject({
  type: z.literal('video'),
  ...materialFields,
  source: fileName,
  poster: fileName.optional(),
});

export const video: KindOfFile<'video', typeof shape> = {
  shape,
  // The transcript.
  markdown: 'optional',
  content: async (place, given) => {
    const source = await readFile(place, ['source'], given.source);
    if (source === undefined) return undefined;
    const seconds = (await videoSeconds(source.path)) ?? (given.duration_minutes ?? 0) * 60;
    if (seconds === 0) place.json.fault(['source'], 'does not tell its length; give duration_minutes');
    const captions = await readCaptions(place);
    const poster = given.poster === undefined ? undefined : await readFile(place, ['poster'], given.poster);
    return { kind: 'video', source, poster: poster ?? null, seconds, captions };
  },
};
