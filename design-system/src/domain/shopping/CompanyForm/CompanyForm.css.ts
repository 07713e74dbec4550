import { domainStyle } from '../../../styles/layered.ts';
import { media } from '../../../styles/vars.ts';

export const root = domainStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px' });

export const label = domainStyle({ fontWeight: 600, overflowWrap: 'anywhere' });

export const fields = domainStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '20px',
  alignItems: 'start',
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
