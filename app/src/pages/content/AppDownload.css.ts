import { appStyle } from '@medeina/design-system/styles/layered.ts';
import { vars } from '@medeina/tokens';

const phone = '(max-width: 899px)';

export const columns = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 4fr)',
  gap: `${vars.space[40]} clamp(32px, 6vw, 96px)`,
  alignItems: 'center',
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const words = appStyle({ display: 'grid', gap: vars.space[24], justifyItems: 'start', minWidth: 0 });

export const code = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 240px)',
  gap: vars.space[16],
  justifyContent: 'center',
  '@media': { [phone]: { justifyContent: 'start' } },
});
