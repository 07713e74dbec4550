import { appStyle } from '@medeina/design-system/styles/layered.ts';
import { media } from '@medeina/design-system/styles/vars.ts';
import { vars } from '@medeina/tokens';

export const columns = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
  gap: `${vars.space[48]} clamp(32px, 7vw, 112px)`,
  alignItems: 'start',
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const intro = appStyle({ display: 'grid', gap: vars.space[20], minWidth: 0 });

export const form = appStyle({ display: 'grid', gap: vars.space[24], minWidth: 0 });
