import { focusRing } from '../../../styles/focus.ts';
import { domainStyle } from '../../../styles/layered.ts';
import { typography } from '../../../styles/typography.ts';
import { color, font, media, radius } from '../../../styles/vars.ts';

export const grid = domainStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 26rem), 1fr))',
  gap: '24px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [media.mobile]: { gap: '16px' } },
});

export const cell = domainStyle({ display: 'grid', minWidth: 0 });

export const card = domainStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '132px minmax(0, 1fr)',
  boxSizing: 'border-box',
  minHeight: '204px',
  overflow: 'clip',
  background: color.surface,
  color: color.text,
  border: `1px solid ${color.border}`,
  borderRadius: radius.lg,
  selectors: {
    // The link covers the card, and so does its focus ring.
    '&:has(a:focus-visible)': focusRing,
  },
  '@media': { [media.mobile]: { gridTemplateColumns: '84px minmax(0, 1fr)' } },
});

export const strip = domainStyle({
  position: 'relative',
  overflow: 'clip',
  background: 'var(--medeina-plate)',
});

export const stripOff = domainStyle({ background: color.sunken });

export const bands = domainStyle({
  position: 'absolute',
  width: '210px',
  insetInlineStart: '50%',
  insetBlockStart: '50%',
  transform: 'translate(-50%, -50%)',
  '@media': { [media.mobile]: { width: '170px' } },
});

export const body = domainStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: '12px',
  minWidth: 0,
  padding: '20px',
  '@media': { [media.mobile]: { padding: '16px' } },
});

export const line = domainStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 12px',
  // The card clips overflow: at 200 % text a single word may be wider.
  overflowWrap: 'anywhere',
});

export const muted = domainStyle({ ...typography.small, color: color.textMuted, fontFamily: font.numbers });

export const title = domainStyle({ ...typography.h4, margin: 0, overflowWrap: 'anywhere' });

export const link = domainStyle({
  color: 'inherit',
  textDecoration: 'none',
  outline: 'none',
  selectors: {
    '&:hover': { textDecoration: 'underline' },
    '&::after': { content: '""', position: 'absolute', inset: 0 },
  },
});

export const foot = domainStyle({ display: 'grid', gap: '8px', marginTop: 'auto' });
