import { z } from 'zod';
import { moment } from '../common.ts';

/** The link that signs a second device in, to be shown as a QR code. */
export const deviceLink = z.object({
  /** The one-time code stands in the fragment, which no server is sent and no log keeps. */
  redirect_url: z.url(),
  expires_at: moment,
  expires_in: z.int(),
});

export const deviceCode = z.object({ code: z.string().min(1).max(128) });

/** Whose account the link opens. */
export const deviceLinkOwner = z.object({ firstname: z.string(), lastname: z.string() });
