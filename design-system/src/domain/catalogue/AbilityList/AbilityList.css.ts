import { domainStyle } from '../../../styles/layered.ts';
import { color } from '../../../styles/vars.ts';
import { characters } from '../../../styles/typography.ts';

export const list = domainStyle({ display: 'grid', gap: '14px', margin: 0, padding: 0, listStyle: 'none' });

export const ability = domainStyle({
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr)',
  gap: '12px',
  maxWidth: characters(66),
  lineHeight: 1.5,
});

export const check = domainStyle({ display: 'inline-flex', marginTop: '3px', color: color.success });
