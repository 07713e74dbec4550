import { primitiveStyle } from '../../styles/layered.ts';
import { fontSize } from '../../styles/vars.ts';

export const group = primitiveStyle({ minWidth: 0, margin: 0, padding: 0, border: 0 });

export const legend = primitiveStyle({
  marginBlockEnd: '8px',
  padding: 0,
  fontSize: fontSize.small,
  fontWeight: 600,
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
});

export const presets = primitiveStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px',
  marginBlockEnd: '12px',
});

export const days = primitiveStyle({ display: 'flex', flexWrap: 'wrap', gap: '12px 16px' });
export const day = primitiveStyle({ flex: '1 1 10rem', minWidth: 0, maxWidth: '16rem' });
export const below = primitiveStyle({ marginBlockStart: '6px' });
