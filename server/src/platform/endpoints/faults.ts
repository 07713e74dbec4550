import type { z } from 'zod';

/** What is wrong with one field: the id of a message and the values that stand in it. */
export interface FieldFault {
  readonly field: string;
  readonly message: string;
  readonly values: Readonly<Record<string, string | number>>;
}

/**
 * Turns an issue of the schema library into field faults. A schema's own error is a message id (`field_…`); any other
 * issue is named by its kind.
 * @param part `body`, `query`, …: the name for a fault of the part as a whole.
 */
export function faultOf(issue: z.core.$ZodIssue, input: unknown, part: string): FieldFault[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      field: fieldName([...issue.path, key], part),
      message: 'field_unknown',
      values: {},
    }));
  }
  const field = fieldName(issue.path, part);
  const values = valuesOf(issue);
  if (valueAt(input, issue.path) === undefined) return [{ field, message: 'field_required', values }];
  if (issue.message.startsWith('field_')) return [{ field, message: issue.message, values }];
  return [{ field, message: kindOf(issue), values }];
}

function fieldName(path: readonly PropertyKey[], part: string): string {
  return path.length === 0 ? part : path.map(String).join('.');
}

function valuesOf(issue: z.core.$ZodIssue): FieldFault['values'] {
  switch (issue.code) {
    case 'too_small':
      return { minimum: Number(issue.minimum) };
    case 'too_big':
      return { maximum: Number(issue.maximum) };
    case 'invalid_value':
      return { values: issue.values.map(String).join(', ') };
    default:
      return {};
  }
}

function kindOf(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.expected === 'string') return 'field_text_expected';
      if (issue.expected === 'boolean') return 'field_flag_expected';
      return issue.expected === 'number' || issue.expected === 'int'
        ? 'field_number_expected'
        : 'field_invalid';
    case 'too_small':
      if (issue.origin === 'string') return issue.minimum === 1 ? 'field_required' : 'field_short';
      return issue.origin === 'number' || issue.origin === 'int' ? 'field_small' : 'field_invalid';
    case 'too_big':
      if (issue.origin === 'string') return 'field_long';
      return issue.origin === 'number' || issue.origin === 'int' ? 'field_big' : 'field_invalid';
    case 'invalid_value':
      return 'field_choice';
    case 'invalid_format':
      if (issue.format === 'date') return 'field_date_invalid';
      return issue.format === 'email' ? 'field_email_invalid' : 'field_invalid';
    default:
      return 'field_invalid';
  }
}

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  let value = input;
  for (const key of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
    value = Reflect.get(value, key);
  }
  return value;
}
