import { domainStyle } from '../../../styles/layered.ts';

export const name = domainStyle({ fontWeight: 600, overflowWrap: 'anywhere' });

export const waiting = domainStyle({ display: 'grid', gap: '8px' });
