import { domainStyle } from '../../../styles/layered.ts';
import { typography } from '../../../styles/typography.ts';
import { color, font, media, radius } from '../../../styles/vars.ts';

export const row = domainStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '40px minmax(0, 1fr) auto',
  gap: '4px 14px',
  alignItems: 'center',
  minHeight: '48px',
  padding: '12px 0',
  borderBottom: `1px solid ${color.border}`,
  '@media': { [media.mobile]: { gridTemplateColumns: '40px minmax(0, 1fr)', alignItems: 'start' } },
});

export const off = domainStyle({ color: color.textMuted });

export const tile = domainStyle({
  display: 'grid',
  placeItems: 'center',
  width: '40px',
  height: '40px',
  borderRadius: radius.sm,
  background: color.sunken,
});

export const done = domainStyle({ background: color.successSoft, color: color.success });

export const words = domainStyle({ display: 'grid', minWidth: 0, lineHeight: 1.4, overflowWrap: 'anywhere' });

export const title = domainStyle({ justifySelf: 'start', fontWeight: 560 });

export const detail = domainStyle({ ...typography.small, color: color.textMuted });

export const end = domainStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 16px',
  minWidth: 0,
  '@media': { [media.mobile]: { gridColumn: 2 } },
});

export const result = domainStyle({ fontFamily: font.numbers, fontWeight: 500 });
