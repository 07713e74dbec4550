import {
  faultOfField,
  type FieldFault,
  type GivenValue,
  type RuledField,
  shownFields,
} from '@medeina/contract';
import type { QuestionsContent } from '../../material-content.ts';
import type { Question } from '../layout.ts';
import type { FieldQuestion } from './values.ts';

/** Files that were handed in, by field. */
export type FilesByField = ReadonlyMap<string, readonly unknown[]>;

interface Given {
  readonly answers: ReadonlyMap<string, GivenValue>;
  readonly files: FilesByField;
}

export function fieldsAmong(questions: readonly Question[]): FieldQuestion[] {
  return questions.filter((question) => question.type === 'field');
}

function ruled({ id, required, section, conditions, field }: FieldQuestion, files: FilesByField): RuledField {
  return { id, required, section, conditions, field, files: files.get(id) ?? [] };
}

function shownAmong(
  content: QuestionsContent,
  fields: readonly RuledField[],
  { answers }: Given,
): ReadonlySet<string> {
  return shownFields(content.sections ?? [], fields, Object.fromEntries(answers));
}

/** What keeps a form from being sent, by field. */
export function faultsOfForm(
  content: QuestionsContent,
  questions: readonly Question[],
  given: Given,
): Record<string, FieldFault[]> {
  const fields = fieldsAmong(questions).map((question) => ruled(question, given.files));
  const shown = shownAmong(content, fields, given);
  return Object.fromEntries(
    fields.flatMap((field) => {
      const fault = shown.has(field.id) ? faultOfField(field, given.answers.get(field.id)) : undefined;
      return fault === undefined ? [] : [[field.id, [fault]]];
    }),
  );
}

/** Fields that are not part of the form as it was filled in: what was given there before does not count. */
export function hiddenFields(
  content: QuestionsContent,
  questions: readonly Question[],
  given: Given,
): string[] {
  const fields = fieldsAmong(questions).map((question) => ruled(question, given.files));
  const shown = shownAmong(content, fields, given);
  return fields.flatMap(({ id }) => (shown.has(id) ? [] : [id]));
}
