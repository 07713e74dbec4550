import { useControllableState } from '@radix-ui/react-use-controllable-state';
import { useState } from 'react';
import { ChevronDown } from 'lucide-react';
import { classes } from '../../internal/classes.ts';
import type { RootProps } from '../../internal/root.ts';
import { useWords } from '../../internal/words.ts';
import { control as controlClass } from '../Field/Field.css.ts';
import { Field } from '../Field/Field.tsx';
import type { FieldTexts } from '../Field/Field.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { joinNumber, losesNothing, partNumber } from './number.ts';
import type { PhoneCountry, PhoneParts } from './number.ts';
import { phoneFieldWords } from './PhoneField.words.ts';
import type { PhoneFieldWord } from './PhoneField.words.ts';
import * as styles from './PhoneField.css.ts';

export type { PhoneCountry } from './number.ts';

export interface PhoneFieldProps extends FieldTexts, RootProps<HTMLInputElement> {
  /** The name of the whole number in a submitted form. */
  name?: string | undefined;
  /** The whole number, where you keep the state: a plus and digits, or an empty string. */
  value?: string | undefined;
  /** The number at first, where the field keeps its own. */
  defaultValue?: string | undefined;
  /** Called with the whole number as it changes. */
  onChange?: ((number: string) => void) | undefined;
  /** The countries to choose from; the first is the default. */
  countries: readonly [PhoneCountry, ...PhoneCountry[]];
  /** Groups the digits after the prefix. Applied only if it keeps every digit and the caret is at the end. */
  format?: ((national: string, country: PhoneCountry) => string) | undefined;
  /** Cannot be changed. */
  disabled?: boolean | undefined;
  /** The focus left the number. */
  onBlur?: (() => void) | undefined;
  /** Words in place of the built-in ones. */
  texts?: Partial<Record<PhoneFieldWord, string>> | undefined;
}

/**
 * A phone number: country prefix and national number. A whole number, typed, pasted or autofilled, selects its country;
 * no digit is ever dropped. The caller validates it.
 */
export function PhoneField({
  name,
  value: given,
  defaultValue = '',
  onChange,
  countries,
  format,
  disabled = false,
  onBlur,
  texts,
  ...field
}: PhoneFieldProps) {
  const say = useWords(phoneFieldWords, texts);
  const [value, setValue] = useControllableState({
    prop: given,
    defaultProp: defaultValue,
    onChange,
    caller: 'PhoneField',
  });
  const written = (parts: PhoneParts): PhoneParts =>
    parts.country === undefined || format === undefined
      ? parts
      : { ...parts, national: losesNothing(parts.national, format(parts.national, parts.country)) };
  const [parts, setParts] = useState<PhoneParts>(() => written(partNumber(value, countries, countries[0])));
  // Follows a value from outside; typed ones are already known.
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    if (joinNumber(parts) !== value) setParts(written(partNumber(value, countries, parts.country)));
  }

  const change = (next: PhoneParts) => {
    const number = joinNumber(next);
    setParts(next);
    setKnown(number);
    setValue(number);
  };
  const shown = parts.country === undefined ? '+' : `+${parts.country.prefix}`;

  return (
    <Field {...field}>
      {(control) => (
        <span className={styles.parts}>
          <span className={classes(controlClass, styles.prefix)}>
            <span aria-hidden="true">{shown}</span>
            <Icon icon={ChevronDown} size="small" />
            <select
              aria-label={say('country')}
              autoComplete="tel-country-code"
              disabled={disabled}
              className={styles.select}
              value={parts.country?.code ?? ''}
              onChange={(event) => {
                const country = countries.find(({ code }) => code === event.target.value);
                // The number of an unknown country begins with a plus; keep its digits.
                const national = parts.national.replace(/^\+/u, '');
                change(written({ country, national }));
              }}
            >
              {parts.country === undefined && <option value="">+</option>}
              {countries.map(({ code, name: country, prefix }) => (
                <option key={code} value={code}>
                  {country} (+{prefix})
                </option>
              ))}
            </select>
          </span>
          <input
            {...control}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            value={parts.national}
            disabled={disabled}
            className={classes(controlClass, styles.number)}
            onChange={(event) => {
              const { value: text, selectionStart } = event.target;
              const next = partNumber(text, countries, parts.country ?? countries[0]);
              // While editing in the middle or deleting, the text is not reformatted.
              const isAtEnd = selectionStart === text.length && text.length > parts.national.length;
              change(isAtEnd ? written(next) : next);
            }}
            onBlur={() => {
              change(written(parts));
              onBlur?.();
            }}
          />
          {name !== undefined && (
            <input type="hidden" name={name} value={joinNumber(parts)} disabled={disabled} />
          )}
        </span>
      )}
    </Field>
  );
}
