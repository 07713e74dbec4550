import { domainStyle } from '../../../styles/layered.ts';
import { characters, typography } from '../../../styles/typography.ts';
import { color, media, radius } from '../../../styles/vars.ts';

export const card = domainStyle({
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr) auto',
  gap: '16px 20px',
  alignItems: 'center',
  padding: 'clamp(20px, 2.2vw, 28px)',
  background: color.surface,
  border: `1px solid ${color.border}`,
  borderRadius: radius.lg,
  '@media': { [media.mobile]: { gridTemplateColumns: '64px minmax(0, 1fr)' } },
});

export const tile = domainStyle({
  display: 'grid',
  placeItems: 'center',
  alignSelf: 'start',
  width: '64px',
  height: '64px',
  background: color.sunken,
  borderRadius: radius.sm,
});

export const words = domainStyle({
  display: 'grid',
  gap: '2px',
  minWidth: 0,
  overflowWrap: 'anywhere',
  lineHeight: 1.4,
});
export const title = domainStyle({ ...typography.h4 });
export const detail = domainStyle({ ...typography.small, color: color.textMuted });
export const description = domainStyle({ maxWidth: characters(66), margin: '6px 0 0', lineHeight: 1.6 });
export const action = domainStyle({ '@media': { [media.mobile]: { gridColumn: '1 / -1' } } });
