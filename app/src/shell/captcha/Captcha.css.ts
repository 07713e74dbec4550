import { appStyle } from '@medeina/design-system/styles/layered.ts';
import { color, space } from '@medeina/design-system/styles/vars.ts';

/** As high as its button, so that nothing moves when one appears. */
export const line = appStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space[12],
  minBlockSize: '36px',
});

export const sign = appStyle({ display: 'inline-flex', color: color.accent });

export const failedSign = appStyle({ display: 'inline-flex', color: color.danger });

/** Providers draw a box of 300 by 65. */
export const widget = appStyle({ display: 'grid', gap: space[8], minBlockSize: '65px' });
