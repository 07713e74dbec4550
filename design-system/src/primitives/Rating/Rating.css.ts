import { primitiveStyle, primitiveVariants } from '../../styles/layered.ts';
import { color, font, fontSize } from '../../styles/vars.ts';

export const rating = primitiveStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  fontFamily: font.numbers,
  fontSize: fontSize.small,
  lineHeight: 1.3,
  whiteSpace: 'nowrap',
});
export const value = primitiveStyle({ fontWeight: 600 });
export const count = primitiveStyle({ color: color.textMuted });
export const stars = primitiveStyle({ display: 'inline-flex', gap: '2px' });

export const star = primitiveVariants({
  on: { display: 'inline-flex', color: color.rating },
  off: { display: 'inline-flex', color: color.borderStrong },
});
