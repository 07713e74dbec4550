import { domainStyle } from '../../../styles/layered.ts';
import { characters, typography } from '../../../styles/typography.ts';
import { color, font, media, radius } from '../../../styles/vars.ts';

export const list = domainStyle({ margin: 0, padding: 0, listStyle: 'none' });

export const item = domainStyle({ padding: '24px 0', borderBottom: `1px solid ${color.border}` });

export const review = domainStyle({ minWidth: 0 });

export const person = domainStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 12px',
});

export const who = domainStyle({
  display: 'grid',
  flex: '1 1 9rem',
  minWidth: 0,
  lineHeight: 1.35,
  overflowWrap: 'anywhere',
});
export const name = domainStyle({ fontWeight: 600 });
export const position = domainStyle({ ...typography.small, color: color.textMuted });

export const stars = domainStyle({ display: 'inline-flex', flex: 'none', marginLeft: 'auto' });

export const text = domainStyle({
  maxWidth: characters(64),
  margin: '14px 0 0',
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
  whiteSpace: 'pre-line',
});

export const writtenIn = domainStyle({ ...typography.small, margin: '10px 0 0', color: color.textMuted });

export const bars = domainStyle({ display: 'grid', flex: 1, gap: '8px' });
export const skeletonText = domainStyle({ display: 'grid', gap: '8px', marginTop: '14px' });

export const summary = domainStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '40px',
  alignItems: 'center',
  paddingBottom: '28px',
  borderBottom: `1px solid ${color.border}`,
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: '20px' } },
});

export const average = domainStyle({ display: 'grid', justifyItems: 'start', gap: '8px' });

export const total = domainStyle({ ...typography.small, color: color.textMuted });

export const numeral = domainStyle({ ...typography.numeral, fontSize: '3.5rem' });

export const distribution = domainStyle({
  display: 'grid',
  gap: '4px',
  maxWidth: '360px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontFamily: font.numbers,
  '@media': { [media.mobile]: { maxWidth: 'none' } },
});

export const row = domainStyle({
  ...typography.small,
  display: 'grid',
  gridTemplateColumns: '0.8em minmax(0, 1fr) 2.4em',
  gap: '12px',
  alignItems: 'center',
  lineHeight: 1.4,
});

export const bar = domainStyle({
  display: 'block',
  width: '100%',
  height: '6px',
  background: color.track,
  borderRadius: radius.full,
});

export const barFill = domainStyle({
  fill: color.rating,
  '@media': { [media.forced]: { fill: 'CanvasText', forcedColorAdjust: 'none' } },
});

export const rowCount = domainStyle({ color: color.textMuted, textAlign: 'end' });

export const form = domainStyle({ display: 'grid', gap: '20px', maxWidth: '640px' });
