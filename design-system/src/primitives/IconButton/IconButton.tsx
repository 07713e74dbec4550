import type { ButtonHTMLAttributes } from 'react';
import { classes } from '../../internal/classes.ts';
import { misuse } from '../../internal/misuse.ts';
import type { RootProps } from '../../internal/root.ts';
import { useSayLoading } from '../../internal/useSayLoading.ts';
import { useMedeina } from '../../styles/provider.tsx';
import type { LinkComponentProps } from '../../styles/provider.tsx';
import { Icon } from '../Icon/Icon.tsx';
import type { IconSize, IconSource } from '../Icon/Icon.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import * as tooltip from '../Tooltip/Tooltip.css.ts';
import { iconButton, shapes, waiting } from './IconButton.css.ts';

export const iconButtonShapes = ['square', 'ring', 'plate'] as const;
/** `ring` for pairs such as previous and next, `plate` on a course's plate. */
export type IconButtonShape = (typeof iconButtonShapes)[number];

interface Look {
  /** What the button shows. */
  icon: IconSource;
  /** The accessible name and the tooltip. */
  label: string;
  /** The form: alone, of a pair, or on a course's plate. */
  shape?: IconButtonShape | undefined;
  /** The icon's measures. */
  size?: IconSize | undefined;
  /** Only for the heart that is on. */
  filled?: boolean | undefined;
  /**
   * Where the tooltip shows; the `start` ones for the right edge of a screen. `none` is for the close button of what
   * focuses it on opening: the tooltip would cover the content unasked.
   */
  tip?: 'above' | 'above-start' | 'below' | 'below-start' | 'none' | undefined;
}

export interface IconButtonProps
  extends
    RootProps<HTMLButtonElement>,
    Look,
    Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style' | 'children' | 'aria-label' | 'id'> {
  /** Shows a spinner and ignores presses; the focus stays. */
  loading?: boolean | undefined;
}

function Tip({ tip = 'below', label }: { tip: Look['tip']; label: string }) {
  misuse?.(
    'IconButton',
    label.trim() === '',
    '`label` is empty, so nobody can hear what it does; give a verb.',
  );
  return tip === 'none' ? null : (
    // The name already says it.
    <span aria-hidden="true" className={classes(tooltip.tip, tooltip.nameOnly, tooltip.sides[tip])}>
      {label}
    </span>
  );
}

/** A button with only an icon. 44 px, or 40 on a plate with a hit area of 48. */
export function IconButton({
  icon,
  label,
  shape = 'square',
  size = 'ui',
  filled = false,
  tip = 'below',
  loading = false,
  type = 'button',
  onClick,
  ...rest
}: IconButtonProps) {
  useSayLoading(loading);
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      aria-busy={loading || undefined}
      aria-disabled={loading || rest['aria-disabled'] || undefined}
      onClick={
        loading
          ? (event) => {
              event.preventDefault();
            }
          : onClick
      }
      className={classes(tooltip.host, iconButton, shapes[shape])}
    >
      {loading ? <Spinner /> : <Icon icon={icon} size={size} filled={filled} />}
      <Tip tip={tip} label={label} />
    </button>
  );
}

export interface IconLinkProps
  extends
    RootProps<HTMLAnchorElement>,
    Look,
    Omit<LinkComponentProps, 'className' | 'style' | 'children' | 'aria-label' | 'id' | 'ref'> {
  /** A count badge; include the count in the label. Hidden at 0. */
  count?: number | undefined;
}

/** A link with only an icon. */
export function IconLink({
  icon,
  label,
  shape = 'square',
  size = 'ui',
  filled = false,
  tip = 'below',
  count = 0,
  ...rest
}: IconLinkProps) {
  const { Link } = useMedeina();
  return (
    <Link {...rest} aria-label={label} className={classes(tooltip.host, iconButton, shapes[shape])}>
      <Icon icon={icon} size={size} filled={filled} />
      {count > 0 && (
        <span aria-hidden="true" className={waiting}>
          {count}
        </span>
      )}
      <Tip tip={tip} label={label} />
    </Link>
  );
}
