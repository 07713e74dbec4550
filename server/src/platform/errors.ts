/**
 * Every way in which the server refuses a call: its code, its status and the fields of its message. The messages
 * stand in `messages/{lt,en,ru}.json` under `error.<code>`.
 */
export const problems = {
  bad_input: 400,
  malformed_json: 400,
  bad_url: 400,
  link_invalid: 400,
  merchant_unknown: 400,
  unauthenticated: 401,
  session_ended: 401,
  other_person: 401,
  invalid_credentials: 401,
  refresh_refused: 401,
  sign_on_expired: 401,
  forbidden: 403,
  csrf: 403,
  account_locked: 403,
  password_over: 403,
  elevation_required: 403,
  passkey_refused: 400,
  not_found: 404,
  shopping_off: 404,
  method_not_allowed: 405,
  material_locked: 403,
  review_needs_course: 403,
  review_needs_learning: 403,
  code_invalid: 400,
  payment_refused: 400,
  conflict: 409,
  cart_changed: 409,
  cart_empty: 409,
  payment_choice_missing: 409,
  idempotency_conflict: 409,
  quote_used: 409,
  quote_withdrawn: 409,
  quote_expired: 409,
  account_linked_elsewhere: 409,
  environment_account_needed: 409,
  environment_linked: 409,
  environment_login: 409,
  last_way_in: 409,
  registration_elsewhere: 409,
  sign_on_elsewhere: 409,
  sign_on_unlinked: 409,
  offer_needed: 409,
  no_seats: 409,
  course_owned: 409,
  cart_full: 409,
  review_exists: 409,
  post_settled: 409,
  passkey_known: 409,
  device_link_over: 409,
  attempt_over: 409,
  no_attempts: 409,
  too_slow: 408,
  too_large: 413,
  media_type: 415,
  range: 416,
  too_many_requests: 429,
  sign_in_slowed: 429,
  internal: 500,
  unavailable: 503,
  environment_away: 503,
  busy: 503,
  payment_unavailable: 503,
} as const;

export type ProblemCode = keyof typeof problems;

/** Messages by field, as message ids (`field_required`) that the mount turns into the asked language. */
export type FieldProblems = Readonly<Record<string, readonly string[]>>;

/**
 * A refusal that reaches the caller as the one error body, in the asked language. Anything else that is thrown
 * reaches it as `internal`, without a detail.
 */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';
  readonly code: ProblemCode;
  readonly status: number;
  readonly fields: FieldProblems;
  /** Seconds after which the caller may try again, for 429 and 503. */
  readonly retryAfter: number | undefined;
  /** Which of several the refusal is about, by the name that the person knows: a course's title. */
  readonly about: string | undefined;

  /** @param options.fields message ids by field; `retryAfter` in seconds. */
  constructor(
    code: ProblemCode,
    options: { fields?: FieldProblems; retryAfter?: number; about?: string; cause?: unknown } = {},
  ) {
    super(code, options.cause === undefined ? undefined : { cause: options.cause });
    this.code = code;
    this.status = problems[code];
    this.fields = options.fields ?? {};
    this.retryAfter = options.retryAfter;
    this.about = options.about;
  }
}
