import { color, media } from '../../../styles/vars.ts';
import { domainStyle } from '../../../styles/layered.ts';

// In forced colours the deep background is gone.
const ink = { [media.forced]: { color: 'CanvasText' } } as const;

export const wordmark = domainStyle({
  display: 'block',
  width: 'auto',
  // Grows with the text size, as far as a phone has room.
  height: 'clamp(34px, 2.125rem, 52px)',
  color: color.brand,
  '@media': { '(max-width: 899px)': { height: 'clamp(29px, 1.8125rem, 38px)' }, ...ink },
});

export const mark = domainStyle({
  display: 'block',
  width: '100%',
  height: '100%',
  color: color.brand,
  '@media': ink,
});

export const seed = domainStyle({ fill: color.seed });
