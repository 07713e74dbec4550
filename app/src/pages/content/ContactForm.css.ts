import { appStyle } from '@medeina/design-system/styles/layered.ts';
import { media } from '@medeina/design-system/styles/vars.ts';
import { vars } from '@medeina/tokens';

export const form = appStyle({ display: 'grid', gap: vars.space[20], minWidth: 0, maxWidth: '640px' });

export const pair = appStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space[20],
  alignItems: 'start',
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
