import { useControllableState } from '@radix-ui/react-use-controllable-state';
import type { ButtonHTMLAttributes, ReactNode } from 'react';
import type { RootProps } from '../../internal/root.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { IconSource } from '../Icon/Icon.tsx';
import { chip } from './Chip.css.ts';

export interface ChipProps
  extends
    RootProps<HTMLButtonElement>,
    Omit<
      ButtonHTMLAttributes<HTMLButtonElement>,
      'className' | 'style' | 'children' | 'aria-pressed' | 'id'
    > {
  /** The filter's name. */
  children: ReactNode;
  /** Before the name. */
  icon?: IconSource | undefined;
  /** On, where you keep the state. */
  pressed?: boolean | undefined;
  /** On at first, where the chip keeps its own. */
  defaultPressed?: boolean | undefined;
  /** Called when the user turns it on or off. */
  onPressedChange?: ((pressed: boolean) => void) | undefined;
}

/** A quick filter, on or off. */
export function Chip({
  children,
  icon,
  pressed,
  defaultPressed = false,
  onPressedChange,
  type = 'button',
  onClick,
  ...rest
}: ChipProps) {
  const [isOn, setIsOn] = useControllableState({
    prop: pressed,
    defaultProp: defaultPressed,
    onChange: onPressedChange,
    caller: 'Chip',
  });
  return (
    <button
      {...rest}
      type={type}
      aria-pressed={isOn}
      className={chip}
      onClick={(event) => {
        onClick?.(event);
        setIsOn(!isOn);
      }}
    >
      {icon && <Icon icon={icon} size="small" />}
      {children}
    </button>
  );
}
