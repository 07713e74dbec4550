import type { LayeredRule } from './layered.ts';
import { color, cut, fontSize } from './vars.ts';

/**
 * The width of a line of so many characters. Not in `ch`, which depends on the loaded font: lines would rewrap when the
 * web font arrives.
 */
export function characters(count: number): string {
  return `${(count * 0.647).toFixed(1)}em`;
}

const heading = { fontVariationSettings: cut.flared, textWrap: 'balance' } as const;

/** The text styles: size, line height, weight, tracking and font variation. */
export const typography = {
  display: {
    ...heading,
    fontSize: fontSize.display,
    lineHeight: 1.06,
    fontWeight: 470,
    letterSpacing: '-.022em',
  },
  h1: {
    ...heading,
    fontSize: fontSize.h1,
    lineHeight: 1.1,
    fontWeight: 500,
    letterSpacing: '-.018em',
  },
  h2: {
    ...heading,
    fontSize: fontSize.h2,
    lineHeight: 1.16,
    fontWeight: 500,
    letterSpacing: '-.014em',
  },
  h3: { ...heading, fontSize: fontSize.h3, lineHeight: 1.24, fontWeight: 500, letterSpacing: '-.008em' },
  h4: {
    fontSize: fontSize.h4,
    lineHeight: 1.32,
    fontWeight: 600,
    letterSpacing: 0,
    fontVariationSettings: cut.plain,
    textWrap: 'balance',
  },
  lead: { fontSize: fontSize.lead, lineHeight: 1.52, fontWeight: 400, textWrap: 'pretty' },
  body: { fontSize: fontSize.body, lineHeight: 1.6, fontWeight: 400, textWrap: 'pretty' },
  ui: { fontSize: fontSize.ui, lineHeight: 1.25, fontWeight: 560 },
  small: { fontSize: fontSize.small, lineHeight: 1.5 },
  caption: { fontSize: fontSize.caption, lineHeight: 1.45 },
  numeral: {
    // A sum never wraps: at 200 % it would be wider than the narrowest phone.
    fontSize: `min(${fontSize.numeral}, 22vw)`,
    lineHeight: 1,
    fontWeight: 470,
    letterSpacing: '-.02em',
    fontVariationSettings: cut.flared,
  },
} as const satisfies Record<string, LayeredRule>;

/** A link in running text. */
export const linkRule = {
  color: color.accentText,
  fontWeight: 560,
  textDecorationLine: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '.22em',
  textDecorationColor: 'color-mix(in oklab, currentColor 40%, transparent)',
} as const satisfies LayeredRule;

/** The same link on hover. */
export const linkHoverRule = {
  textDecorationColor: 'currentColor',
  textDecorationThickness: '2px',
} as const satisfies LayeredRule;
