import type { Endpoint } from '@medeina/contract/endpoints';
import type { z } from 'zod';
import { ProblemError } from '../errors.ts';
import { type FieldFault, faultOf } from './faults.ts';

/** The parts of a call as they arrived. */
export interface RawInput {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly headers?: unknown;
  readonly body?: unknown;
  /** Whether a text in it may hold what PostgreSQL cannot store, a NUL or half a sign: only then is each looked at. */
  readonly mayHoldBroken?: boolean;
}

export interface CheckedInput {
  readonly params: unknown;
  readonly query: unknown;
  readonly headers: unknown;
  readonly body: unknown;
}

/** Input that the contract refuses: every failing field of every part at once. */
export class InputError extends ProblemError {
  readonly faults: readonly FieldFault[];

  constructor(faults: readonly FieldFault[]) {
    super('bad_input');
    this.faults = faults;
  }
}

/**
 * Checks every part of a call against the contract.
 * @throws {InputError}
 */
export function checkInput(endpoint: Endpoint, raw: RawInput): CheckedInput {
  const faults: FieldFault[] = [];
  const checked = {
    params: check(endpoint.params, raw.params, 'params', faults),
    query: check(endpoint.query, raw.query, 'query', faults),
    headers: check(endpoint.headers, raw.headers, 'headers', faults),
    body: check(endpoint.body, raw.body, 'body', faults),
  };
  if (raw.mayHoldBroken === true) {
    findBroken(checked.params, 'params', faults);
    findBroken(checked.query, 'query', faults);
    findBroken(checked.body, 'body', faults);
  }
  if (faults.length > 0) throw new InputError(faults);
  return checked;
}

function check(schema: z.ZodType | undefined, value: unknown, part: string, faults: FieldFault[]): unknown {
  if (schema === undefined) return undefined;
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const { issues } = result.error;
  for (const [index, issue] of issues.entries()) {
    // A number beyond what can be counted exactly breaks the field's own bound as well: that one is said.
    const isSaidBelow = issues.slice(index + 1).some((other) => isSameBound(issue, other));
    if (!isSaidBelow) faults.push(...faultOf(issue, value, part));
  }
  return undefined;
}

function findBroken(value: unknown, field: string, faults: FieldFault[]): void {
  if (typeof value === 'string') {
    if (value.includes('\0') || !value.isWellFormed())
      faults.push({ field: withoutPart(field), message: 'field_characters', values: {} });
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, item] of Object.entries(value)) findBroken(item, `${field}.${key}`, faults);
  }
}

function isSameBound(one: z.core.$ZodIssue, other: z.core.$ZodIssue): boolean {
  const isBound = one.code === 'too_big' || one.code === 'too_small';
  return isBound && one.code === other.code && one.path.join('.') === other.path.join('.');
}

function withoutPart(field: string): string {
  const dot = field.indexOf('.');
  return dot === -1 ? field : field.slice(dot + 1);
}
