import { useControllableState } from '@radix-ui/react-use-controllable-state';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { classes } from '../../internal/classes.ts';
import { misuse } from '../../internal/misuse.ts';
import { box, detail as detailClass, kinds, row, words } from '../Checkbox/Checkbox.css.ts';
import { FieldGroup } from '../Field/FieldGroup.tsx';
import type { GroupProps } from '../Field/FieldGroup.tsx';
import { block, end as endClass, line, option as optionClass, plain } from './RadioGroup.css.ts';

/** One of the choices. */
export interface RadioOption {
  /** What `onChange` gets. */
  value: string;
  /** Its name. */
  label: ReactNode;
  /** A second, quieter line. */
  detail?: ReactNode;
  /** At the end of the row, such as a price. */
  end?: ReactNode;
  /** Cannot be chosen. */
  disabled?: boolean | undefined;
}

export interface RadioGroupProps extends GroupProps {
  /** The choices, in their order. */
  options: readonly RadioOption[];
  /** The chosen value, where you keep the state; empty for none. */
  value?: string | undefined;
  /** The value chosen at first, where the group keeps its own. */
  defaultValue?: string | undefined;
  /** Called with the value that the user chooses. */
  onChange?: ((value: string) => void) | undefined;
  /** The name in a submitted form. */
  name?: string | undefined;
  /** Rows in one outlined block: for a practice date or a way to pay. */
  outlined?: boolean | undefined;
  /** One beside the other, where they have room: for two or three short words. */
  inline?: boolean | undefined;
}

/** One of a few options, all in view. Renders nothing without options. */
export function RadioGroup({
  options,
  value,
  defaultValue = '',
  onChange,
  name,
  outlined = false,
  inline = false,
  ...group
}: RadioGroupProps) {
  const own = useId();
  const [chosen, setChosen] = useControllableState({
    prop: value,
    defaultProp: defaultValue,
    onChange,
    caller: 'RadioGroup',
  });
  misuse?.(
    'RadioGroup',
    chosen !== '' && !options.some((option) => option.value === chosen),
    `no option has the \`value\` "${chosen}"; give one of ${options.map((option) => option.value).join(', ')}, or '' for none.`,
  );
  if (options.length === 0) return null;
  return (
    <FieldGroup {...group} role="radiogroup">
      {() => (
        <div className={outlined ? block : inline ? line : undefined}>
          {options.map((option) => (
            <label key={option.value} className={classes(row, optionClass, !outlined && plain)}>
              <input
                type="radio"
                name={name ?? own}
                value={option.value}
                checked={option.value === chosen}
                disabled={option.disabled}
                onChange={() => {
                  setChosen(option.value);
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
      )}
    </FieldGroup>
  );
}
