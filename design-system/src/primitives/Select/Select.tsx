import type { Ref, SelectHTMLAttributes } from 'react';
import { ChevronDown } from 'lucide-react';
import { classes } from '../../internal/classes.ts';
import { control as controlClass, wrap } from '../Field/Field.css.ts';
import { Field } from '../Field/Field.tsx';
import type { FieldTexts } from '../Field/Field.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { chevron, select, sizes } from './Select.css.ts';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean | undefined;
  /** If the option is in another language than the page. */
  lang?: string | undefined;
}

export interface SelectProps
  extends
    FieldTexts,
    Omit<
      SelectHTMLAttributes<HTMLSelectElement>,
      'className' | 'style' | 'children' | 'size' | 'multiple' | 'aria-describedby' | 'aria-invalid'
    > {
  /** The choices, in their order. */
  options: readonly SelectOption[];
  /** Shown while nothing is chosen; not an option itself. */
  placeholder?: string | undefined;
  /** `sm` in a toolbar. */
  size?: 'sm' | 'md' | undefined;
  /** The element that takes the focus. */
  ref?: Ref<HTMLSelectElement> | undefined;
}

/** One of a few options, as a native select: accessible, without scripts, and styled where the browser can. */
export function Select({
  id,
  label,
  labelHidden,
  hint,
  error,
  optional,
  options,
  placeholder,
  size = 'md',
  ...rest
}: SelectProps) {
  // The browser would select the first option.
  const isUnchosen = placeholder !== undefined && rest.value === undefined && rest.defaultValue === undefined;
  const isNone = rest.value === '' || rest.defaultValue === '';
  const hasEmpty = (placeholder !== undefined || isNone) && !options.some(({ value }) => value === '');
  return (
    <Field id={id} label={label} labelHidden={labelHidden} hint={hint} error={error} optional={optional}>
      {(control) => (
        <span className={wrap}>
          <select
            {...rest}
            {...(isUnchosen && { defaultValue: '' })}
            {...control}
            className={classes(controlClass, select, sizes[size])}
          >
            {hasEmpty && (
              <option value="" disabled hidden>
                {placeholder}
              </option>
            )}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled} lang={option.lang}>
                {option.label}
              </option>
            ))}
          </select>
          <span className={chevron}>
            <Icon icon={ChevronDown} />
          </span>
        </span>
      )}
    </Field>
  );
}
