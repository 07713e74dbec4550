import { useControllableState } from '@radix-ui/react-use-controllable-state';
import { useRef, useState } from 'react';
import { CalendarDays } from 'lucide-react';
import { classes } from '../../internal/classes.ts';
import { misuse } from '../../internal/misuse.ts';
import type { RootProps } from '../../internal/root.ts';
import { usePicker } from '../../internal/usePicker.ts';
import { useWords } from '../../internal/words.ts';
import { useMedeina } from '../../styles/provider.tsx';
import { control as controlClass, room, trailing, wrap } from '../Field/Field.css.ts';
import { Field } from '../Field/Field.tsx';
import type { FieldTexts } from '../Field/Field.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { native, text as textClass } from './DateField.css.ts';
import { dateFieldWords } from './DateField.words.ts';
import type { DateFieldWord } from './DateField.words.ts';
import { problemOf, readDay, writeDay } from './day.ts';
import type { DayProblem } from './day.ts';

export type { DayProblem } from './day.ts';

export interface DateFieldProps extends FieldTexts, RootProps<HTMLInputElement> {
  /** The name in a submitted form. */
  name?: string | undefined;
  /** An ISO date, or an empty string, where you keep the state. */
  value?: string | undefined;
  /** The date at first, where the field keeps its own. */
  defaultValue?: string | undefined;
  /** The date as ISO, empty if there is none, and what is wrong with the text. */
  onChange?: ((day: string, problem: DayProblem | undefined) => void) | undefined;
  /** The first date allowed, as ISO. */
  min?: string | undefined;
  /** The last date allowed, as ISO. */
  max?: string | undefined;
  /** An example, shown while the field is empty. */
  placeholder?: string | undefined;
  /** Cannot be changed. */
  disabled?: boolean | undefined;
  /** What the browser may fill in, such as `bday`. */
  autoComplete?: string | undefined;
  /** The focus left the text. */
  onBlur?: (() => void) | undefined;
  /** Words in place of the built-in ones. */
  texts?: Partial<Record<DateFieldWord, string>> | undefined;
}

/**
 * A date, typed as ISO or in the locale's order, or picked in the native calendar. On blur the text is written as the
 * locale writes it and errors show, not at each keystroke; what is kept and submitted is ISO.
 */
export function DateField({
  error,
  name,
  value: given,
  defaultValue = '',
  onChange,
  min,
  max,
  placeholder,
  disabled = false,
  autoComplete = 'off',
  onBlur,
  texts,
  ...field
}: DateFieldProps) {
  const [value, setValue] = useControllableState({
    prop: given,
    defaultProp: defaultValue,
    caller: 'DateField',
  });
  misuse?.(
    'DateField',
    [value, min, max].some((day) => day !== undefined && day !== '' && readDay(day, 'lt') !== day),
    `\`value\` (${value}), \`min\` (${min}) and \`max\` (${max}) are days as ISO writes them, such as 2026-12-04, that exist.`,
  );
  misuse?.(
    'DateField',
    min !== undefined && max !== undefined && min > max,
    `\`min\` (${min}) is after \`max\` (${max}), so no day will do; exchange them.`,
  );
  const { locale } = useMedeina();
  const say = useWords(dateFieldWords, texts);
  const calendar = useRef<HTMLInputElement>(null);
  const hasPicker = usePicker();
  // The typed text, while it differs from the value.
  const [typed, setTyped] = useState<string | undefined>();
  const [left, setLeft] = useState(true);
  // A value from outside replaces the typed text.
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    if (typed !== undefined && (readDay(typed, locale) ?? '') !== value) setTyped(undefined);
  }
  const text = typed ?? writeDay(value, locale);
  const problem = problemOf(text, readDay(text, locale), { min, max });
  const write = (day: string | undefined) => writeDay(day ?? '', locale);
  const own =
    left && problem !== undefined
      ? say(problem, { min: write(min), max: write(max), example: write('1990-04-28') })
      : undefined;

  const change = (next: string) => {
    const day = readDay(next, locale);
    setTyped(next);
    setKnown(day ?? '');
    setValue(day ?? '');
    onChange?.(day ?? '', problemOf(next, day, { min, max }));
  };

  return (
    <Field {...field} error={error ?? own}>
      {(control) => (
        <span className={wrap}>
          <input
            {...control}
            type="text"
            inputMode="text"
            value={text}
            placeholder={placeholder}
            disabled={disabled}
            autoComplete={autoComplete}
            className={classes(controlClass, hasPicker && room.end, textClass)}
            onChange={(event) => {
              setLeft(false);
              change(event.target.value);
            }}
            onBlur={() => {
              setLeft(true);
              const day = readDay(text, locale);
              if (day !== undefined) setTyped(undefined);
              onBlur?.();
            }}
          />
          <input
            ref={calendar}
            type="date"
            tabIndex={-1}
            aria-hidden="true"
            value={readDay(text, locale) ?? ''}
            min={min}
            max={max}
            disabled={disabled}
            className={native}
            onChange={(event) => {
              change(event.target.value);
              setTyped(undefined);
              setLeft(true);
            }}
          />
          {name !== undefined && (
            <input type="hidden" name={name} value={readDay(text, locale) ?? text} disabled={disabled} />
          )}
          {hasPicker && (
            <span className={trailing}>
              <IconButton
                icon={CalendarDays}
                label={say('calendar')}
                tip="above-start"
                disabled={disabled}
                aria-haspopup="dialog"
                onClick={() => {
                  try {
                    calendar.current?.showPicker();
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
