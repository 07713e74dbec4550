import type { Parsed } from '@medeina/contract';
import { recordEvent } from '../platform/audit.ts';
import type { Context } from '../platform/context.ts';
import { type Executor, inTransaction } from '../platform/database.ts';
import type { CallFacts } from '../platform/endpoints/types.ts';
import { ProblemError } from '../platform/errors.ts';
import { parsePhone } from '../platform/phone.ts';
import type { Captcha } from './captcha.ts';
import { askToConfirm } from './email-addresses.ts';
import { passwordFault } from './password-rules.ts';
import { isPassword } from './passwords.ts';
import { createUser, takenFields } from './users.ts';
import { findNewcomer } from './users-store.ts';

type Registration = Parsed<'auth.register'>['body'];

/**
 * Makes the account that a registration asks for, and asks for a confirmation of its address. What the contract cannot
 * know is checked here: whether the number can exist, whether name and address are free, and whether the password is
 * one of the first that anybody would try. Whoever lost the answer and asks again gets the account that was made.
 * @throws {ProblemError} `bad_input` with every field that fails.
 */
export async function register(
  context: Context & { readonly captcha: Captcha },
  form: Registration,
  facts: CallFacts,
): Promise<number> {
  const { executor } = context.database;
  // Before anything that tells which names are taken.
  await context.captcha.check('register', form.captcha, facts);
  const fields: Record<string, string[]> = {};
  const telephone = parsePhone(form.phone)?.number;
  if (telephone === undefined) fields['phone'] = ['field_phone_invalid'];
  const fault = await passwordFault(form.password, form, context);
  if (fault !== undefined) fields['password'] = [fault];
  if (telephone !== undefined && fault === undefined) {
    const made = await findMade(executor, form);
    if (made !== undefined) return made;
  }
  Object.assign(fields, await takenFields(executor, form));
  if (telephone === undefined || Object.keys(fields).length > 0)
    throw new ProblemError('bad_input', { fields });
  return inTransaction(executor, async (transaction) => {
    const userId = await createUser(transaction, {
      username: form.username,
      email: form.email,
      firstname: form.firstname,
      lastname: form.lastname,
      telephone,
      dateOfBirth: form.birthdate,
      password: form.password,
      language: facts.language,
    });
    await askToConfirm(context, transaction, userId, form.email);
    await recordEvent(transaction, {
      actor: { kind: 'person', userId },
      action: 'account.created',
      object: { kind: 'user', id: userId },
      address: facts.address,
      requestId: facts.requestId,
    });
    return userId;
  });
}

/** The account that the same registration has made minutes ago. */
async function findMade(
  executor: Executor,
  { username, email, password }: Registration,
): Promise<number | undefined> {
  const made = await findNewcomer(executor, username.normalize('NFKC'), email);
  if (made === undefined || made.is_locked) return undefined;
  return (await isPassword(made.password_hash, password)) ? made.id : undefined;
}
