import type { Language, Parsed } from '@medeina/contract';
import type { Executor } from '../platform/database.ts';
import { ProblemError } from '../platform/errors.ts';
import { parsePhone } from '../platform/phone.ts';
import { isCommonPassword } from './common-passwords.ts';
import { findTaken } from './users-store.ts';
import { createUser } from './users.ts';

type Registration = Parsed<'auth.register'>['body'];

/**
 * Makes the account that a registration asks for. What the contract cannot know is checked here: whether the number
 * can exist, whether name and address are free, and whether the password is one of the first that anybody tries.
 * @throws {ProblemError} `bad_input` with every field that fails.
 */
export async function register(executor: Executor, form: Registration, language: Language): Promise<number> {
  const fields: Record<string, string[]> = {};
  const telephone = parsePhone(form.phone)?.number;
  if (telephone === undefined) fields['phone'] = ['field_phone_invalid'];
  if (await isCommonPassword(form.password)) fields['password'] = ['field_password_common'];
  const taken = await findTaken(executor, form.username, form.email);
  if (taken.username) fields['username'] = ['field_username_taken'];
  if (taken.email) fields['email'] = ['field_email_taken'];
  if (telephone === undefined || Object.keys(fields).length > 0)
    throw new ProblemError('bad_input', { fields });
  return createUser(executor, {
    username: form.username,
    email: form.email,
    firstname: form.firstname,
    lastname: form.lastname,
    telephone,
    dateOfBirth: form.birthdate,
    password: form.password,
    language,
  });
}
