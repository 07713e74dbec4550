import { useId, useState } from 'react';
import type { FocusEventHandler, Ref } from 'react';
import { useControllableState } from '@radix-ui/react-use-controllable-state';
import { Minus, Plus } from 'lucide-react';
import { classes } from '../../internal/classes.ts';
import { decimalsOf, parseDecimal, writeDecimal } from '../../internal/decimal.ts';
import { misuse } from '../../internal/misuse.ts';
import type { RootProps } from '../../internal/root.ts';
import { useWords } from '../../internal/words.ts';
import { useMedeina } from '../../styles/provider.tsx';
import { control as controlClass } from '../Field/Field.css.ts';
import { Field } from '../Field/Field.tsx';
import type { FieldTexts } from '../Field/Field.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { numberFieldWords } from './NumberField.words.ts';
import type { NumberFieldWord } from './NumberField.words.ts';
import * as styles from './NumberField.css.ts';

/** A number, or `''` where none is given. */
export type NumberValue = number | '';

export interface NumberFieldProps extends Omit<RootProps<HTMLInputElement>, 'ref'>, FieldTexts {
  /** The input, which takes the focus. */
  ref?: Ref<HTMLInputElement> | undefined;
  /** The number; `''` for none. */
  value?: NumberValue | undefined;
  /** The number at first, where the field keeps its own. */
  defaultValue?: NumberValue | undefined;
  /** Gets each number that may stand as it is, and `''` for none. */
  onChange?: ((value: NumberValue) => void) | undefined;
  /** The focus left the field; the number is corrected by then. */
  onBlur?: FocusEventHandler<HTMLInputElement> | undefined;
  /** The name in a submitted form. */
  name?: string | undefined;
  /** The least that may be given. */
  min?: number | undefined;
  /** The most that may be given. */
  max?: number | undefined;
  /** Numbers are rounded to it, counted from `min`. By default any number will do. */
  step?: number | undefined;
  /** Buttons for one step less and more, for small whole numbers. */
  buttons?: boolean | undefined;
  /** After the box: "mg", "kg". */
  unit?: string | undefined;
  /** Cannot be changed nor focused. */
  disabled?: boolean | undefined;
  /** Can be read and copied, not changed. */
  readOnly?: boolean | undefined;
  /** In place of the built-in words. */
  texts?: Partial<Record<NumberFieldWord, string>> | undefined;
}

interface Limits {
  min: number | undefined;
  max: number | undefined;
  step: number | undefined;
}

type Correction = 'low' | 'high' | 'rounded';

/** The nearest number that may be, and why it differs. */
function correct(value: number, { min, max, step }: Limits): { value: number; why?: Correction } {
  if (min !== undefined && value < min) return { value: min, why: 'low' };
  if (max !== undefined && value > max) return { value: max, why: 'high' };
  if (step === undefined) return { value };
  const from = min ?? 0;
  const decimals = Math.max(decimalsOf(step), decimalsOf(from));
  // Without the noise of binary fractions, which would turn a half down.
  const steps = Math.round(Number(((value - from) / step).toFixed(9)));
  const near = Number((from + steps * step).toFixed(decimals));
  const fits = max !== undefined && near > max ? Number((near - step).toFixed(decimals)) : near;
  return fits === value ? { value } : { value: fits, why: 'rounded' };
}

/**
 * A number typed as people write it, with a comma or a point. A plain text input: a spin button changes under the wheel
 * of a mouse and reads out poorly. What cannot stand is corrected on leaving the field, and said.
 */
