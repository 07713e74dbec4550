import {
  type FieldFault,
  type FormField as Field,
  faultOfField,
  openSteps,
  shownFields,
} from '@medeina/contract';
import { useIntl } from 'react-intl';
import type { Activity } from '../useActivity.ts';
import type { Pending } from './useUploads.ts';

interface FormParts {
  readonly sections: NonNullable<Activity['state']['attempt']>['sections'];
  readonly fields: readonly Field[];
}

/** The sections and fields of a form. */
export function partsOf({ state: { attempt } }: Activity): FormParts {
  const fields = (attempt?.questions ?? []).filter((question) => question.type === 'field');
  return { sections: attempt?.sections ?? [], fields };
}

/** Ids of the fields that are shown as the form is filled in now. */
export function shownIn(activity: Activity, { sections, fields }: FormParts): ReadonlySet<string> {
  return shownFields(sections, fields, activity.answers);
}

interface Fault {
  readonly field: Field;
  readonly words: string;
  /** Something was given, and cannot stand. */
  readonly isWrong: boolean;
}

const missing = new Set<FieldFault>([
  'field_required',
  'field_confirm_required',
  'field_steps_open',
  'field_signature_missing',
  'field_files_missing',
]);

/**
 * What keeps the form from being sent, in the order of the fields.
 * @param beside the answers: files on their way, and fields in which something is typed that is no day or time.
 */
export function useFaults(
  activity: Activity,
  parts: FormParts,
  { pending, unread }: { readonly pending: readonly Pending[]; readonly unread: ReadonlySet<string> },
): ReadonlyMap<string, Fault> {
  const intl = useIntl();
  const shown = shownIn(activity, parts);
  const faults = new Map<string, Fault>();
  for (const field of parts.fields) {
    if (!shown.has(field.id)) continue;
    const value = activity.answers[field.id];
    const waits = pending.filter(({ question }) => question === field.id);
    if (waits.length > 0) {
      const id = waits.some(({ state }) => state === 'failed') ? 'unsent' : 'sending';
      faults.set(field.id, {
        field,
        words: intl.formatMessage({ id: `activity.form.${id}` }),
        isWrong: false,
      });
      continue;
    }
    const fault = unread.has(field.id) ? unreadOf(field) : faultOfField(field, value);
    if (fault === undefined) continue;
    faults.set(field.id, {
      field,
      words: intl.formatMessage({ id: `activity.form.${fault}` }, valuesOf(field, value)),
      isWrong: !missing.has(fault),
    });
  }
  return faults;
}

const unreadOf = ({ field }: Field): FieldFault =>
  field.kind === 'time' ? 'field_time_invalid' : 'field_date_invalid';

function valuesOf({ field }: Field, value: Activity['answers'][string] | undefined) {
  switch (field.kind) {
    case 'number':
      return {
        limits: field.from === null ? 'to' : field.to === null ? 'from' : 'both',
        from: field.from ?? 0,
        to: field.to ?? 0,
        example: field.whole ? (field.from ?? 0) + 1 : 36.6,
      };
    case 'checklist':
      return { count: openSteps(field.parts, value) };
    case 'short_text':
    case 'long_text':
      return { most: field.most };
    default:
      return {};
  }
}
