import { domainStyle } from '../../../styles/layered.ts';
import { characters } from '../../../styles/typography.ts';
import { color, cut, fontSize } from '../../../styles/vars.ts';

export const list = domainStyle({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderTop: `1px solid ${color.border}`,
  containerType: 'inline-size',
});

export const row = domainStyle({ paddingBlock: '18px', borderBottom: `1px solid ${color.border}` });

export const numbered = domainStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(2rem, auto) minmax(0, 1fr)',
  gap: '4px 16px',
  alignItems: 'baseline',
});

export const number = domainStyle({
  color: color.accentText,
  fontSize: fontSize.h2,
  fontWeight: 470,
  lineHeight: 1,
  fontVariationSettings: cut.flared,
});

/** The sentence stands beside its title where both have room. */
export const words = domainStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '4px 32px',
  alignItems: 'baseline',
  minWidth: 0,
  overflowWrap: 'anywhere',
  '@container': { '(min-width: 34em)': { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' } },
});

export const title = domainStyle({ margin: 0, fontWeight: 600, lineHeight: 1.4 });
export const text = domainStyle({
  maxWidth: characters(48),
  margin: 0,
  color: color.textMuted,
  lineHeight: 1.5,
  textWrap: 'pretty',
});
