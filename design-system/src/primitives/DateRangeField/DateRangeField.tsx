import { useId, useRef, useState, useSyncExternalStore } from 'react';
import type { ReactNode, Ref } from 'react';
import { useControllableState } from '@radix-ui/react-use-controllable-state';
import { misuse } from '../../internal/misuse.ts';
import type { RootProps } from '../../internal/root.ts';
import { useWords } from '../../internal/words.ts';
import { Chip } from '../Chip/Chip.tsx';
import { DateField } from '../DateField/DateField.tsx';
import type { DayProblem } from '../DateField/DateField.tsx';
import { problemOf } from '../DateField/day.ts';
import { hint as hintClass } from '../Field/Field.css.ts';
import { FieldError } from '../Field/Field.tsx';
import { rangeOf, rangeProblemOf, todayHere } from './presets.ts';
import type { DateRange, DateRangePreset, RangeProblem } from './presets.ts';
import { dateRangeFieldWords } from './DateRangeField.words.ts';
import type { DateRangeFieldWord } from './DateRangeField.words.ts';
import * as styles from './DateRangeField.css.ts';

export { dateRangePresets } from './presets.ts';
export type { DateRange, DateRangePreset, RangeProblem } from './presets.ts';

export interface DateRangeFieldProps extends RootProps<HTMLFieldSetElement> {
  /** The name of both days together, such as "Period". */
  label: ReactNode;
  /** What the period is for. */
  hint?: ReactNode;
  /** What is wrong with the period and how to fix it. */
  error?: ReactNode;
  /** Both days as ISO; `''` is no day. */
  value?: DateRange | undefined;
  /** Both days at first. */
  defaultValue?: DateRange | undefined;
  /** Called with both days and what is wrong with them; a day that cannot be read is `''`. */
  onChange?: ((range: DateRange, problem: DayProblem | RangeProblem | undefined) => void) | undefined;
  /** Called when the focus leaves both days. */
  onBlur?: (() => void) | undefined;
  /** The first day that is allowed, as ISO. */
  min?: string | undefined;
  /** The last day that is allowed, as ISO. */
  max?: string | undefined;
  /** The longest period, both ends counted. */
  maxDays?: number | undefined;
  /** Periods that one press sets. */
  presets?: readonly DateRangePreset[] | undefined;
  /** The day from which presets count, as ISO; that of the person's clock by default. */
  today?: string | undefined;
  /** The name of the first day in its form. */
  fromName?: string | undefined;
  /** The name of the last day in its form. */
  toName?: string | undefined;
  /** Cannot be changed now. */
  disabled?: boolean | undefined;
  /** The input of the first day, which takes the focus where a form finds the period wrong. */
  fromRef?: Ref<HTMLInputElement> | undefined;
  /** In place of the built-in words. */
  texts?: Partial<Record<DateRangeFieldWord, string>> | undefined;
}

const noDays: DateRange = { from: '', to: '' };
const noPresets: readonly DateRangePreset[] = [];
const never = () => () => {};
/** The server's day may be another than the person's: no preset is pressed before hydration. */
const noToday = () => '';

/** A period: two days that are typed or chosen in the platform's calendar, or one press for a common one. */
export function DateRangeField({
  label,
  hint,
  error,
  value: valueProp,
  defaultValue = noDays,
  onChange,
  onBlur,
  min,
  max,
  maxDays,
  presets = noPresets,
  today: todayProp,
  fromName,
  toName,
  disabled = false,
  fromRef,
  texts,
  ...root
}: DateRangeFieldProps) {
  const isSwapped = min !== undefined && max !== undefined && min > max;
  misuse?.(
    'DateRangeField',
    isSwapped,
    `\`min\` (${min}) is after \`max\` (${max}), so no day will do; exchange them.`,
  );
  // Reported above, once, and not by each day again; no day at all would do.
  const bounds = isSwapped ? {} : { min, max };
  const id = useId();
  const say = useWords(dateRangeFieldWords, texts);
  const [value, setValue] = useControllableState({ prop: valueProp, defaultProp: defaultValue });
  const here = useSyncExternalStore(never, todayHere, noToday);
  const today = todayProp ?? here;
  // What stood there when a field was left: a date that is still being typed is not wrong yet.
  const [left, setLeft] = useState(value);
  /** What is wrong with a day, as long as that day stands. */
  const wrong = useRef<Partial<Record<keyof DateRange, { day: string; problem: DayProblem | undefined }>>>(
    {},
  );
  const change = (range: DateRange) => {
    setValue(range);
    // Days of a preset, or from outside, were not typed: only the bounds can be against them.
    const wrongWith = (end: keyof DateRange) =>
      wrong.current[end]?.day === range[end]
        ? wrong.current[end].problem
        : problemOf(range[end], range[end], bounds);
    onChange?.(range, wrongWith('from') ?? wrongWith('to') ?? rangeProblemOf(range, maxDays));
  };
  const changeDay = (end: keyof DateRange, day: string, problem: DayProblem | undefined) => {
    wrong.current[end] = { day, problem };
    change({ ...value, [end]: day });
  };
  const problem = rangeProblemOf(left, maxDays) && rangeProblemOf(value, maxDays);
  const own = problem && say(problem, { days: maxDays ?? 0 });
  const isHinted = hint !== undefined && hint !== null;
  const isWrong = error !== undefined && error !== null && error !== false && error !== '';
  return (
    // Only observes the focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <fieldset
      {...root}
      className={styles.group}
      disabled={disabled}
      aria-describedby={
        [isWrong && `${id}-error`, isHinted && `${id}-hint`].filter(Boolean).join(' ') || undefined
      }
      onBlur={(event) => {
        setLeft(value);
        if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.();
      }}
    >
      <legend className={styles.legend}>{label}</legend>
      {presets.length > 0 && (
        <div role="group" aria-label={say('presets')} className={styles.presets}>
          {presets.map((preset) => {
            const range = today === '' ? noDays : rangeOf(preset, today);
            return (
              <Chip
                key={preset}
                disabled={disabled}
                pressed={value.from !== '' && range.from === value.from && range.to === value.to}
                onPressedChange={(isOn) => {
                  const next = isOn ? range : noDays;
                  setLeft(next);
                  change(next);
                }}
              >
                {say(preset)}
              </Chip>
            );
          })}
        </div>
      )}
      <div className={styles.days}>
        <div className={styles.day}>
          <DateField
            ref={fromRef}
            label={say('from')}
            name={fromName}
            value={value.from}
            {...bounds}
            disabled={disabled}
            onChange={(day, dayProblem) => {
              changeDay('from', day, dayProblem);
            }}
          />
        </div>
        <div className={styles.day}>
          <DateField
            label={say('to')}
            name={toName}
            value={value.to}
            {...bounds}
            disabled={disabled}
            error={own}
            onChange={(day, dayProblem) => {
              changeDay('to', day, dayProblem);
            }}
          />
        </div>
      </div>
      <div className={styles.below}>
        <FieldError id={`${id}-error`}>{isWrong ? error : undefined}</FieldError>
        {isHinted && (
          <p id={`${id}-hint`} className={hintClass}>
            {hint}
          </p>
        )}
      </div>
    </fieldset>
  );
}
