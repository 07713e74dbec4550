import { z } from 'zod';
import { moment } from '../common.ts';

/** The forms that ask for a captcha. */
export const captchaForms = ['register', 'forgotten'] as const;
export type CaptchaForm = (typeof captchaForms)[number];

export const captchaBody = z.object({ form: z.enum(captchaForms) });

/** A challenge of ALTCHA's second version: to be solved by its library, and sent back as it is. */
export const proofOfWork = z.object({
  parameters: z.object({
    algorithm: z.string(),
    nonce: z.string(),
    salt: z.string(),
    cost: z.int(),
    keyLength: z.int(),
    keyPrefix: z.string(),
    keySignature: z.string(),
    expiresAt: z.int(),
    data: z.object({ id: z.uuid(), form: z.string(), holder: z.string() }),
  }),
  signature: z.string(),
});

export const captchaChallenge = z.object({ expires_at: moment, challenge: proofOfWork });

/** What a form sends: base64 of the JSON of challenge and solution, or what the provider's script gave. */
export const captchaAnswer = z
  .string()
  .max(4096)
  .optional()
  .describe('The answer of the captcha where one is configured.');
