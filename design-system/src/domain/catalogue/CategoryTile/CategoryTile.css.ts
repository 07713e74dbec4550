import { focusVisible } from '../../../styles/focus.ts';
import { domainStyle } from '../../../styles/layered.ts';
import { color, fontSize, media, radius } from '../../../styles/vars.ts';

/** Two on a phone, one if the text is large. */
const pairs = 'repeat(auto-fill, minmax(min(max(40%, 8rem), 100%), 1fr))';

export const grid = domainStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: '32px 24px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [media.mobile]: { gridTemplateColumns: pairs, gap: '24px 14px' } },
});

export const tile = domainStyle({
  display: 'block',
  color: 'inherit',
  textDecoration: 'none',
  borderRadius: radius.sm,
  selectors: focusVisible,
});

export const words = domainStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '0 12px',
  paddingTop: '12px',
  lineHeight: 1.35,
  '@media': { [media.mobile]: { display: 'grid', paddingTop: '10px' } },
});

export const name = domainStyle({
  minWidth: 0,
  fontSize: fontSize.h4,
  fontWeight: 600,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  selectors: { [`${tile}:hover &`]: { textDecoration: 'underline', textDecorationThickness: '1.5px' } },
  '@media': { [media.mobile]: { fontSize: fontSize.ui } },
});

export const count = domainStyle({ color: color.textMuted, fontSize: fontSize.small, whiteSpace: 'nowrap' });
