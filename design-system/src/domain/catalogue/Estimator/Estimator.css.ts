import { domainStyle } from '../../../styles/layered.ts';
import { typography } from '../../../styles/typography.ts';
import { color, cut, font, fontSize, media } from '../../../styles/vars.ts';

/** Ruled, not boxed. */
export const estimator = domainStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 3fr)',
  gap: '28px clamp(24px, 3vw, 48px)',
  paddingBlock: '28px 32px',
  borderBlock: `1px solid ${color.border}`,
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const choice = domainStyle({ display: 'grid', alignContent: 'start', minWidth: 0 });
export const about = domainStyle({ margin: '4px 0 20px' });
export const question = domainStyle({ ...typography.small, margin: '0 0 12px', color: color.textMuted });
export const people = domainStyle({ margin: '0 0 8px', overflowWrap: 'anywhere' });
export const number = domainStyle({
  marginInlineEnd: '4px',
  fontFamily: font.numbers,
  fontSize: '2.75rem',
  lineHeight: 1,
  fontWeight: 470,
  letterSpacing: '-.02em',
  fontVariationSettings: cut.flared,
});
export const unit = domainStyle({ color: color.textMuted });
export const field = domainStyle({ maxWidth: '220px', marginTop: '20px' });
/** Why a typed number became another. */
export const change = domainStyle({
  ...typography.small,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '8px',
  alignItems: 'center',
  margin: '12px 0 0',
  color: color.text,
  fontFamily: font.numbers,
});

/** Across both columns, below them. */
export const few = domainStyle({
  ...typography.small,
  gridColumn: '1 / -1',
  margin: 0,
  color: color.textMuted,
});

export const result = domainStyle({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'start',
  gap: '24px',
  minWidth: 0,
});
export const sums = domainStyle({ display: 'grid', gap: '20px', margin: 0 });
export const sum = domainStyle({ display: 'grid', gap: '2px' });
export const sumLabel = domainStyle({ ...typography.small, color: color.textMuted });
export const each = domainStyle({
  margin: 0,
  fontFamily: font.numbers,
  fontSize: fontSize.h4,
  fontWeight: 600,
});
export const total = domainStyle({
  ...typography.h2,
  margin: 0,
  fontFamily: font.numbers,
  overflowWrap: 'anywhere',
  // A sum of five digits fits its column at any text size.
  '@media': { [media.tabletUp]: { fontSize: `min(${fontSize.h2}, 3.5vw)` } },
});
