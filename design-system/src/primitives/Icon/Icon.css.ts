import { primitiveGlobal, primitiveStyle, primitiveVariants } from '../../styles/layered.ts';

export const icon = primitiveStyle({
  flex: 'none',
  display: 'inline-block',
  verticalAlign: '-.25em',
  maxWidth: 'none',
});

export const fills = primitiveVariants({ filled: { fill: 'currentColor' } });

/** Around a drawing, which brings measures of its own. */
export const drawn = primitiveStyle({ flex: 'none', display: 'inline-block', verticalAlign: '-.25em' });
primitiveGlobal(`${drawn} > svg`, {
  display: 'block',
  width: '100%',
  height: '100%',
  maxWidth: 'none',
  strokeWidth: 'inherit',
});
primitiveGlobal(`${fills.filled} > svg`, { fill: 'currentColor' });

export const squares = primitiveVariants({
  small: { width: '16px', height: '16px', strokeWidth: 2 },
  ui: { width: '20px', height: '20px', strokeWidth: 1.75 },
  bar: { width: '24px', height: '24px', strokeWidth: 1.6 },
  tile: { width: '32px', height: '32px', strokeWidth: 1.4 },
});
