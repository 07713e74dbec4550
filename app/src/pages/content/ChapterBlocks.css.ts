import { appStyle } from '@medeina/design-system/styles/layered.ts';
import { color, media, radius } from '@medeina/design-system/styles/vars.ts';

/** A band on a phone, a whole plate beside the text. */
export const plate = appStyle({
  width: '100%',
  maxWidth: '352px',
  aspectRatio: '4 / 3',
  overflow: 'hidden',
  borderRadius: radius.sm,
  '@media': { [media.mobile]: { maxWidth: 'none', aspectRatio: '3 / 1' } },
});

export const icon = appStyle({
  display: 'grid',
  placeItems: 'center',
  width: '64px',
  height: '64px',
  borderRadius: radius.sm,
  background: color.accentSoft,
  color: color.accentText,
});
