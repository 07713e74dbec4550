import { z } from 'zod';
import { materialFields, texts } from '../shapes.ts';
import type { KindOfFile } from './kind.ts';

const calendarShape = z.strictObject({ type: z.literal('calendar'), ...materialFields });
const roomShape = z.strictObject({
  type: z.literal('extlmsroom'),
  ...materialFields,
  /** Which room of the session's place. */
  room: texts.optional(),
  /** Where one joins it online. */
  url: z.url({ protocol: /^https?$/, error: 'must be a web address' }).optional(),
});

/** The practical sessions of the course: its products know them. */
export const calendar: KindOfFile<'calendar', typeof calendarShape> = {
  shape: calendarShape,
  markdown: 'none',
  content: () => Promise.resolve({ kind: 'calendar' }),
};

/** The practical room, where the learner's group meets. */
export const extlmsroom: KindOfFile<'extlmsroom', typeof roomShape> = {
  shape: roomShape,
  markdown: 'none',
  content: (_place, { room, url }) =>
    Promise.resolve({ kind: 'extlmsroom', room: room ?? null, url: url ?? null }),
};
