import { color, media } from '../../styles/vars.ts';
import { domainStyle } from '../../styles/layered.ts';

// The deep ground is gone in forced colours, and with it what the light ink stood on.
const ink = { [media.forced]: { color: 'CanvasText' } } as const;

export const wordmark = domainStyle({
  display: 'block',
  width: 'auto',
  height: '34px',
  color: color.brand,
  '@media': { '(max-width: 899px)': { height: '29px' }, ...ink },
});

export const mark = domainStyle({
  display: 'block',
  width: '100%',
  height: '100%',
  color: color.brand,
  '@media': ink,
});

export const seed = domainStyle({ fill: color.seed });
