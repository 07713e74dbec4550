import { domainStyle } from '../../../styles/layered.ts';
import { color, font } from '../../../styles/vars.ts';

export const list = domainStyle({ margin: 0, fontFamily: font.numbers });

export const line = domainStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '0 16px',
  padding: '6px 0',
  lineHeight: 1.4,
});

export const term = domainStyle({ minWidth: 0, overflowWrap: 'anywhere' });

export const value = domainStyle({ margin: '0 0 0 auto', textAlign: 'end' });

export const discount = domainStyle({ color: color.success });

export const total = domainStyle({
  marginTop: '10px',
  paddingTop: '16px',
  borderTop: `1px solid ${color.border}`,
  fontSize: '1.375rem',
  fontWeight: 600,
});
