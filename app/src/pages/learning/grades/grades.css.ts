import { appStyle } from '@medeina/design-system/styles/layered.ts';
import { typography } from '@medeina/design-system/styles/typography.ts';
import { color, media } from '@medeina/design-system/styles/vars.ts';

export const head = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: '20px 32px',
  margin: '16px 0 32px',
});
export const words = appStyle({ display: 'grid', gap: '8px', flex: '1 1 20rem', minWidth: 0 });
export const score = appStyle({
  display: 'flex',
  alignItems: 'baseline',
  gap: '10px',
  color: color.textMuted,
  whiteSpace: 'nowrap',
});
export const figure = appStyle({ ...typography.h1, color: color.text, fontVariantNumeric: 'tabular-nums' });
export const chart = appStyle({
  marginTop: '56px',
  // Its room, while its code is on the way.
  minHeight: '420px',
  '@media': { [media.mobile]: { marginTop: '40px' } },
});
