import { domainStyle } from '../../styles/layered.ts';

export const mark = domainStyle({
  flex: 'none',
  width: '24px',
  height: '24px',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: '1.6',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
