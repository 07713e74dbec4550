import { appStyle } from '@medeina/design-system/styles/layered.ts';
import { media } from '@medeina/design-system/styles/vars.ts';
import { vars } from '@medeina/tokens';

export const page = appStyle({ display: 'grid', gap: vars.space[24] });

export const columns = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 332px) minmax(0, 1fr)',
  gap: `${vars.space[40]} clamp(24px, 4vw, 64px)`,
  alignItems: 'start',
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
