import { appStyle } from '@medeina/design-system/styles/layered.ts';
import { media } from '@medeina/design-system/styles/vars.ts';

/** On a phone only: from there one goes on to a larger screen. */
export const box = appStyle({
  display: 'none',
  marginTop: '32px',
  '@media': { [media.mobile]: { display: 'block' } },
});
