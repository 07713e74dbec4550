import { useId } from 'react';
import type { ReactNode } from 'react';
import { useControllableState } from '@radix-ui/react-use-controllable-state';
import { classes } from '../../internal/classes.ts';
import { misuse } from '../../internal/misuse.ts';
import { box, count, detail, kinds, row, words } from '../Checkbox/Checkbox.css.ts';
import { FieldGroup } from '../Field/FieldGroup.tsx';
import type { GroupProps } from '../Field/FieldGroup.tsx';
import * as styles from './CheckboxGroup.css.ts';

/** A checkbox of a group. */
export interface CheckboxOption {
  value: string;
  label: ReactNode;
  /** A second, quieter line. */
  detail?: ReactNode;
  /** How many results the choice has, at the end of the row. */
  count?: number | undefined;
  disabled?: boolean | undefined;
  /** Cannot be chosen together with others: "None of these". */
  exclusive?: boolean | undefined;
}

export interface CheckboxGroupProps extends GroupProps {
  /** The rows, in their order. */
  options: readonly CheckboxOption[];
  /** The chosen values. */
  value?: readonly string[] | undefined;
  /** The values chosen at first, where the group keeps its own. */
  defaultValue?: readonly string[] | undefined;
  /** Gets the chosen values in the order of the options. */
  onChange?: ((value: readonly string[]) => void) | undefined;
  /** The name in a submitted form. */
  name?: string | undefined;
  /** As many columns as fit, for many short options. */
  columns?: boolean | undefined;
}

const none: readonly string[] = [];

/** Several of a few options, all in view. Renders nothing without options. */
export function CheckboxGroup({
  options,
  value,
  defaultValue = none,
  onChange,
  name,
  columns = false,
  ...group
}: CheckboxGroupProps) {
  const own = useId();
  const [chosen, setChosen] = useControllableState({
    prop: value,
    defaultProp: defaultValue,
    onChange,
    caller: 'CheckboxGroup',
  });
  misuse?.(
    'CheckboxGroup',
    chosen.some((one) => !options.some((option) => option.value === one)),
    `\`value\` holds ${chosen.join(', ')}; give only values of options.`,
  );
  if (options.length === 0) return null;
  const toggle = (pressed: CheckboxOption) => {
    const isOn = chosen.includes(pressed.value);
    setChosen(
      options
        .filter((option) =>
          option.value === pressed.value
            ? !isOn
            : chosen.includes(option.value) &&
              (isOn || (pressed.exclusive !== true && option.exclusive !== true)),
        )
        .map((option) => option.value),
    );
  };
  return (
    <FieldGroup {...group} role="group">
      {(isInvalid) => (
        <div className={columns ? styles.columns : styles.rows}>
          {options.map((option) => (
            <label key={option.value} className={row}>
              <input
                type="checkbox"
                name={name ?? own}
                value={option.value}
                checked={chosen.includes(option.value)}
                disabled={option.disabled}
                aria-invalid={isInvalid || undefined}
                onChange={() => {
                  toggle(option);
                }}
                className={classes(box, kinds.checkbox)}
              />
              <span className={words}>
                {option.label}
                {option.detail !== undefined && <span className={detail}>{option.detail}</span>}
              </span>
              {option.count !== undefined && <span className={count}>{option.count}</span>}
            </label>
          ))}
        </div>
      )}
    </FieldGroup>
  );
}
