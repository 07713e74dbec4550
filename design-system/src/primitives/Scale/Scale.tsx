import { useId } from 'react';
import { useControllableState } from '@radix-ui/react-use-controllable-state';
import { misuse } from '../../internal/misuse.ts';
import { FieldGroup } from '../Field/FieldGroup.tsx';
import type { GroupProps } from '../Field/FieldGroup.tsx';
import * as styles from './Scale.css.ts';

export interface ScaleProps extends GroupProps {
  /** What the lowest number means: "Not likely at all". */
  low: string;
  /** What the highest number means. */
  high: string;
  /** The lowest number, 0 by default. */
  min?: number | undefined;
  /** The highest number, 10 by default. */
  max?: number | undefined;
  /** The chosen number as text; `''` for none. */
  value?: string | undefined;
  /** The number chosen at first, where the scale keeps its own. */
  defaultValue?: string | undefined;
  /** Gets the chosen number as text. */
  onChange?: ((value: string) => void) | undefined;
  /** The name in a submitted form. */
  name?: string | undefined;
}

/** A number out of a few, such as 0 to 10, with the meaning of both ends in words. */
export function Scale({
  low,
  high,
  min = 0,
  max = 10,
  value,
  defaultValue = '',
  onChange,
  name,
  ...group
}: ScaleProps) {
  misuse?.(
    'Scale',
    !(min < max && max - min <= 10),
    `it goes from ${min} to ${max}; give up to eleven numbers.`,
  );
  const own = useId();
  const [chosen, setChosen] = useControllableState({
    prop: value,
    defaultProp: defaultValue,
    onChange,
    caller: 'Scale',
  });
  const meanings = new Map([
    [min, low],
    [max, high],
  ]);
  return (
    <FieldGroup {...group} role="radiogroup">
      {() => (
        <>
          <div className={styles.numbers}>
            {Array.from({ length: Math.max(0, max - min + 1) }, (_, index) => min + index).map((number) => (
              <label key={number} className={styles.number}>
                <input
                  type="radio"
                  className={styles.input}
                  name={name ?? own}
                  value={number}
                  checked={chosen === String(number)}
                  aria-label={meanings.has(number) ? `${number}, ${meanings.get(number)}` : undefined}
                  onChange={() => {
                    setChosen(String(number));
                  }}
                />
                <span>{number}</span>
              </label>
            ))}
          </div>
          {/* The first and the last number say it. */}
          <div aria-hidden="true" className={styles.ends}>
            <span>{`${min} – ${low}`}</span>
            <span>{`${max} – ${high}`}</span>
          </div>
        </>
      )}
    </FieldGroup>
  );
}
