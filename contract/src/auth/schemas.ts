import { z } from 'zod';
import { day, id, moment, requiredText } from '../common.ts';
import { fieldProblem } from '../problems.ts';
import { captchaAnswer } from './captcha-schemas.ts';
import { headerNames } from '../wire.ts';
import { newPassword, presentPassword, typedName } from './password-schemas.ts';

/** The profile of the person whose session it is. Fields that were never filled in are null. */
export const customer = z.object({
  customer_id: id,
  /** Null: not known. */
  email: z.string().nullable(),
  firstname: z.string(),
  lastname: z.string(),
  telephone: z.string().nullable(),
  date_of_birth: day.nullable(),
});
export type Customer = z.infer<typeof customer>;

/**
 * The answer to every way of signing in. With the `cookie` transport both tokens are null here and travel in HttpOnly
 * cookies. `expires_at` and `expires_in` (seconds) are those of the access token.
 */
export const sessionAnswer = z.object({
  access_token: z.string().nullable(),
  refresh_token: z.string().nullable(),
  session_id: z.string(),
  expires_at: moment,
  expires_in: z.int(),
  capabilities: z.array(z.string()),
  customer,
});
export type SessionAnswer = z.infer<typeof sessionAnswer>;

/** The same without tokens: who is logged in. */
export const currentSession = sessionAnswer.omit({ access_token: true, refresh_token: true });
export type CurrentSession = z.infer<typeof currentSession>;

export const guestSession = z
  .string()
  .max(128)
  .optional()
  .describe('The guest session that becomes the person’s.');

export const loginBody = z.object({
  username: typedName,
  password: presentPassword,
  oc_session: guestSession,
});

/** A day that is not later than today anywhere on Earth (UTC+14): the person's own today is never refused. */
export const birthdate = z
  .string()
  .min(1, { error: fieldProblem.required, abort: true })
  .refine((value) => day.safeParse(value).success, { error: fieldProblem.birthdateInvalid, abort: true })
  .refine((value) => value >= '1900-01-01', { error: fieldProblem.birthdateInvalid, abort: true })
  .refine((value) => value <= new Date(Date.now() + 14 * 3_600_000).toISOString().slice(0, 10), {
    error: fieldProblem.birthdateFuture,
  });

export const emailAddress = requiredText(190).regex(
  /^[^\s@<>()",;:\\]+@[^\s@<>()",;:\\]+\.[^\s@.<>()",;:\\]{2,}$/,
  {
    error: fieldProblem.emailInvalid,
  },
);

/** A telephone as people write it; whether it is a real number is the server's to say. */
export const telephone = requiredText(40).regex(/^\+?(?:[\s().-]*\d){7,15}[\s().-]*$/, {
  error: fieldProblem.phoneInvalid,
});

export const registerBody = z.object({
  // Composed first: a letter and its mark are one letter, and some signs become several.
  username: requiredText(64)
    .normalize('NFKC')
    .max(64, { error: fieldProblem.tooLong })
    .min(3, { error: fieldProblem.usernameInvalid })
    // No `@`: a name that is an address would take it from whoever reads its mail.
    .regex(/^[\p{L}\p{N}._+-]*$/u, { error: fieldProblem.usernameInvalid }),
  password: newPassword,
  firstname: requiredText(100),
  lastname: requiredText(100),
  email: emailAddress,
  birthdate,
  phone: telephone,
  oc_session: guestSession,
  captcha: captchaAnswer,
});

/** The registration form: the call's fields, the password again and the agreement to the terms. */
export const registerForm = registerBody
  .extend({
    confirm: z.string().min(1, { error: fieldProblem.required }),
    agree: z.boolean().refine((agreed) => agreed, { error: fieldProblem.agreeRequired }),
  })
  .refine((form) => form.confirm === form.password, {
    error: fieldProblem.passwordsDiffer,
    path: ['confirm'],
  });

export const refreshBody = z.object({
  token: z.string().max(8192).optional(),
  refresh_token: z.string().max(1024).optional(),
  is_eshop: z.boolean().optional(),
});

export const refreshHeaders = z.object({
  [headerNames.refreshAttempt]: z
    .uuid()
    .optional()
    .describe('A random id of this attempt; a retry repeats it.'),
});

export * from './captcha-schemas.ts';
export * from './passkey-schemas.ts';
export * from './password-schemas.ts';
