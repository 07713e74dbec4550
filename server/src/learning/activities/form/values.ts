import { type FormValue, type GivenValue, numberOf } from '@medeina/contract';
import type { Question } from '../layout.ts';

/** What is given in a form: whether it fits its field. Whether it is complete is asked when the form is sent. */

export type FieldQuestion = Extract<Question, { readonly type: 'field' }>;

/** Whether it is a signature or a checklist, which no question takes. */
export function isFormValue(value: GivenValue): value is FormValue {
  if (typeof value === 'string' || Array.isArray(value)) return false;
  return (
    value['kind'] === 'checklist' ||
    value['kind'] === 'drawn' ||
    (value['kind'] === 'typed' && 'name' in value)
  );
}

/** A value as it is stored; undefined where it does not fit its field. */
export function storedValue({ field }: FieldQuestion, value: GivenValue): GivenValue | undefined {
  if (isFormValue(value)) return storedFormValue(field, value);
  switch (field.kind) {
    case 'short_text':
    case 'long_text':
      return typeof value === 'string' && value.length <= field.most ? value : undefined;
    case 'number':
    case 'date':
    case 'time':
      return typeof value === 'string' && value.length <= 40 ? value : undefined;
    case 'confirm':
      return value === 'yes' || value === '' ? value : undefined;
    case 'single':
      return typeof value === 'string' && field.options.some(({ id }) => id === value) ? value : undefined;
    case 'multiple': {
      if (!Array.isArray(value) || new Set(value).size !== value.length) return undefined;
      return value.every((one) => field.options.some(({ id }) => id === one)) ? value : undefined;
    }
    default:
      return undefined;
  }
}

type ChecklistField = Extract<FieldQuestion['field'], { readonly kind: 'checklist' }>;

function stepsOf({ parts }: ChecklistField): ReadonlySet<string> {
  return new Set(parts.flatMap(({ steps }) => steps.map(({ id }) => id)));
}

function storedFormValue(field: FieldQuestion['field'], value: FormValue): FormValue | undefined {
  if (value.kind !== 'checklist') return field.kind === 'signature' ? value : undefined;
  if (field.kind !== 'checklist') return undefined;
  const steps = stepsOf(field);
  const fits = Object.entries(value.entries).every(
    ([id, { mark }]) => steps.has(id) && (mark === undefined || field.marks.includes(mark)),
  );
  return fits ? value : undefined;
}

/**
 * What of a stored value its field still takes, where an import has changed the field since. What was written stays, for
 * whoever wrote it to mend.
 */
export function fittingValue(
  { field }: FieldQuestion,
  stored: GivenValue | undefined,
): GivenValue | undefined {
  switch (field.kind) {
    case 'single':
      return typeof stored === 'string' && field.options.some(({ id }) => id === stored) ? stored : undefined;
    case 'multiple':
      return Array.isArray(stored)
        ? stored.filter((one) => field.options.some(({ id }) => id === one))
        : undefined;
    case 'checklist':
      return stored !== undefined && isFormValue(stored) && stored.kind === 'checklist'
        ? fittingMarks(field, stored)
        : undefined;
    default:
      return stored;
  }
}

function fittingMarks(
  field: ChecklistField,
  { kind, entries }: Extract<FormValue, { readonly kind: 'checklist' }>,
): FormValue {
  const steps = stepsOf(field);
  return {
    kind,
    entries: Object.fromEntries(
      Object.entries(entries).flatMap(([id, { mark, ...rest }]) => {
        if (!steps.has(id)) return [];
        return [[id, mark !== undefined && field.marks.includes(mark) ? { mark, ...rest } : rest]];
      }),
    ),
  };
}

/** What was given, in one line for people who read it elsewhere; a number as computers write it. */
export function writtenValue(value: string): string {
  const number = numberOf(value);
  return number === undefined ? value : String(number);
}
