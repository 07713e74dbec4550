import { domainStyle } from '../../../styles/layered.ts';
import { typography } from '../../../styles/typography.ts';
import { color, font, layout, shadow, zIndex } from '../../../styles/vars.ts';

export const strip = domainStyle({
  position: 'sticky',
  // Above the tab bar, if there is one.
  bottom: 'var(--medeina-foot, 0px)',
  zIndex: zIndex.sticky,
  padding: `10px ${layout.gutter} max(10px, env(safe-area-inset-bottom))`,
  background: color.raised,
  color: color.text,
  borderTop: `1px solid ${color.border}`,
  boxShadow: shadow[2],
});

export const inside = domainStyle({
  display: 'flex',
  // A long button wraps below the words, which need the width of a sum.
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  maxWidth: layout.content,
  marginInline: 'auto',
});

export const icon = domainStyle({
  display: 'inline-flex',
  flex: 'none',
  '@media': { '(max-width: 359px)': { display: 'none' } },
});

export const words = domainStyle({
  display: 'flex',
  flex: '1 1 7rem',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0 16px',
  minWidth: 0,
  margin: 0,
  fontFamily: font.numbers,
  overflowWrap: 'anywhere',
});

export const count = domainStyle({ ...typography.small, color: color.textMuted });
export const total = domainStyle({ fontWeight: 600 });
