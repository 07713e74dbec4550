import { appStyle } from '@medeina/design-system/styles/layered.ts';
import { media } from '@medeina/design-system/styles/vars.ts';

/** The place of the first slide while it is on its way, so that nothing shifts. */
export const heroSpace = appStyle({
  minHeight: '760px',
  '@media': { [media.mobile]: { minHeight: '640px' } },
});
