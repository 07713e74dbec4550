import { z } from 'zod';
import { moment } from '../common.ts';

/** Kinds of device that a browser says it runs on. */
const deviceKinds = ['computer', 'phone', 'tablet', 'other'] as const;

/** The device as its browser describes itself; null where that says nothing. */
const device = z.object({
  kind: z.enum(deviceKinds),
  browser: z.string().nullable(),
  system: z.string().nullable(),
});
export type SignedInDevice = z.infer<typeof device>;

/** Where the person is signed in. The place is not known: addresses are looked up nowhere. */
export const ownSession = z.object({
  id: z.uuid(),
  is_current: z.boolean(),
  /** Signed in by a code that the calling session showed. */
  is_added_here: z.boolean(),
  device,
  signed_in_at: moment,
  last_seen_at: moment,
});
export type OwnSession = z.infer<typeof ownSession>;

export const sessionParams = z.object({ id: z.uuid() });
