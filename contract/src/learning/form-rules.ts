import { numberOf } from './number-of.ts';

/**
 * What makes a form complete. The page says it beside the field, and the server refuses what breaks it: both ask here.
 */

export const checklistMarks = ['done', 'partly', 'failed', 'skipped'] as const;
export type ChecklistMark = (typeof checklistMarks)[number];

/** What is given in a field, in whatever shape its kind has. */
type FieldAnswer =
  | string
  | readonly string[]
  | { readonly kind: 'drawn'; readonly strokes: readonly unknown[] }
  | { readonly kind: 'typed'; readonly name: string }
  | {
      readonly kind: 'checklist';
      readonly entries: Readonly<
        Record<string, { readonly mark?: ChecklistMark | undefined; readonly comment?: string | undefined }>
      >;
    }
  | Readonly<Record<string, string>>;

interface ShownWhen {
  readonly field: string;
  readonly is: readonly string[] | null;
  readonly from: number | null;
  readonly to: number | null;
}

/** What the rules need to know of a field. */
export interface RuledField {
  readonly id: string;
  readonly required: boolean;
  readonly conditions: readonly ShownWhen[];
  readonly section: number;
  readonly field:
    | { readonly kind: 'confirm' | 'date' | 'multiple' | 'signature' | 'single' | 'time' }
    | { readonly kind: 'short_text' | 'long_text'; readonly most: number }
    | {
        readonly kind: 'number';
        readonly from: number | null;
        readonly to: number | null;
        readonly whole: boolean;
      }
    | {
        readonly kind: 'checklist';
        readonly parts: readonly { readonly steps: readonly { readonly id: string }[] }[];
      }
    | { readonly kind: 'files' };
  /** Of a field for files: how many there are. */
  readonly files: readonly unknown[];
}

interface RuledSection {
  readonly conditions: readonly ShownWhen[];
}

/** What is wrong with a field; `open` and `total` count the steps of a checklist. */
export type FieldFault =
  | 'field_required'
  | 'field_text_long'
  | 'field_number_invalid'
  | 'field_number_whole'
  | 'field_number_range'
  | 'field_date_invalid'
  | 'field_time_invalid'
  | 'field_confirm_required'
  | 'field_steps_open'
  | 'field_signature_missing'
  | 'field_files_missing';

/** The ids of the fields that are shown. What is hidden has no answer, so it shows nothing either. */
export function shownFields(
  sections: readonly RuledSection[],
  fields: readonly RuledField[],
  answers: Readonly<Record<string, FieldAnswer | undefined>>,
): ReadonlySet<string> {
  const shown = new Set<string>();
  // A condition refers to a field before it, so one pass is enough.
  for (const { id, section, conditions: own } of fields) {
    const all = [...(sections[section]?.conditions ?? []), ...own];
    if (all.every((condition) => shown.has(condition.field) && isMet(condition, answers[condition.field])))
      shown.add(id);
  }
  return shown;
}

function isMet({ is, from, to }: ShownWhen, answer: FieldAnswer | undefined): boolean {
  if (answer === undefined) return false;
  if (is !== null) return chosenIn(answer).some((one) => is.includes(one));
  const number = typeof answer === 'string' ? numberOf(answer) : undefined;
  if (number === undefined) return false;
  return (from === null || number >= from) && (to === null || number <= to);
}

/** Ids of what was chosen, or the marks of a checklist. */
function chosenIn(answer: FieldAnswer): readonly string[] {
  if (typeof answer === 'string') return [answer];
  if (isList(answer)) return answer;
  if (!isChecklist(answer)) return [];
  return Object.values(answer.entries).flatMap(({ mark }) => (mark === undefined ? [] : [mark]));
}

function isList(answer: FieldAnswer): answer is readonly string[] {
  return Array.isArray(answer);
}

function isChecklist(answer: FieldAnswer): answer is Extract<FieldAnswer, { kind: 'checklist' }> {
  return typeof answer === 'object' && 'entries' in answer && typeof answer.entries === 'object';
}

/** How many steps of a checklist have no mark yet. */
export function openSteps(
  parts: readonly { readonly steps: readonly { readonly id: string }[] }[],
  answer: FieldAnswer | undefined,
): number {
  const entries = answer !== undefined && isChecklist(answer) ? answer.entries : {};
  return parts.flatMap(({ steps }) => steps).filter(({ id }) => entries[id]?.mark === undefined).length;
}

/** What is wrong with a field that is shown; undefined where nothing is. */
export function faultOfField(
  { field, required, files }: RuledField,
  answer: FieldAnswer | undefined,
): FieldFault | undefined {
  const text = typeof answer === 'string' ? answer.trim() : '';
  switch (field.kind) {
    case 'files':
      return required && files.length === 0 ? 'field_files_missing' : undefined;
    case 'signature':
      return required && !isSigned(answer) ? 'field_signature_missing' : undefined;
    case 'checklist':
      return required && openSteps(field.parts, answer) > 0 ? 'field_steps_open' : undefined;
    case 'confirm':
      return required && text !== 'yes' ? 'field_confirm_required' : undefined;
    case 'multiple':
      return required && (!Array.isArray(answer) || answer.length === 0) ? 'field_required' : undefined;
    default:
      if (text === '') return required ? 'field_required' : undefined;
      return faultOfText(field, text);
  }
}

function faultOfText(field: RuledField['field'], text: string): FieldFault | undefined {
  switch (field.kind) {
    case 'short_text':
    case 'long_text':
      return text.length > field.most ? 'field_text_long' : undefined;
    case 'number': {
      const number = numberOf(text);
      if (number === undefined) return 'field_number_invalid';
      if (field.whole && !Number.isInteger(number)) return 'field_number_whole';
      const isWithin = number >= (field.from ?? -Infinity) && number <= (field.to ?? Infinity);
      return isWithin ? undefined : 'field_number_range';
    }
    case 'date':
      return isDay(text) ? undefined : 'field_date_invalid';
    case 'time':
      return /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text) ? undefined : 'field_time_invalid';
    default:
      return undefined;
  }
}

function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

function isSigned(answer: FieldAnswer | undefined): boolean {
  if (typeof answer !== 'object' || isList(answer)) return false;
  if ('strokes' in answer) return answer.strokes.length > 0;
  return 'name' in answer && answer.name.trim() !== '';
}
