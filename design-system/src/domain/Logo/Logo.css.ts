import { color } from '../../styles/vars.ts';
import { domainStyle } from '../../styles/layered.ts';

export const wordmark = domainStyle({
  display: 'block',
  width: 'auto',
  height: '34px',
  color: color.brand,
  '@media': { '(max-width: 899px)': { height: '29px' } },
});

export const mark = domainStyle({ display: 'block', width: '100%', height: '100%', color: color.brand });

export const seed = domainStyle({ fill: color.seed });
