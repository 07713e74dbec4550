import type { InputHTMLAttributes, Ref } from 'react';
import { classes } from '../../internal/classes.ts';
import * as styles from '../Field/Field.css.ts';
import { Field } from '../Field/Field.tsx';
import type { FieldTexts } from '../Field/Field.tsx';
import { Icon } from '../Icon/Icon.tsx';
import type { IconSource } from '../Icon/Icon.tsx';

export interface TextInputProps
  extends
    FieldTexts,
    Omit<
      InputHTMLAttributes<HTMLInputElement>,
      'className' | 'style' | 'type' | 'children' | 'aria-describedby' | 'aria-invalid'
    > {
  /** What is typed: the keyboard of a phone follows. */
  type?: 'text' | 'email' | 'tel' | 'url' | 'number' | 'date' | undefined;
  /** Before the text, as a hint at the content. */
  icon?: IconSource | undefined;
  /** The element that takes the focus. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/** A text field. Accepts the props that a form library registers. */
export function TextInput({
  id,
  label,
  labelHidden,
  hint,
  error,
  optional,
  icon,
  type = 'text',
  ...rest
}: TextInputProps) {
  return (
    <Field id={id} label={label} labelHidden={labelHidden} hint={hint} error={error} optional={optional}>
      {(control) => {
        const input = (
          <input
            {...rest}
            {...control}
            type={type}
            className={classes(styles.control, icon && styles.room.start)}
          />
        );
        if (icon === undefined) return input;
        return (
          <span className={styles.wrap}>
            <span className={styles.leading}>
              <Icon icon={icon} />
            </span>
            {input}
          </span>
        );
      }}
    </Field>
  );
}
