import { domainStyle } from '../../../styles/layered.ts';
import { typography } from '../../../styles/typography.ts';
import { color, font, media, radius } from '../../../styles/vars.ts';

export const root = domainStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 220px',
  gap: '40px',
  alignItems: 'center',
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: '24px' } },
});

export const steps = domainStyle({ display: 'grid', gap: '20px', margin: 0, padding: 0, listStyle: 'none' });

export const step = domainStyle({
  display: 'grid',
  gridTemplateColumns: '36px minmax(0, 1fr)',
  gap: '14px',
  lineHeight: 1.45,
});

export const number = domainStyle({
  display: 'grid',
  placeItems: 'center',
  boxSizing: 'border-box',
  width: '36px',
  height: '36px',
  border: `1.5px solid ${color.accentText}`,
  borderRadius: radius.full,
  color: color.accentText,
  fontFamily: font.numbers,
  fontWeight: 600,
});

export const words = domainStyle({ minWidth: 0, overflowWrap: 'anywhere' });

export const text = domainStyle({
  ...typography.small,
  margin: 0,
  color: color.textMuted,
  fontFamily: font.numbers,
});

export const side = domainStyle({ display: 'grid', gap: '16px', minWidth: 0 });

// A phone cannot scan its own screen.
export const code = domainStyle({ '@media': { [media.mobile]: { display: 'none' } } });

export const faded = domainStyle({ opacity: 0.12 });

export const waiting = domainStyle({ display: 'block', aspectRatio: '1' });

export const link = domainStyle({ '@media': { [media.tabletUp]: { display: 'none' } } });

export const renewal = domainStyle({ display: 'grid', gap: '12px' });
