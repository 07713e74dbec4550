import { breakpoints } from '@medeina/tokens';

/** The fixed breakpoints: below 900 px mobile, from 1200 px desktop; and what the device can do. */
export const media = {
  mobile: `(max-width: ${breakpoints.tablet - 1}px)`,
  tabletUp: `(min-width: ${breakpoints.tablet}px)`,
  belowDesktop: `(max-width: ${breakpoints.desktop - 1}px)`,
  desktop: `(min-width: ${breakpoints.desktop}px)`,
  wide: `(min-width: ${breakpoints.wide}px)`,
  motion: '(prefers-reduced-motion: no-preference)',
  forced: '(forced-colors: active)',
  touch: '(pointer: coarse)',
  hover: '(hover: hover)',
} as const;
