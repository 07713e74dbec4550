import { primitiveStyle } from '../../styles/layered.ts';
import { font } from '../../styles/vars.ts';

export const text = primitiveStyle({ fontFamily: font.numbers });

/** The native date input: only its calendar shows, below the field. */
export const native = primitiveStyle({
  position: 'absolute',
  insetInlineEnd: '14px',
  insetBlockEnd: 0,
  boxSizing: 'border-box',
  width: '1px',
  height: '1px',
  margin: 0,
  padding: 0,
  border: 0,
  opacity: 0,
  pointerEvents: 'none',
});
