import { primitiveStyle } from '../../styles/layered.ts';

export const hidden = primitiveStyle({
  position: 'absolute',
  width: '1px',
  height: '1px',
  margin: '-1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  // A system font, so that no font file is fetched for it.
  fontFamily: 'sans-serif',
});
