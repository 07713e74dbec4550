/**
 * What can be wrong with a field, as codes. A schema's own `error` is one of these; the server and the forms turn it
 * into a message of their catalogue. A test compares the catalogues, so that both say the same in three languages. An
 * issue that carries none of them is named by its kind (`invalid_type`, `too_small`, …).
 */
export const fieldProblem = {
  required: 'field_required',
  tooLong: 'field_too_long',
  characters: 'field_characters',
  listInvalid: 'field_list_invalid',
  emailInvalid: 'field_email_invalid',
  phoneInvalid: 'field_phone_invalid',
  usernameInvalid: 'field_username_invalid',
  passwordShort: 'field_password_short',
  passwordLong: 'field_password_long',
  passwordsDiffer: 'field_passwords_differ',
  passwordsMustMatch: 'field_passwords_must_match',
  birthdateInvalid: 'field_birthdate_invalid',
  birthdateFuture: 'field_birthdate_future',
  agreeRequired: 'field_agree_required',
  entryShort: 'field_entry_short',
  ratingRange: 'field_rating_range',
} as const;

export type FieldProblem = (typeof fieldProblem)[keyof typeof fieldProblem];
