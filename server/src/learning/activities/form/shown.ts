import type { ActivityState, FormField, FormFile, GivenValue, Language } from '@medeina/contract';
import type { QuestionsContent } from '../../material-content.ts';
import type { FieldQuestion } from './values.ts';

type ShownSection = NonNullable<ActivityState['attempt']>['sections'][number];

/** Sections and fields of a form as their document shows them, in its language. */
export function shownSection(
  { title, text, conditions }: NonNullable<QuestionsContent['sections']>[number],
  language: Language,
): ShownSection {
  return {
    title: title[language],
    text: text?.[language] ?? null,
    conditions: conditions.map(shownCondition),
  };
}

export function shownField(
  question: FieldQuestion,
  stored: GivenValue | undefined,
  { language, files }: { readonly language: Language; readonly files: readonly FormFile[] },
): FormField {
  return {
    id: question.id,
    type: 'field',
    text: question.text[language],
    marks: 0,
    required: question.required,
    answer: stored ?? null,
    result: null,
    section: question.section,
    hint: question.hint?.[language] ?? null,
    conditions: question.conditions.map(shownCondition),
    field: shownKind(question.field, language),
    files: [...files],
  };
}

function shownCondition({
  field,
  is,
  from,
  to,
}: FieldQuestion['conditions'][number]): FormField['conditions'][number] {
  return { field, is: is === null ? null : [...is], from, to };
}

function shownKind(field: FieldQuestion['field'], language: Language): FormField['field'] {
  switch (field.kind) {
    case 'number':
      return { ...field, unit: field.unit?.[language] ?? null };
    case 'single':
    case 'multiple':
      return {
        kind: field.kind,
        options: field.options.map(({ id, text }) => ({ id, text: text[language] })),
      };
    case 'checklist':
      return {
        kind: field.kind,
        marks: [...field.marks],
        parts: field.parts.map(({ title, steps }) => ({
          title: title?.[language] ?? null,
          steps: steps.map(({ id, text, critical }) => ({ id, text: text[language], critical })),
        })),
      };
    case 'files':
      return {
        kind: field.kind,
        most: field.most,
        most_bytes: field.mostBytes,
        accept: [...field.accept],
      };
    default:
      return field;
  }
}
