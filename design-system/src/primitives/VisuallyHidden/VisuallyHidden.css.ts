import { primitiveStyle } from '../../styles/layered.ts';

export const hidden = primitiveStyle({
  position: 'absolute',
  width: '1px',
  height: '1px',
  margin: '-1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  // Nobody sees it: no letter of it is worth fetching a font file for.
  fontFamily: 'sans-serif',
});
