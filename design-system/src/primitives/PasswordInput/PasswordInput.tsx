import { useState } from 'react';
import type { InputHTMLAttributes, Ref } from 'react';
import { Eye, EyeOff } from 'lucide-react';
import { classes } from '../../internal/classes.ts';
import { useMedeina } from '../../styles/provider.tsx';
import * as styles from '../Field/Field.css.ts';
import { Field } from '../Field/Field.tsx';
import type { FieldTexts } from '../Field/Field.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';

export interface PasswordInputProps
  extends
    FieldTexts,
    Omit<
      InputHTMLAttributes<HTMLInputElement>,
      'className' | 'style' | 'type' | 'children' | 'autoComplete' | 'aria-describedby' | 'aria-invalid'
    > {
  /** Tells password managers whether to fill in or to generate. */
  autoComplete: 'current-password' | 'new-password';
  /** The element that takes the focus. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/** A password field that can show what was typed. */
export function PasswordInput({
  id,
  label,
  labelHidden,
  hint,
  error,
  optional,
  disabled,
  ...rest
}: PasswordInputProps) {
  const [shown, setShown] = useState(false);
  const { texts } = useMedeina();
  return (
    <Field id={id} label={label} labelHidden={labelHidden} hint={hint} error={error} optional={optional}>
      {(control) => (
        <span className={styles.wrap}>
          <input
            {...rest}
            {...control}
            disabled={disabled}
            type={shown ? 'text' : 'password'}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            className={classes(styles.control, styles.room.end)}
          />
          <span className={styles.trailing}>
            <IconButton
              icon={shown ? EyeOff : Eye}
              label={shown ? texts.hidePassword : texts.showPassword}
              aria-controls={control.id}
              disabled={disabled}
              tip="below-start"
              onClick={() => {
                setShown(!shown);
              }}
            />
          </span>
        </span>
      )}
    </Field>
  );
}
