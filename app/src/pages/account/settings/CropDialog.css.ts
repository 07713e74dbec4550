import { appStyle } from '@medeina/design-system/styles/layered.ts';
import { color, radius, space } from '@medeina/design-system/styles/vars.ts';

export const parts = appStyle({ display: 'grid', gap: space[12] });

/** On a screen turned sideways the buttons stay in view. */
export const stage = appStyle({
  position: 'relative',
  blockSize: 'min(340px, 46vh)',
  minBlockSize: '160px',
  overflow: 'hidden',
  borderRadius: radius.md,
  background: color.deep,
});

/** The library's sheet stands in no layer, so what differs from it has to weigh more. */
export const area = appStyle({
  ':focus-visible': { outline: `3px solid ${color.focus}`, outlineOffset: '-3px' },
});

export const zoom = appStyle({ display: 'grid', gap: space[4] });
