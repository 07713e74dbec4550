import { isValidElement } from 'react';
import type { ComponentType, ReactElement, SVGProps } from 'react';
import { classes } from '../../internal/classes.ts';
import { anyRef } from '../../internal/root.ts';
import type { RootProps } from '../../internal/root.ts';
import { drawn, fills, icon, squares } from './Icon.css.ts';

/** Pixels and stroke width per use. */
const measures = {
  small: { side: 16, strokeWidth: 2 },
  ui: { side: 20, strokeWidth: 1.75 },
  bar: { side: 24, strokeWidth: 1.6 },
  tile: { side: 32, strokeWidth: 1.4 },
} as const;

export const iconSizes = ['small', 'ui', 'bar', 'tile'] as const;
export type IconSize = (typeof iconSizes)[number];

/**
 * A component that draws an `<svg>` with the props it is given: one of lucide, of another set, or your own. Or the
 * drawing itself, which a server component can pass.
 */
export type IconSource = ComponentType<SVGProps<SVGSVGElement>> | ReactElement;

export interface IconProps extends RootProps<Element> {
  /** The icon: `Heart` of lucide-react, a component of your own, or `<Heart />`. */
  icon: IconSource;
  /** Pixels by use: 16 in meta lines, 20 in controls, 24 in bars, 32 in tiles. */
  size?: IconSize | undefined;
  /** Only for the star, the heart that is on, and play. */
  filled?: boolean | undefined;
  /** The accessible name; leave out where words beside the icon say the same. */
  label?: string | undefined;
}

/** An icon in the measures of its place. Hidden from assistive technology unless it has a label. */
export function Icon({ icon: Glyph, size = 'ui', filled = false, label, ref, ...root }: IconProps) {
  const { side, strokeWidth } = measures[size];
  const shared = {
    ...root,
    ...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }),
  };
  if (isValidElement(Glyph))
    return (
      <span {...shared} ref={anyRef(ref)} className={classes(drawn, squares[size], filled && fills.filled)}>
        {Glyph}
      </span>
    );
  return (
    <Glyph
      {...shared}
      ref={anyRef(ref)}
      width={side}
      height={side}
      strokeWidth={strokeWidth}
      focusable="false"
      className={classes(icon, filled && fills.filled)}
    />
  );
}
