import type { LayeredRule } from './layered.ts';

/** Read out, not seen. By class: the content policy forbids `style=` in server HTML. */
export const unseen: LayeredRule = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  margin: '-1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  // A system font, so that no font file is fetched for it.
  fontFamily: 'sans-serif',
};
