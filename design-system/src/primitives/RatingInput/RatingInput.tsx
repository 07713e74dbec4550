import { useId } from 'react';
import type { ReactNode, Ref } from 'react';
import { Star } from 'lucide-react';
import { field, label as labelClass } from '../Field/Field.css.ts';
import { FieldError } from '../Field/Field.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { input, row, star as starClass } from './RatingInput.css.ts';

const stars = [1, 2, 3, 4, 5] as const;
/** The ratings that can be given. */
export type StarCount = (typeof stars)[number];

export interface RatingInputProps {
  label: ReactNode;
  /** The name in a submitted form. */
  name?: string | undefined;
  value: StarCount | undefined;
  onChange: (stars: StarCount) => void;
  /** The name of each star: "4 stars". */
  starLabel: (stars: StarCount) => string;
  error?: ReactNode;
  disabled?: boolean | undefined;
  ref?: Ref<HTMLFieldSetElement> | undefined;
}

/** A rating of up to five stars, as radio buttons. */
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
