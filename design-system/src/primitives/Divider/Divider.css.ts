import { primitiveStyle } from '../../styles/layered.ts';
import { color } from '../../styles/vars.ts';

export const divider = primitiveStyle({
  border: 0,
  borderTop: `1px solid ${color.border}`,
  margin: 0,
  width: '100%',
});
export const worded = primitiveStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
  gap: '16px',
  alignItems: 'center',
  color: color.textMuted,
  fontSize: '.9375rem',
  selectors: { '&::before, &::after': { content: '""', borderTop: `1px solid ${color.border}` } },
});
