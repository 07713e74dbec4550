import { focusRing, focusVisible } from '../../../styles/focus.ts';
import { domainGlobal, domainStyle, domainVariants } from '../../../styles/layered.ts';
import type { LayeredRule } from '../../../styles/layered.ts';
import { typography } from '../../../styles/typography.ts';
import { color, fontSize, radius } from '../../../styles/vars.ts';

/**
 * A course grid, or another container of that name, too narrow for grid cards. If the text is so large that no word
 * fits beside a plate, the plate is above the words again.
 */
const NARROW = 'medeina-courses ((max-width: 419px) or (max-width: 23.9em)) and (min-width: 15em)';
const LARGE_LETTERS = 'medeina-courses (max-width: 15em)';

const asGrid = { display: 'flex', flexDirection: 'column' } as const satisfies LayeredRule;
// Wraps: where no word fits beside the plate, the words go below it.
const asRow = {
  display: 'flex',
  flexDirection: 'row',
  flexWrap: 'wrap',
  gap: '16px',
  alignItems: 'flex-start',
  alignContent: 'flex-start',
} as const satisfies LayeredRule;

export const card = domainStyle({ position: 'relative', minWidth: 0, height: '100%' });

export const layouts = domainVariants({
  grid: asGrid,
  row: asRow,
  responsive: { ...asGrid, '@container': { [NARROW]: asRow } },
});

export const plate = domainStyle({ position: 'relative', borderRadius: radius.sm });

const plateInGrid = { aspectRatio: '4 / 3', marginBottom: '14px' } as const satisfies LayeredRule;
const plateInRow = {
  aspectRatio: '1',
  flex: '1000 1 88px',
  maxWidth: '132px',
  marginBottom: 0,
} as const satisfies LayeredRule;

export const plates = domainVariants({
  grid: plateInGrid,
  row: plateInRow,
  responsive: { ...plateInGrid, '@container': { [NARROW]: plateInRow } },
});

const filling = { display: 'block', width: '100%', height: '100%' } as const;
export const always = domainStyle(filling);
export const whenGrid = domainStyle({ ...filling, '@container': { [NARROW]: { display: 'none' } } });
export const whenRow = domainStyle({
  ...filling,
  display: 'none',
  '@container': { [NARROW]: { display: 'block' } },
});

export const discount = domainStyle({ position: 'absolute', insetInlineStart: '8px', display: 'flex' });

const discountInGrid = { top: '8px', bottom: 'auto' } as const satisfies LayeredRule;
/** At the bottom of the square plate: the heart is at its top. */
const discountInRow = { top: 'auto', bottom: '8px' } as const satisfies LayeredRule;

export const discounts = domainVariants({
  grid: discountInGrid,
  row: discountInRow,
  responsive: { ...discountInGrid, '@container': { [NARROW]: discountInRow } },
});

export const body = domainStyle({ display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0 });

const priceInRow = { flex: '1 1 0' } as const satisfies LayeredRule;
const bodyInRow = { flex: '1 1 8.5em' } as const satisfies LayeredRule;

// A small plate leaves room for the first facts and a short rating.
export const bodies = domainVariants({
  grid: {},
  row: bodyInRow,
  responsive: { '@container': { [NARROW]: bodyInRow } },
});
domainGlobal(`${bodies.row} [data-fact=places]`, { display: 'none' });
domainGlobal(`${bodies.responsive} [data-fact=places]`, { '@container': { [NARROW]: { display: 'none' } } });
export const wordsWhenGrid = domainStyle({ '@container': { [NARROW]: { display: 'none' } } });
export const wordsWhenRow = domainStyle({
  display: 'none',
  '@container': { [NARROW]: { display: 'inline' } },
});

export const title = domainStyle({
  ...typography.h4,
  display: '-webkit-box',
  margin: '4px 0 8px',
  overflow: 'hidden',
  overflowWrap: 'break-word',
  textWrap: 'pretty',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  '@container': { [LARGE_LETTERS]: { WebkitLineClamp: 'none' } },
});
// If the text is large, a title may take more lines than in a grid.
domainGlobal(`${layouts.row} ${title}`, { WebkitLineClamp: 6 });

export const link = domainStyle({
  color: 'inherit',
  textDecoration: 'none',
  selectors: {
    // The link covers the card, and so does its focus ring.
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: radius.sm },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': focusRing,
  },
});
domainGlobal(`${card}:hover ${link}`, { textDecoration: 'underline', textDecorationThickness: '1.5px' });

/** Read before all else beside the title: when one can come. */
export const session = domainStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: '6px',
  margin: '6px 0 0',
  fontSize: fontSize.caption,
  lineHeight: 1.45,
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
});
// The icon stands in the middle of the first line.
domainGlobal(`${session} svg`, { flex: 'none', marginTop: '0.15em', color: color.textMuted });

export const foot = domainStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '4px 12px',
  marginTop: 'auto',
  paddingTop: '12px',
});
// The rating stays at the end even when it wraps below a long price.
domainGlobal(`${foot} > * + *`, { marginInlineStart: 'auto' });
// Beside a small plate the regular price wraps before the rating does.
domainGlobal(`${bodies.row} ${foot} > :first-child`, priceInRow);
domainGlobal(`${bodies.responsive} ${foot} > :first-child`, { '@container': { [NARROW]: priceInRow } });

export const heart = domainStyle({ position: 'absolute', zIndex: 1 });

const heartInGrid = { insetInlineEnd: '10px', top: '10px' } as const satisfies LayeredRule;
const heartInRow = {
  insetInlineEnd: 'auto',
  insetInlineStart: 'calc(min(132px, 100% - 16px) - 48px)',
  top: '8px',
} as const satisfies LayeredRule;

export const hearts = domainVariants({
  grid: heartInGrid,
  row: heartInRow,
  responsive: { ...heartInGrid, '@container': { [NARROW]: heartInRow } },
});

export const compact = domainStyle({
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr)',
  gap: '14px',
  alignItems: 'center',
  color: 'inherit',
  lineHeight: 1.4,
  textDecoration: 'none',
  borderRadius: radius.sm,
  selectors: focusVisible,
});

export const compactPlate = domainStyle({ display: 'block', width: '64px', height: '64px' });
export const compactWords = domainStyle({ display: 'grid', gap: '2px', minWidth: 0 });
export const compactTitle = domainStyle({
  display: '-webkit-box',
  overflow: 'hidden',
  fontSize: fontSize.ui,
  fontWeight: 600,
  overflowWrap: 'break-word',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  selectors: { [`${compact}:hover &`]: { textDecoration: 'underline', textDecorationThickness: '1.5px' } },
});
export const compactPrice = domainStyle({ ...typography.small, color: color.textMuted });

export const bars = domainStyle({ display: 'grid', gap: '10px', minWidth: 0 });
