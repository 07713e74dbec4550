import { primitiveStyle, primitiveVariants } from '../../styles/layered.ts';
import { typography } from '../../styles/typography.ts';

export const heading = primitiveStyle({ margin: 0, overflowWrap: 'anywhere' });

export const sizes = primitiveVariants({
  display: typography.display,
  h1: typography.h1,
  h2: typography.h2,
  h3: typography.h3,
  h4: typography.h4,
});
