import { useEffect, useId, useRef } from 'react';
import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { classes } from '../../internal/classes.ts';
import { setRef } from '../../internal/setRef.ts';
import { FieldError } from '../Field/Field.tsx';
import { box, count as countClass, detail as detailClass, kinds, row, words } from './Checkbox.css.ts';

export interface CheckboxProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'className' | 'style' | 'type' | 'children' | 'aria-describedby' | 'aria-invalid'
> {
  /** The whole label is the hit area. May contain a link. */
  label: ReactNode;
  /** A second, quieter line. */
  detail?: ReactNode;
  /** How many results the choice has, at the end of the row. */
  count?: number | undefined;
  /** What is wrong and how to mend it; stays until it is right. */
  error?: ReactNode;
  /** Some of what it stands for is checked, some not. */
  indeterminate?: boolean | undefined;
  /** The element that takes the focus. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/** On or off, applied when the form is submitted. For immediate effect use `Switch`. */
export function Checkbox({
  id,
  label,
  detail,
  count,
  error,
  indeterminate = false,
  ref,
  ...rest
}: CheckboxProps) {
  const own = useId();
  const boxId = id ?? own;
  const input = useRef<HTMLInputElement | null>(null);
  const invalid = error !== undefined && error !== null && error !== false && error !== '';
  // After every render: a press clears it in the DOM, whatever the prop says.
  useEffect(() => {
    if (input.current) input.current.indeterminate = indeterminate;
  });
  return (
    <div>
      <label className={row} htmlFor={boxId}>
        <input
          {...rest}
          ref={(node) => {
            input.current = node;
            setRef(ref, node);
          }}
          id={boxId}
          type="checkbox"
          aria-invalid={invalid || undefined}
          aria-describedby={invalid ? `${boxId}-error` : undefined}
          className={classes(box, kinds.checkbox)}
        />
        <span className={words}>
          {label}
          {detail !== undefined && <span className={detailClass}>{detail}</span>}
        </span>
        {count !== undefined && <span className={countClass}>{count}</span>}
      </label>
      <FieldError id={`${boxId}-error`}>{invalid ? error : undefined}</FieldError>
    </div>
  );
}
