import { type FieldProblem, fieldProblem } from '@medeina/contract';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';

const known = {
  field_required: 'form.problem.field_required',
  field_too_long: 'form.problem.field_too_long',
  field_characters: 'form.problem.field_characters',
  field_email_invalid: 'form.problem.field_email_invalid',
  field_phone_invalid: 'form.problem.field_phone_invalid',
  field_username_invalid: 'form.problem.field_username_invalid',
  field_password_short: 'form.problem.field_password_short',
  field_password_long: 'form.problem.field_password_long',
  field_passwords_differ: 'form.problem.field_passwords_differ',
  field_passwords_must_match: 'form.problem.field_passwords_must_match',
  field_birthdate_invalid: 'form.problem.field_birthdate_invalid',
  field_birthdate_future: 'form.problem.field_birthdate_future',
  field_entry_short: 'form.problem.field_entry_short',
  field_agree_required: 'form.problem.field_agree_required',
} as const satisfies Partial<Record<FieldProblem, string>>;

/** Names under which calls have the same field. */
const aliases: Readonly<Record<string, string>> = {
  date_of_birth: 'birthdate',
  newpassword: 'password',
  password_repeat: 'confirm',
  telephone: 'phone',
};

const isKnown = (code: string): code is keyof typeof known => code in known;

export interface FieldFault {
  readonly type?: string | number | undefined;
  readonly message?: string | undefined;
}

/** @param field its name: an empty one says what to write there. */
export type FieldText = (error: FieldFault | undefined, field?: string) => string | undefined;

/** The text of a field's error: the server's own, or that of the problem's code. */
export function useProblemText(): FieldText {
  const intl = useIntl();
  return useCallback(
    (error, field = '') => {
      if (error === undefined) return undefined;
      const { type, message = '' } = error;
      if (type === 'server') return message;
      if (message === fieldProblem.required) {
        const name = aliases[field] ?? field;
        const id = `form.problem.field_required.${name}`;
        return intl.formatMessage({ id: id in intl.messages ? id : known.field_required });
      }
      return intl.formatMessage({ id: isKnown(message) ? known[message] : 'form.problem.invalid' });
    },
    [intl],
  );
}
