import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { control, row, words } from './Switch.css.ts';

export interface SwitchProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'className' | 'style' | 'type' | 'role' | 'children'
> {
  /** What is on or off; the whole of it is the hit area. */
  label: ReactNode;
  /** The element that takes the focus. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/** On or off, applied at once. In a form that is submitted use `Checkbox`. */
export function Switch({ label, ...rest }: SwitchProps) {
  return (
    <label className={row}>
      {/* A native checkbox exposes its own state. */}
      {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props */}
      <input {...rest} type="checkbox" role="switch" className={control} />
      <span className={words}>{label}</span>
    </label>
  );
}
