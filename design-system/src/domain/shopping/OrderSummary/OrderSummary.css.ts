import { domainStyle } from '../../../styles/layered.ts';
import { typography } from '../../../styles/typography.ts';
import { color, font, largeLetters } from '../../../styles/vars.ts';

export const title = domainStyle({ ...typography.h4, margin: '0 0 16px', overflowWrap: 'anywhere' });

export const lines = domainStyle({
  display: 'grid',
  gap: '14px',
  margin: '0 0 10px',
  padding: '0 0 16px',
  listStyle: 'none',
  borderBottom: `1px solid ${color.border}`,
  containerType: 'inline-size',
});

export const line = domainStyle({
  ...typography.small,
  display: 'grid',
  gridTemplateColumns: '56px minmax(0, 1fr) auto',
  gap: '12px',
  alignItems: 'start',
  lineHeight: 1.4,
  '@container': { [largeLetters]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const plate = domainStyle({
  display: 'block',
  '@container': { [largeLetters]: { width: '56px' } },
});

export const name = domainStyle({ minWidth: 0, overflowWrap: 'anywhere' });

export const quantity = domainStyle({
  color: color.textMuted,
  fontFamily: font.numbers,
  whiteSpace: 'nowrap',
});

export const detail = domainStyle({ display: 'block', color: color.textMuted });

export const price = domainStyle({ fontFamily: font.numbers, fontWeight: 600, textAlign: 'end' });

export const action = domainStyle({ display: 'grid', marginTop: '20px' });

export const note = domainStyle({
  ...typography.caption,
  display: 'flex',
  justifyContent: 'center',
  gap: '8px',
  margin: '12px 0 0',
  color: color.textMuted,
});

export const waiting = domainStyle({ display: 'grid', gap: '14px' });