export function NumberField({
  id,
  label,
  labelHidden,
  hint,
  error,
  optional,
  value,
  defaultValue = '',
  onChange,
  onBlur,
  name,
  min,
  max,
  step,
  buttons = false,
  unit,
  disabled,
  readOnly,
  texts,
  ...rest
}: NumberFieldProps) {
  misuse?.(
    'NumberField',
    min !== undefined && max !== undefined && min > max,
    `\`min\` (${min}) is above \`max\` (${max}); give a range.`,
  );
  misuse?.('NumberField', step !== undefined && !(step > 0), `\`step\` is ${step}; give one above 0.`);
  const { locale } = useMedeina();
  const say = useWords(numberFieldWords, texts);
  const unitId = useId();
  const [number, setNumber] = useControllableState({
    prop: value,
    defaultProp: defaultValue,
    onChange,
    caller: 'NumberField',
  });
  /** What stands in the box while it is not yet a number that may stay. */
  const [typed, setTyped] = useState<string>();
  const [note, setNote] = useState('');
  /** The number after a press of a button: the box shows it, readers have to hear it. */
  const [said, setSaid] = useState('');
  /** The number that stood when the text was found unreadable: another one comes from outside and replaces the text. */
  const [unreadable, setUnreadable] = useState<{ readonly over: NumberValue }>();
  if (unreadable !== undefined && unreadable.over !== number) {
    setUnreadable(undefined);
    setTyped(undefined);
  }
  const limits: Limits = { min, max, step };

  const write = (one: number) => writeDecimal(one, locale);
  const take = (given: number) => {
    const corrected = correct(given, limits);
    setTyped(undefined);
    setUnreadable(undefined);
    setNote(corrected.why === undefined ? '' : say(corrected.why, { value: write(corrected.value) }));
    setNumber(corrected.value);
  };
  const leave = () => {
    if (typed === undefined) return;
    const given = parseDecimal(typed, locale);
    if (given !== undefined) take(given);
    else if (typed.trim() === '') setTyped(undefined);
    else setUnreadable({ over: number });
  };
  const stepBy = (direction: 1 | -1) => {
    const by = step ?? 1;
    const from = number === '' ? (min ?? 0) - (direction === 1 ? by : -by) : number;
    const next = Number((from + direction * by).toFixed(Math.max(decimalsOf(by), decimalsOf(from))));
    const { value: given } = correct(next, limits);
    take(given);
    setSaid(write(given));
  };
  const stepButton = (direction: 1 | -1, end: number | undefined) => {
    const isAtEnd = number !== '' && number === end;
    return {
      disabled: disabled === true || readOnly === true,
      // Not `disabled`: the focus would be lost at the end of the way.
      'aria-disabled': isAtEnd,
      onClick: () => {
        if (!isAtEnd) stepBy(direction);
      },
    };
  };
  const example = write(correct(step === undefined ? 2.5 : (min ?? 0) + step, limits).value);

  return (
    <Field
      id={id}
      label={label}
      labelHidden={labelHidden}
      hint={hint}
      error={unreadable ? say('unreadable', { example }) : error}
      optional={optional}
    >
      {(control) => (
        <>
          <span className={styles.row}>
            {buttons && (
              <IconButton
                icon={Minus}
                shape="ring"
                tip="none"
                label={say('less')}
                aria-controls={control.id}
                {...stepButton(-1, min)}
              />
            )}
            <span className={styles.box}>
              <input
                {...rest}
                {...control}
                aria-describedby={
                  classes(control['aria-describedby'], unit !== undefined && unitId) || undefined
                }
                type="text"
                inputMode={step === undefined || decimalsOf(step) > 0 ? 'decimal' : 'numeric'}
                autoComplete="off"
                name={name}
                value={typed ?? (number === '' ? '' : write(number))}
                disabled={disabled}
                readOnly={readOnly}
                className={classes(controlClass, styles.input)}
                onChange={(event) => {
                  const text = event.target.value;
                  const given = parseDecimal(text, locale);
                  setTyped(text);
                  setNote('');
                  if (text.trim() === '') setNumber('');
                  else if (given !== undefined && correct(given, limits).value === given) setNumber(given);
                  if (given !== undefined || text.trim() === '') setUnreadable(undefined);
                }}
                onKeyDown={(event) => {
                  if (event.key === 'Enter') leave();
                }}
                onBlur={(event) => {
                  leave();
                  onBlur?.(event);
                }}
              />
            </span>
            {unit !== undefined && (
              <span id={unitId} className={styles.unit}>
                {unit}
              </span>
            )}
            {buttons && (
              <IconButton
                icon={Plus}
                shape="ring"
                tip="none"
                label={say('more')}
                aria-controls={control.id}
                {...stepButton(1, max)}
              />
            )}
          </span>
          <p role="status" className={styles.note}>
            {note}
          </p>
          {buttons && <VisuallyHidden live="polite">{said}</VisuallyHidden>}
        </>
      )}
    </Field>
  );
}
