import { breakpoints } from '@medeina/tokens';

/** The breakpoints (mobile below 900 px, desktop from 1200 px) and device features. */
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

/**
 * A container narrower than 14 em, such as a phone with text at 200 %: words get the whole line instead of breaking
 * inside. In `em`, because the custom elements have their own `rem`, which a query cannot read.
 */
export const largeLetters = '(max-width: 14em)';
