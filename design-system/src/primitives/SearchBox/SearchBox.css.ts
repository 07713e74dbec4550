import { primitiveStyle, primitiveVariants } from '../../styles/layered.ts';
import { fontSize } from '../../styles/vars.ts';

export const root = primitiveStyle({ position: 'relative', minWidth: 0, width: '100%' });

export const input = primitiveStyle({
  // Hides the browser's clear button beside ours.
  selectors: { '&::-webkit-search-cancel-button, &::-webkit-search-decoration': { appearance: 'none' } },
});

export const sizes = primitiveVariants({
  sm: { minHeight: '44px', paddingBlock: '8px', fontSize: fontSize.ui },
  md: {},
  lg: { minHeight: '56px', fontSize: fontSize.h4 },
});

export const clear = primitiveVariants({ hidden: { visibility: 'hidden' }, shown: {} });
