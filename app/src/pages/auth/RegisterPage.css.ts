import { appStyle } from '@medeina/design-system/styles/layered.ts';
import { vars } from '@medeina/tokens';

export const fields = appStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space[20],
  alignItems: 'start',
  '@media': { '(max-width: 899px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const wide = appStyle({ gridColumn: '1 / -1' });
