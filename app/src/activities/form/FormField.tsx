import type { FormField as Field, GivenValue } from '@medeina/contract';
import { Checklist, Signature } from '@medeina/design-system/domain/Checklist';
import { Checkbox } from '@medeina/design-system/primitives/Checkbox';
import { CheckboxGroup } from '@medeina/design-system/primitives/CheckboxGroup';
import { DateField } from '@medeina/design-system/primitives/DateField';
import { FieldError } from '@medeina/design-system/primitives/Field';
import { RadioGroup } from '@medeina/design-system/primitives/RadioGroup';
import { Text } from '@medeina/design-system/primitives/Text';
import { TextArea } from '@medeina/design-system/primitives/TextArea';
import { TextInput } from '@medeina/design-system/primitives/TextInput';
import { TimeField } from '@medeina/design-system/primitives/TimeField';
import type { ReactNode } from 'react';
import { FilesField } from './FilesField.tsx';
import type { Uploads } from './useUploads.ts';
import { checklistOf, checklistValue, listOf, signatureOf, signatureValue, textOf } from './values.ts';
import * as styles from './form.css.ts';

/** The id of a field on the page. */
export const idOf = (field: Pick<Field, 'id'>): string => `field-${field.id}`;

interface FormFieldProps {
  readonly field: Field;
  readonly value: GivenValue | undefined;
  readonly onChange: (value: GivenValue) => void;
  /** Whether what is typed can be read as a day or a time: what cannot is no value. */
  readonly onUnread: (isUnread: boolean) => void;
  readonly onLeave: () => void;
  readonly error: string | undefined;
  readonly uploads: Uploads;
}

const narrow = new Set<Field['field']['kind']>(['number', 'date', 'time']);

/** A field of a form, whatever its kind. */
export function FormField(props: FormFieldProps) {
  return (
    <div className={narrow.has(props.field.field.kind) ? styles.narrow : styles.wide}>{control(props)}</div>
  );
}

function control({ field, value, onChange, onUnread, onLeave, error, uploads }: FormFieldProps): ReactNode {
  const { field: kind } = field;
  const texts = {
    id: idOf(field),
    label: field.text,
    hint: field.hint ?? undefined,
    error,
    optional: !field.required,
  };
  const onRead = (text: string, problem: string | undefined): void => {
    onUnread(problem !== undefined);
    onChange(text);
  };
  switch (kind.kind) {
    case 'short_text':
      return (
        <TextInput
          {...texts}
          autoComplete="off"
          maxLength={kind.most}
          value={textOf(value)}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onLeave}
        />
      );
    case 'long_text':
      return (
        <TextArea
          {...texts}
          rows={4}
          maxLength={kind.most}
          value={textOf(value)}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onLeave}
        />
      );
    case 'number':
      // As it was typed: a figure of a patient's must not be corrected by itself.
      return (
        <TextInput
          {...texts}
          label={kind.unit === null ? field.text : `${field.text}, ${kind.unit}`}
          inputMode={kind.whole ? 'numeric' : 'decimal'}
          autoComplete="off"
          maxLength={20}
          value={textOf(value)}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onLeave}
        />
      );
    case 'date':
      return <DateField {...texts} value={textOf(value)} onChange={onRead} onBlur={onLeave} />;
    case 'time':
      return <TimeField {...texts} value={textOf(value)} onChange={onRead} onBlur={onLeave} />;
    case 'single':
      return (
        <RadioGroup
          {...texts}
          options={kind.options.map(({ id, text }) => ({ value: id, label: text }))}
          value={textOf(value)}
          onChange={onChange}
        />
      );
    case 'multiple':
      return (
        <CheckboxGroup
          {...texts}
          options={kind.options.map(({ id, text }) => ({ value: id, label: text }))}
          value={listOf(value)}
          onChange={(chosen) => onChange([...chosen])}
        />
      );
    case 'confirm':
      return (
        <Checkbox
          id={texts.id}
          label={field.text}
          detail={texts.hint}
          error={error}
          checked={value === 'yes'}
          onChange={(event) => onChange(event.target.checked ? 'yes' : '')}
        />
      );
    case 'checklist':
      return (
        <div
          id={texts.id}
          role="group"
          aria-label={field.text}
          aria-describedby={error === undefined ? undefined : `${texts.id}-error`}
        >
          <Checklist
            title={field.text}
            headingLevel={3}
            signed={false}
            marks={kind.marks}
            parts={kind.parts.map(({ title, steps }, place) => ({
              id: String(place),
              title: title ?? undefined,
              steps: steps.map(({ id, text, critical }) => ({ id, label: text, critical })),
            }))}
            value={checklistOf(value)}
            onChange={(next) => onChange(checklistValue(next))}
          />
          {field.hint !== null && (
            <Text size="small" tone="muted">
              {field.hint}
            </Text>
          )}
          <FieldError id={`${texts.id}-error`}>{error}</FieldError>
        </div>
      );
    case 'signature':
      return (
        <Signature
          {...texts}
          value={signatureOf(value)}
          onChange={(next) => onChange(signatureValue(next))}
        />
      );
    default:
      return <FilesField {...texts} field={field} kind={kind} uploads={uploads} />;
  }
}
