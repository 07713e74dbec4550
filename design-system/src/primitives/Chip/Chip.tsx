import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { chip } from './Chip.css.ts';

export interface ChipProps extends Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'className' | 'style' | 'children' | 'aria-pressed'
> {
  children: ReactNode;
  pressed: boolean;
}

/** A quick filter, on or off. */
export function Chip({ children, pressed, type = 'button', ...rest }: ChipProps) {
  return (
    <button {...rest} type={type} aria-pressed={pressed} className={chip}>
      {children}
    </button>
  );
}
