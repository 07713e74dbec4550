import { primitiveStyle, primitiveVariants } from '../../styles/layered.ts';
import { color, cut, font } from '../../styles/vars.ts';

export const price = primitiveStyle({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0 8px',
  fontFamily: font.numbers,
  fontWeight: 600,
  lineHeight: 1.2,
});

export const amount = primitiveStyle({ whiteSpace: 'nowrap', fontWeight: 'inherit' });
export const special = primitiveStyle({ color: color.amberText, fontWeight: 650 });
export const regular = primitiveStyle({
  fontWeight: 400,
  color: color.textMuted,
  fontSize: '.875em',
  whiteSpace: 'nowrap',
});

export const sizes = primitiveVariants({
  md: { fontSize: '1.0625rem' },
  lg: { fontSize: '1.125rem' },
  xl: { fontSize: '2rem', fontWeight: 500, letterSpacing: '-.015em', fontVariationSettings: cut.flared },
});

export const aligns = primitiveVariants({
  end: { justifyContent: 'flex-end', textAlign: 'end' },
});
