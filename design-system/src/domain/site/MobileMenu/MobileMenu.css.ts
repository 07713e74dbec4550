import { focusRing } from '../../../styles/focus.ts';
import { domainStyle } from '../../../styles/layered.ts';
import { typography } from '../../../styles/typography.ts';
import { color, fontSize, radius } from '../../../styles/vars.ts';

export const list = domainStyle({ margin: 0, padding: 0, listStyle: 'none' });

export const row = domainStyle({
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  boxSizing: 'border-box',
  width: '100%',
  minHeight: '56px',
  padding: '10px 0',
  border: 0,
  borderBottom: `1px solid ${color.border}`,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontSize: fontSize.h4,
  fontWeight: 500,
  lineHeight: 1.35,
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: {
    '&:focus-visible': { ...focusRing, outlineOffset: '-3px', borderRadius: radius.xs },
    '&[aria-current]': { color: color.accentText, fontWeight: 600 },
  },
});

export const label = domainStyle({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });

export const title = domainStyle({
  ...typography.small,
  margin: 0,
  padding: '24px 0 6px',
  color: color.textMuted,
  fontWeight: 500,
});

export const dot = domainStyle({
  flex: 'none',
  boxSizing: 'border-box',
  width: '12px',
  height: '12px',
  border: `3px solid ${color.line}`,
  borderRadius: '50%',
});

export const more = domainStyle({ marginTop: '8px' });

export const foot = domainStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px',
});
