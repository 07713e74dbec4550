import { useId } from 'react';
import type { ReactNode } from 'react';
import { classes } from '../../internal/classes.ts';
import { misuse } from '../../internal/misuse.ts';
import { box, detail as detailClass, kinds, row, words } from '../Checkbox/Checkbox.css.ts';
import { field, label as labelClass } from '../Field/Field.css.ts';
import { FieldError } from '../Field/Field.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { block, end as endClass, legend, option as optionClass, plain } from './RadioGroup.css.ts';

export interface RadioOption {
  value: string;
  label: ReactNode;
  detail?: ReactNode;
  /** At the end of the row, such as a price. */
  end?: ReactNode;
  disabled?: boolean | undefined;
}

export interface RadioGroupProps {
  label: ReactNode;
  labelHidden?: boolean | undefined;
  name?: string | undefined;
  options: readonly RadioOption[];
  value: string | undefined;
  onChange: (value: string) => void;
  error?: ReactNode;
  /** Rows in one outlined block: for a practice date or a way to pay. */
  outlined?: boolean | undefined;
}

/** One of a few options, all in view. Renders nothing without options. */
export function RadioGroup({
  label,
  labelHidden = false,
  name,
  options,
  value,
  onChange,
  error,
  outlined = false,
}: RadioGroupProps) {
  misuse?.(
    'RadioGroup',
    value !== undefined && !options.some((option) => option.value === value),
    `no option has the \`value\` "${value}"; give one of ${options.map((option) => option.value).join(', ')}, or undefined for none.`,
  );
  const own = useId();
  const invalid = error !== undefined && error !== null && error !== false && error !== '';
  if (options.length === 0) return null;
  return (
    // A plain group has no `aria-invalid`.
    <fieldset
      role="radiogroup"
      className={field}
      aria-invalid={invalid || undefined}
      aria-describedby={invalid ? `${own}-error` : undefined}
    >
      {labelHidden ? (
        <VisuallyHidden as="legend">{label}</VisuallyHidden>
      ) : (
        <legend className={classes(labelClass, legend)}>{label}</legend>
      )}
      <div className={outlined ? block : undefined}>
        {options.map((option) => (
          <label key={option.value} className={classes(row, optionClass, !outlined && plain)}>
            <input
              type="radio"
              name={name ?? own}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => {
                onChange(option.value);
              }}
              className={classes(box, kinds.radio)}
            />
            <span className={words}>
              {option.label}
              {option.detail !== undefined && <span className={detailClass}>{option.detail}</span>}
            </span>
            {option.end !== undefined && <span className={endClass}>{option.end}</span>}
          </label>
        ))}
      </div>
      <FieldError id={`${own}-error`}>{invalid ? error : undefined}</FieldError>
    </fieldset>
  );
}
