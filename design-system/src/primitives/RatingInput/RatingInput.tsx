import { useId } from 'react';
import type { ReactNode, Ref } from 'react';
import { Star } from 'lucide-react';
import { field, label as labelClass } from '../Field/Field.css.ts';
import { FieldError } from '../Field/Field.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { input, row, star as starClass } from './RatingInput.css.ts';

const stars = [1, 2, 3, 4, 5] as const;
/** As many stars as a person may give. */
export type StarCount = (typeof stars)[number];

export interface RatingInputProps {
  label: ReactNode;
  /** The name that a plain form sends it by. */
  name?: string | undefined;
  value: StarCount | undefined;
  onChange: (stars: StarCount) => void;
  /** Each star spoken: "4 žvaigždutės". */
  starLabel: (stars: StarCount) => string;
  error?: ReactNode;
  disabled?: boolean | undefined;
  ref?: Ref<HTMLFieldSetElement> | undefined;
}

/** How many of five stars: five radio buttons, each with its spoken name. */
export function RatingInput({
  label,
  name,
  value,
  onChange,
  starLabel,
  error,
  disabled = false,
  ref,
}: RatingInputProps) {
  const own = useId();
  const invalid = error !== undefined && error !== null && error !== false && error !== '';
  return (
    // A plain group has no `aria-invalid`.
    <fieldset
      ref={ref}
      role="radiogroup"
      className={field}
      disabled={disabled}
      aria-invalid={invalid || undefined}
      aria-describedby={invalid ? `${own}-error` : undefined}
    >
      <legend className={labelClass}>{label}</legend>
      <div className={row}>
        {stars.map((star) => {
          const isOn = value !== undefined && star <= value;
          return (
            <label key={star} className={starClass} data-on={isOn ? '' : undefined}>
              <input
                type="radio"
                className={input}
                name={name ?? own}
                value={star}
                checked={value === star}
                aria-label={starLabel(star)}
                onChange={() => {
                  onChange(star);
                }}
              />
              <Icon icon={Star} size="bar" filled={isOn} />
            </label>
          );
        })}
      </div>
      <FieldError id={`${own}-error`}>{invalid ? error : undefined}</FieldError>
    </fieldset>
  );
}
