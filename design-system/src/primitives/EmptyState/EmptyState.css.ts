import { primitiveStyle } from '../../styles/layered.ts';
import { characters, typography } from '../../styles/typography.ts';
import { color, fontSize, media } from '../../styles/vars.ts';

export const empty = primitiveStyle({
  display: 'grid',
  justifyItems: 'center',
  textAlign: 'center',
  gap: '14px',
  padding: '48px 24px',
  '@media': { [media.mobile]: { paddingInline: 0 } },
});
/** The icon stands in the middle of the rings. */
export const art = primitiveStyle({ display: 'grid', placeItems: 'center', color: color.text });
export const rings = primitiveStyle({
  gridArea: '1 / 1',
  width: '140px',
  height: '140px',
  fill: 'none',
  stroke: color.borderStrong,
  strokeWidth: 1.5,
});
export const seed = primitiveStyle({ fill: color.seed, stroke: 'none' });
export const glyph = primitiveStyle({ gridArea: '1 / 1', display: 'flex' });
export const title = primitiveStyle({
  ...typography.h4,
  margin: 0,
  maxWidth: characters(32),
  overflowWrap: 'anywhere',
});
/** The title of a whole page. */
export const pageTitle = primitiveStyle({
  ...typography.h2,
  margin: 0,
  maxWidth: characters(32),
  overflowWrap: 'anywhere',
});
export const text = primitiveStyle({
  margin: 0,
  maxWidth: characters(44),
  color: color.textMuted,
  fontSize: fontSize.small,
  lineHeight: 1.5,
  textWrap: 'balance',
});
export const actions = primitiveStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: '12px',
  marginBlockStart: '4px',
});
