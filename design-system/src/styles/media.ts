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

/**
 * A container that holds fewer than 14 of its own letters' sizes side by side, as a phone does with text twice as large:
 * words get the whole line there instead of breaking inside. In `em`, because rules for pages without React have their
 * own `rem`, which a condition could not read.
 */
export const largeLetters = '(max-width: 14em)';
