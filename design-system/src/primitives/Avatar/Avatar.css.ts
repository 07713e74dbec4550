import { primitiveStyle, primitiveVariants } from '../../styles/layered.ts';
import { color, cut, media, radius } from '../../styles/vars.ts';

export const avatar = primitiveStyle({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  borderRadius: radius.full,
  background: color.accentSoft,
  color: color.accentText,
  fontWeight: 600,
  letterSpacing: '.01em',
  lineHeight: 1,
  overflow: 'hidden',
  '@media': { [media.forced]: { outline: '1px solid CanvasText', outlineOffset: '-1px' } },
});

export const sizes = primitiveVariants({
  md: { width: '40px', height: '40px', fontSize: '.875rem' },
  lg: {
    width: '88px',
    height: '88px',
    fontSize: '1.75rem',
    fontWeight: 500,
    fontVariationSettings: cut.flared,
  },
});

export const picture = primitiveStyle({
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  display: 'block',
});
