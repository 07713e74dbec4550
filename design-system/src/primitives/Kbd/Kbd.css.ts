import { primitiveStyle } from '../../styles/layered.ts';
import { color, font, fontSize, radius } from '../../styles/vars.ts';

export const keys = primitiveStyle({ display: 'inline-flex', flexWrap: 'wrap', gap: '4px' });

export const key = primitiveStyle({
  display: 'inline-grid',
  placeItems: 'center',
  boxSizing: 'border-box',
  minWidth: '1.6em',
  padding: '1px 6px',
  border: `1px solid ${color.borderStrong}`,
  borderRadius: radius.xs,
  background: color.surface,
  color: color.text,
  fontFamily: font.text,
  fontSize: fontSize.caption,
  lineHeight: 1.45,
});
