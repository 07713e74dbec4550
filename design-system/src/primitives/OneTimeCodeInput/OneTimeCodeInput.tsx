import type { ReactNode, Ref } from 'react';
import { useControllableState } from '@radix-ui/react-use-controllable-state';
import { classes } from '../../internal/classes.ts';
import { useWords } from '../../internal/words.ts';
import { control as controlClass } from '../Field/Field.css.ts';
import { Field } from '../Field/Field.tsx';
import { digitsOf } from './code.ts';
import { oneTimeCodeInputWords } from './OneTimeCodeInput.words.ts';
import type { OneTimeCodeInputWord } from './OneTimeCodeInput.words.ts';
import * as styles from './OneTimeCodeInput.css.ts';

export interface OneTimeCodeInputProps {
  /** Above the field; "One-time code" by default. */
  label?: ReactNode;
  /** Where the code comes from and what it is like; the number of digits by default. */
  hint?: ReactNode;
  /** What is wrong and how to fix it. */
  error?: ReactNode;
  /** How many digits the code has, 6 by default. */
  length?: number | undefined;
  /** The digits so far. */
  value?: string | undefined;
  /** The digits at first. */
  defaultValue?: string | undefined;
  /** Called with the digits alone. */
  onChange?: ((value: string) => void) | undefined;
  /** Called when the last digit is there: typed, pasted or filled in by the phone. */
  onComplete?: ((value: string) => void) | undefined;
  /** Called when the field loses the focus. */
  onBlur?: (() => void) | undefined;
  /** The id of the input. */
  id?: string | undefined;
  /** The name of the input in its form. */
  name?: string | undefined;
  /** Cannot be changed now, such as while the code is checked. */
  disabled?: boolean | undefined;
  /** Focuses the field as it appears: only where the person has just asked for a code. */
  autoFocus?: boolean | undefined;
  /** The input. */
  ref?: Ref<HTMLInputElement> | undefined;
  /** Attributes for tests and scripts of the host, such as `data-testid`, on the input. */
  [data: `data-${string}`]: string | number | boolean | undefined;
  /** In place of the built-in words. */
  texts?: Partial<Record<OneTimeCodeInputWord, string>> | undefined;
}

/**
 * The digits of a message, a mail or an authenticator app. One input, so that phones fill it in, spaces are pasted and
 * screen readers read it as a whole.
 */
export function OneTimeCodeInput({
  label,
  hint,
  error,
  length = 6,
  value: valueProp,
  defaultValue = '',
  onChange,
  onComplete,
  onBlur,
  id,
  disabled,
  autoFocus = false,
  texts,
  ...input
}: OneTimeCodeInputProps) {
  const say = useWords(oneTimeCodeInputWords, texts);
  const [value, setValue] = useControllableState({ prop: valueProp, defaultProp: defaultValue, onChange });
  return (
    <Field id={id} label={label ?? say('label')} hint={hint ?? say('hint', { length })} error={error}>
      {(control) => (
        <input
          {...input}
          {...control}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          autoCapitalize="off"
          spellCheck={false}
          disabled={disabled}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- only where the person has just asked for a code
          autoFocus={autoFocus}
          value={value}
          className={classes(controlClass, styles.code)}
          onBlur={onBlur}
          onChange={(event) => {
            const digits = digitsOf(event.target.value, length);
            setValue(digits);
            if (digits.length === length && digits !== value) onComplete?.(digits);
          }}
        />
      )}
    </Field>
  );
}
