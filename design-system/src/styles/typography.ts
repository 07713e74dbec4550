import type { LayeredRule } from './layered.ts';
import { color, cut, fontSize } from './vars.ts';

/**
 * How wide a line of so many characters is. Not `ch`, which is a digit of whichever font is there: lines would break anew
 * when the product's own arrives.
 */
export function characters(count: number): string {
  return `${(count * 0.647).toFixed(1)}em`;
}

const heading = { fontVariationSettings: cut.flared, textWrap: 'balance' } as const;

/** The text styles of the product, each a whole: size, line, weight, tracking and cut. */
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
    // A sum never breaks: twice its size it would be wider than the narrowest phone.
    fontSize: `min(${fontSize.numeral}, 22vw)`,
    lineHeight: 1,
    fontWeight: 470,
    letterSpacing: '-.02em',
    fontVariationSettings: cut.flared,
  },
} as const satisfies Record<string, LayeredRule>;

/** The look of a link in running text; a hover makes its underline solid. */
export const linkRule = {
  color: color.accentText,
  fontWeight: 560,
  textDecorationLine: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '.22em',
  textDecorationColor: 'color-mix(in oklab, currentColor 40%, transparent)',
} as const satisfies LayeredRule;

/** What the hover of such a link adds. */
export const linkHoverRule = {
  textDecorationColor: 'currentColor',
  textDecorationThickness: '2px',
} as const satisfies LayeredRule;
