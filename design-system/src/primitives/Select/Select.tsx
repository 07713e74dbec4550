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
  /** Where the option is in another language than the page. */
  lang?: string | undefined;
}

export interface SelectProps
  extends
    FieldTexts,
    Omit<
      SelectHTMLAttributes<HTMLSelectElement>,
      'className' | 'style' | 'children' | 'size' | 'multiple' | 'aria-describedby' | 'aria-invalid'
    > {
  options: readonly SelectOption[];
  /** Shown while nothing is chosen; it can't be chosen again. */
  placeholder?: string | undefined;
  /** `sm` in a toolbar, beside what it sorts. */
  size?: 'sm' | 'md' | undefined;
  ref?: Ref<HTMLSelectElement> | undefined;
}

/**
 * One of a few. The platform's own select: right on the server, on touch and for those who listen, without a
 * script; where the browser can, its list looks like the product's.
 */
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
  // A browser would choose the first option.
  const isUnchosen = placeholder !== undefined && rest.value === undefined && rest.defaultValue === undefined;
  return (
    <Field id={id} label={label} labelHidden={labelHidden} hint={hint} error={error} optional={optional}>
      {(control) => (
        <span className={wrap}>
          <select
            {...(isUnchosen && { defaultValue: '' })}
            {...rest}
            {...control}
            className={classes(controlClass, select, sizes[size])}
          >
            {placeholder !== undefined && (
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
