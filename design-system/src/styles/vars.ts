import { vars } from '@medeina/tokens';

/** The tokens as CSS values. */
export const { color, radius, shadow, zIndex } = vars;

/** The space scale; a key is its CSS pixels at a text size of 16. */
export const space = { ...vars.space, 0: '0' } as const;

export const font = {
  text: vars.font.text,
  /** Tabular figures, for columns and counters. */
  numbers: vars.font.figures,
} as const;

/** The flared and the plain cut of Commissioner. */
export const cut = { flared: '"FLAR" 100', plain: '"FLAR" 0' } as const;

export const fontSize = {
  display: vars.type.display.size,
  h1: vars.type.h1.size,
  h2: vars.type.h2.size,
  h3: vars.type.h3.size,
  h4: vars.type.h4.size,
  lead: vars.type.lead.size,
  body: vars.type.body.size,
  ui: vars.type.ui.size,
  small: vars.type.small.size,
  caption: vars.type.caption.size,
  numeral: vars.type.numeral.size,
} as const;

/** Durations with their easing. The variables are 0 under `prefers-reduced-motion`. */
export const motion = {
  fast: `${vars.duration.fast} ${vars.ease.standard}`,
  med: `${vars.duration.med} ${vars.ease.standard}`,
  slow: `${vars.duration.slow} ${vars.ease.standard}`,
  /** Leaving takes three quarters of the time of entering. */
  leave: `calc(${vars.duration.med} * .75) ${vars.ease.standard}`,
} as const;

/** The page's gutter, the distance between sections, the maximum content width. */
export const layout = {
  gutter: vars.space.gutter,
  section: vars.space.section,
  content: vars.grid.content,
} as const;

export { largeLetters, media } from './media.ts';
