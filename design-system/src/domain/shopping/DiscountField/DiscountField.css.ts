import { domainStyle } from '../../../styles/layered.ts';
import { typography } from '../../../styles/typography.ts';
import { color } from '../../../styles/vars.ts';

export const form = domainStyle({
  overflowWrap: 'anywhere',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '12px',
  minWidth: 0,
});

export const line = domainStyle({ display: 'flex', alignItems: 'flex-start', gap: '8px' });

export const field = domainStyle({ flex: 1, minWidth: 0 });

// Beside the control, below its label.
export const clear = domainStyle({ display: 'inline-flex', marginTop: 'calc(1.5em + 8px)' });

export const applied = domainStyle({
  ...typography.small,
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  margin: 0,
  color: color.success,
});

export const kept = domainStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 8px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
