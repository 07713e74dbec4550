import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { classes } from '../../internal/classes.ts';
import type { RootProps } from '../../internal/root.ts';
import { useSayLoading } from '../../internal/useSayLoading.ts';
import { useMedeina } from '../../styles/provider.tsx';
import type { LinkComponentProps } from '../../styles/provider.tsx';
import { Icon } from '../Icon/Icon.tsx';
import type { IconSource } from '../Icon/Icon.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { besideSpinner, button, sizes, spinnerPlaces, states, variants } from './Button.css.ts';

export const buttonVariants = ['primary', 'outline', 'ghost', 'danger', 'amber'] as const;
/** `amber` only on the deep background, `danger` only in confirmations. */
export type ButtonVariant = (typeof buttonVariants)[number];

export const buttonSizes = ['sm', 'md', 'lg'] as const;
export type ButtonSize = (typeof buttonSizes)[number];

interface Look {
  /** The words: a verb. */
  children: ReactNode;
  /** One filled button in view; all else is outline or ghost. */
  variant?: ButtonVariant | undefined;
  /** `sm` in rows and toolbars, `lg` for the one thing next. */
  size?: ButtonSize | undefined;
  /** Before the words. */
  icon?: IconSource | undefined;
  /** Only for play: the icon is filled. */
  filled?: boolean | undefined;
  /** Full width: always, or on a phone only. */
  full?: boolean | 'mobile' | undefined;
}

export interface ButtonProps
  extends
    RootProps<HTMLButtonElement>,
    Look,
    Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style' | 'children' | 'id'> {
  /** Shows a spinner, says so and ignores presses; the focus and the width stay. */
  loading?: boolean | undefined;
}

function look(variant: ButtonVariant, size: ButtonSize, full: Look['full']) {
  return classes(
    button,
    sizes[size],
    variants[variant],
    full === true && states.full,
    full === 'mobile' && states.fullOnMobile,
  );
}

/** Performs an action; for navigation use `ButtonLink`. Keep one filled button in view. */
export function Button({
  children,
  variant = 'primary',
  size = 'md',
  icon,
  filled,
  full,
  loading = false,
  disabled = false,
  type = 'button',
  onClick,
  ...rest
}: ButtonProps) {
  useSayLoading(loading);
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled}
      aria-busy={loading || undefined}
      // Not `disabled` while loading: the focus would be lost.
      aria-disabled={loading || undefined}
      onClick={
        loading
          ? (event) => {
              event.preventDefault();
            }
          : onClick
      }
      className={classes(look(variant, size, full), disabled && states.disabled, loading && states.busy)}
    >
      {loading ? (
        <span className={icon ? spinnerPlaces.icon : spinnerPlaces.padding}>
          <Spinner />
        </span>
      ) : (
        icon && <Icon icon={icon} filled={filled} />
      )}
      <span className={loading && !icon ? besideSpinner : undefined}>{children}</span>
    </button>
  );
}

export interface ButtonLinkProps
  extends
    RootProps<HTMLAnchorElement>,
    Look,
    Omit<LinkComponentProps, 'className' | 'style' | 'children' | 'id' | 'ref'> {}

/** A link that looks like a button, for the next step of a screen. */
export function ButtonLink({
  children,
  variant = 'primary',
  size = 'md',
  icon,
  filled,
  full,
  ...rest
}: ButtonLinkProps) {
  const { Link } = useMedeina();
  return (
    <Link {...rest} className={look(variant, size, full)}>
      {icon && <Icon icon={icon} filled={filled} />}
      <span>{children}</span>
    </Link>
  );
}
