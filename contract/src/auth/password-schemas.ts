import { z } from 'zod';
import { idText, requiredText } from '../common.ts';
import { fieldProblem } from '../problems.ts';
import { captchaAnswer } from './captcha-schemas.ts';

/**
 * A user name, or an e-mail address, as somebody types it to be recognised. However its letters are composed, such as
 * 'ė' as one sign or as two, it is one name.
 */
export const typedName = requiredText(190).normalize('NFKC');

/** A password that was chosen earlier, perhaps under other rules. */
export const presentPassword = z
  .string()
  .min(1, { error: fieldProblem.required })
  .max(1024, { error: fieldProblem.tooLong });

/** What people count: an emoji is one character, and two units of a JavaScript string. */
const charactersOf = (text: string): number => Array.from(text).length;

/** 8 to 128 characters everywhere, of any kind. */
export const newPassword = z
  .string()
  .min(1, { error: fieldProblem.required })
  .refine((value) => charactersOf(value) >= 8, { error: fieldProblem.passwordShort })
  .refine((value) => charactersOf(value) <= 128, { error: fieldProblem.passwordLong })
  .meta({ minLength: 8, maxLength: 128 });

export const passwordCheckBody = z.object({ username: typedName, password: presentPassword });

export const passwordChangeBody = z.object({ username: typedName, newpassword: newPassword });

/** The form of a new password and of the same again. */
export const passwordChangeForm = passwordChangeBody
  .omit({ username: true })
  .extend({ confirm: z.string().min(1, { error: fieldProblem.required }) })
  .refine((form) => form.confirm === form.newpassword, {
    error: fieldProblem.passwordsDiffer,
    path: ['confirm'],
  });

export const preferenceQuery = z.object({ user_id: idText });

/** Whether the password has to be changed, because somebody else has set it. */
export const passwordPreference = z.object({ change_required: z.boolean() });

export const credentials = z.object({ is_set: z.boolean() });

export const forgottenBody = z.object({ username: typedName, captcha: captchaAnswer });

/** The token of a link in a mail. */
const linkToken = z.string().min(1, { error: fieldProblem.required }).max(200);

/** The form behind a link to a new password. */
export const resetForm = z
  .object({
    password: newPassword,
    password_repeat: z.string().min(1, { error: fieldProblem.required }),
  })
  .refine((form) => form.password_repeat === form.password, {
    error: fieldProblem.passwordsMustMatch,
    path: ['password_repeat'],
  });

export const resetBody = resetForm.safeExtend({ token: linkToken });

/** The account's address, and one that waits for its confirmation. */
export const emailState = z.object({
  email: z.string().nullable(),
  is_confirmed: z.boolean(),
  pending: z.string().nullable().describe('Replaces the address once it is confirmed.'),
});

export const emailConfirmation = z.object({ token: linkToken });
export const confirmedEmail = z.object({ email: z.string() });
