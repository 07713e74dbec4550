import type { LucideIcon } from 'lucide-react';
import { classes } from '../../internal/classes.ts';
import { fills, icon } from './Icon.css.ts';

/** Pixels and stroke width per use. */
const measures = {
  small: { size: 16, strokeWidth: 2 },
  ui: { size: 20, strokeWidth: 1.75 },
  bar: { size: 24, strokeWidth: 1.6 },
  tile: { size: 32, strokeWidth: 1.4 },
} as const;

export const iconSizes = ['small', 'ui', 'bar', 'tile'] as const;
export type IconSize = (typeof iconSizes)[number];

export interface IconProps {
  /** A lucide icon, imported by its name: `import { Heart } from 'lucide-react'`. */
  icon: LucideIcon;
  size?: IconSize | undefined;
  /** Only for the star, the heart that is on, and play. */
  filled?: boolean | undefined;
  /** The accessible name; leave out where words beside the icon say the same. */
  label?: string | undefined;
}

/** A lucide icon. Hidden from assistive technology unless it has a label. */
export function Icon({ icon: Glyph, size = 'ui', filled = false, label }: IconProps) {
  return (
    <Glyph
      {...measures[size]}
      className={classes(icon, filled && fills.filled)}
      focusable="false"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    />
  );
}
