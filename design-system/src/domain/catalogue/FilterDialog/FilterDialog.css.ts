import { domainStyle } from '../../../styles/layered.ts';
import { media } from '../../../styles/vars.ts';

export const foot = domainStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '12px',
  width: '100%',
  '@media': { '(max-width: 359px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const show = domainStyle({ display: 'block' });

export const button = domainStyle({
  display: 'none',
  '@media': { [media.mobile]: { display: 'block' } },
});

export const words = domainStyle({ display: 'inline-flex', alignItems: 'center', gap: '10px' });
