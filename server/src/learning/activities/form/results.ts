import type { GivenValue, Language } from '@medeina/contract';
import type { Executor } from '../../../platform/database.ts';
import type { ResultTable } from '../result-table.ts';
import { fieldsAmong } from './completeness.ts';
import type { FormFileRow } from './files-store.ts';
import { type FormRow, readForms, readSubmissions, type SubmissionRow } from './results-store.ts';
import { type FieldQuestion, isFormValue, writtenValue } from './values.ts';

/** A file or a drawn signature of a form, to be kept outside. */
export interface ResultFile {
  /** Of the form, the person, the time that they filled it in, the field; no two have the same. */
  readonly path: string;
  readonly content: { readonly hash: string } | { readonly strokes: Strokes };
}

type Strokes = readonly (readonly (readonly number[])[])[];

interface Submission {
  readonly username: string;
  /** The how manieth time. */
  readonly number: number;
  readonly submitted_at: string;
  /** By field: what it asks, what was given as people read it, and as it is stored. */
  readonly fields: Readonly<
    Record<string, { readonly label: string; readonly text: string; readonly value: GivenValue | null }>
  >;
  readonly files: readonly ResultFile[];
}

export interface FormResult {
  readonly form: string;
  readonly title: string;
  readonly submissions: readonly Submission[];
}

/** What was sent in the forms of a course, or in the named one. */
export async function formResults(
  executor: Executor,
  courseId: number,
  language: Language,
  name?: string,
): Promise<FormResult[]> {
  const forms = await readForms(executor, courseId, name);
  const rows = await readSubmissions(
    executor,
    forms.map(({ id }) => id),
  );
  return forms.map((form) => ({
    form: form.slug,
    title: form.title[language],
    submissions: rows
      .filter(({ material_id }) => material_id === form.id)
      .map((row) => submissionOf(form, row, language)),
  }));
}

function submissionOf(
  { slug, content }: FormRow,
  { attempt_id: attempt, username, number, submitted_at: at, answers, files }: SubmissionRow,
  language: Language,
): Submission {
  const questions = fieldsAmong(content.questions);
  // Names may lose what makes them differ, and whoever takes the course again begins with the first time again.
  const folder = `${slug}/${username.replaceAll(/[^\p{L}\p{N}@_.+-]/gu, '_')}-${number}-${attempt}`;
  return {
    username,
    number,
    submitted_at: at.toISOString(),
    fields: Object.fromEntries(
      questions.map((question) => {
        const value = answers?.[question.id] ?? null;
        const own = (files ?? []).filter((file) => file.question === question.id);
        const text = writtenField(question, value, own, language);
        return [question.id, { label: question.text[language], text, value }];
      }),
    ),
    files: [
      ...(files ?? []).map((file) => ({
        path: `${folder}/${file.question}-${file.id}-${file.name}`,
        content: { hash: file.hash },
      })),
      ...questions.flatMap(({ id }) => {
        const value = answers?.[id];
        return value !== undefined && isFormValue(value) && value.kind === 'drawn' && value.strokes.length > 0
          ? [{ path: `${folder}/${id}.svg`, content: { strokes: value.strokes } }]
          : [];
      }),
    ],
  };
}

/** A row for each form that was sent. */
export function formTable({ form, submissions }: FormResult): ResultTable {
  const ids = Object.keys(submissions[0]?.fields ?? {});
  return {
    name: form,
    columns: [
      'username',
      'number',
      'submitted_at',
      ...ids.map((id) => submissions[0]?.fields[id]?.label ?? id),
    ],
    rows: submissions.map(({ username, number, submitted_at: at, fields }) => [
      username,
      String(number),
      at,
      ...ids.map((id) => fields[id]?.text ?? ''),
    ]),
  };
}

/** What was given in a field, as people read it in one cell. */
function writtenField(
  { field }: FieldQuestion,
  value: GivenValue | null,
  files: readonly FormFileRow[],
  language: Language,
): string {
  if (field.kind === 'files') return files.map(({ name }) => name).join('; ');
  if (value === null) return '';
  if (isFormValue(value)) {
    if (value.kind === 'typed') return value.name;
    if (value.kind === 'drawn') return value.strokes.length > 0 ? '(drawn)' : '';
    if (field.kind !== 'checklist') return '';
    return field.parts
      .flatMap(({ steps }) => steps)
      .flatMap(({ id, text }) => {
        const { mark, comment } = value.entries[id] ?? {};
        if (mark === undefined) return [];
        return [`${text[language]}: ${mark}${comment === undefined ? '' : ` (${comment})`}`];
      })
      .join('; ');
  }
  if (field.kind === 'single' || field.kind === 'multiple') {
    const chosen = Array.isArray(value) ? value : [value];
    return field.options
      .filter(({ id }) => chosen.includes(id))
      .map(({ text }) => text[language])
      .join('; ');
  }
  if (typeof value !== 'string') return '';
  return field.kind === 'number' ? writtenValue(value) : value;
}

/** A signature as a drawing that any program opens. */
export function drawing(strokes: Strokes): string {
  const lines = strokes.map(
    (stroke) =>
      `M${stroke.map(([x = 0, y = 0]) => `${(x * 1000).toFixed(1)} ${(y * 1000).toFixed(1)}`).join('L')}`,
  );
  const tall = Math.ceil(Math.max(...strokes.flat().map(([, y = 0]) => y * 1000))) + 20;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-20 -20 1040 ${tall + 40}" fill="none" stroke="#000" ` +
    `stroke-width="6" stroke-linecap="round" stroke-linejoin="round"><path d="${lines.join('')}"/></svg>\n`
  );
}
