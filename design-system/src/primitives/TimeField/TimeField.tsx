import { useRef, useState } from 'react';
import type { Ref } from 'react';
import { useControllableState } from '@radix-ui/react-use-controllable-state';
import { Clock } from 'lucide-react';
import { classes } from '../../internal/classes.ts';
import { misuse } from '../../internal/misuse.ts';
import { usePicker } from '../../internal/usePicker.ts';
import { useWords } from '../../internal/words.ts';
import { native } from '../DateField/DateField.css.ts';
import { control as controlClass, room, trailing, wrap } from '../Field/Field.css.ts';
import { Field } from '../Field/Field.tsx';
import type { FieldTexts } from '../Field/Field.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { readTime, timeProblemOf } from './time.ts';
import type { TimeProblem } from './time.ts';
import { timeFieldWords } from './TimeField.words.ts';
import type { TimeFieldWord } from './TimeField.words.ts';
import * as styles from './TimeField.css.ts';

export type { TimeProblem } from './time.ts';

export interface TimeFieldProps extends FieldTexts {
  /** The id of the input. */
  id?: string | undefined;
  /** The name of the input in its form. */
  name?: string | undefined;
  /** The time as `HH:MM`, or `''`. */
  value?: string | undefined;
  /** The time at first. */
  defaultValue?: string | undefined;
  /** Called with the time as `HH:MM`, `''` while there is none, and what is wrong with the text. */
  onChange?: ((time: string, problem: TimeProblem | undefined) => void) | undefined;
  /** The first time that is allowed, as `HH:MM`. */
  min?: string | undefined;
  /** The last time that is allowed, as `HH:MM`. */
  max?: string | undefined;
  /** Minutes between the times that the platform's clock offers, 5 by default; any may be typed. */
  step?: number | undefined;
  /** Cannot be changed now. */
  disabled?: boolean | undefined;
  /** Called when the field loses the focus. */
  onBlur?: (() => void) | undefined;
  /** The input. */
  ref?: Ref<HTMLInputElement> | undefined;
  /** Attributes for tests and scripts of the host, such as `data-testid`, on the input. */
  [data: `data-${string}`]: string | number | boolean | undefined;
  /** In place of the built-in words. */
  texts?: Partial<Record<TimeFieldWord, string>> | undefined;
}

/**
 * A time of day, typed in any usual way or chosen with the platform's clock. On leaving, the text becomes `HH:MM` and
 * errors show, not at each keystroke.
 */
export function TimeField({
  id,
  label,
  labelHidden,
  hint,
  error,
  optional,
  value: valueProp,
  defaultValue = '',
  onChange,
  min,
  max,
  step = 5,
  disabled = false,
  onBlur,
  name,
  texts,
  ...input
}: TimeFieldProps) {
  misuse?.(
    'TimeField',
    [valueProp, min, max].some((time) => time !== undefined && time !== '' && readTime(time) !== time),
    `\`value\` (${valueProp}), \`min\` (${min}) and \`max\` (${max}) are times as \`HH:MM\`, such as 09:30.`,
  );
  const say = useWords(timeFieldWords, texts);
  const [value, setValue] = useControllableState({ prop: valueProp, defaultProp: defaultValue });
  const clock = useRef<HTMLInputElement>(null);
  const hasPicker = usePicker();
  // The typed text, while it differs from the value.
  const [typed, setTyped] = useState<string>();
  const [isLeft, setLeft] = useState(true);
  // A value from outside replaces the typed text.
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    if (typed !== undefined && (readTime(typed) ?? '') !== value) setTyped(undefined);
  }
  const text = typed ?? value;
  const problem = isLeft ? timeProblemOf(text, { min, max }) : undefined;
  const own = problem && say(problem, { min: min ?? '', max: max ?? '' });
  const change = (next: string) => {
    const time = readTime(next) ?? '';
    setTyped(next);
    setKnown(time);
    setValue(time);
    onChange?.(time, timeProblemOf(next, { min, max }));
  };
  return (
    <Field
      id={id}
      label={label}
      labelHidden={labelHidden}
      hint={hint}
      error={error ?? own}
      optional={optional}
    >
      {(control) => (
        <span className={classes(wrap, styles.field)}>
          <input
            {...input}
            {...control}
            type="text"
            value={text}
            disabled={disabled}
            autoComplete="off"
            className={classes(controlClass, hasPicker && room.end, styles.text)}
            onChange={(event) => {
              setLeft(false);
              change(event.target.value);
            }}
            onBlur={() => {
              setLeft(true);
              if (readTime(text) !== undefined) setTyped(undefined);
              onBlur?.();
            }}
          />
          <input
            ref={clock}
            type="time"
            tabIndex={-1}
            aria-hidden="true"
            value={readTime(text) ?? ''}
            min={min}
            max={max}
            step={step * 60}
            disabled={disabled}
            className={native}
            onChange={(event) => {
              change(event.target.value);
              setTyped(undefined);
              setLeft(true);
            }}
          />
          {name !== undefined && (
            <input type="hidden" name={name} value={readTime(text) ?? text} disabled={disabled} />
          )}
          {hasPicker && (
            <span className={trailing}>
              <IconButton
                icon={Clock}
                label={say('open')}
                tip="above-start"
                disabled={disabled}
                aria-haspopup="dialog"
                onClick={() => {
                  try {
                    clock.current?.showPicker();
                  } catch {
                    // Older browsers have no picker; typing still works.
                  }
                }}
              />
            </span>
          )}
        </span>
      )}
    </Field>
  );
}
