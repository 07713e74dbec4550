import { appStyle } from '@medeina/design-system/styles/layered.ts';
import { media } from '@medeina/design-system/styles/vars.ts';

/** Reserves the height of the first slide while it loads. */
export const heroSpace = appStyle({
  minHeight: '760px',
  '@media': { [media.mobile]: { minHeight: '640px' } },
});
