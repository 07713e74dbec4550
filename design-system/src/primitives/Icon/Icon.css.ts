import { primitiveStyle, primitiveVariants } from '../../styles/layered.ts';

export const icon = primitiveStyle({
  flex: 'none',
  display: 'inline-block',
  verticalAlign: '-.25em',
  maxWidth: 'none',
});

export const fills = primitiveVariants({ filled: { fill: 'currentColor' } });
