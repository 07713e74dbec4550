import type { Ref, TextareaHTMLAttributes } from 'react';
import { classes } from '../../internal/classes.ts';
import { control as controlClass } from '../Field/Field.css.ts';
import { Field } from '../Field/Field.tsx';
import type { FieldTexts } from '../Field/Field.tsx';
import { area } from './TextArea.css.ts';

export interface TextAreaProps
  extends
    FieldTexts,
    Omit<
      TextareaHTMLAttributes<HTMLTextAreaElement>,
      'className' | 'style' | 'children' | 'aria-describedby' | 'aria-invalid'
    > {
  /** The element that takes the focus. */
  ref?: Ref<HTMLTextAreaElement> | undefined;
}

/** Several lines of text. */
export function TextArea({ id, label, labelHidden, hint, error, optional, ...rest }: TextAreaProps) {
  return (
    <Field id={id} label={label} labelHidden={labelHidden} hint={hint} error={error} optional={optional}>
      {(control) => <textarea {...rest} {...control} className={classes(controlClass, area)} />}
    </Field>
  );
}
