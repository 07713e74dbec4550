/** Medeina's design tokens by name. The values are in `@medeina/tokens/tokens.css`. */
import { breakpoints, categoryHues, vars } from '../generated/vars.ts';

export { breakpoints, categoryHues, vars };

/** A value of `[data-medeina-category]`: a field of medicine or a spare hue. */
export type CategoryHue = (typeof categoryHues)[number];
/** A value of `[data-medeina-theme]`; `system` follows the reader's setting. */
export const themes = ['light', 'dark', 'system'] as const;
export type Theme = (typeof themes)[number];
