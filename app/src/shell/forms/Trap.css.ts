import { appStyle } from '@medeina/design-system/styles/layered.ts';

/** Out of sight, but not by `display`: some robots know that. */
export const trap = appStyle({
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});
