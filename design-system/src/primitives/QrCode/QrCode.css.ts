import { primitiveStyle } from '../../styles/layered.ts';

/** Black on white in both themes: many cameras need it. */
export const code = primitiveStyle({
  display: 'block',
  width: '100%',
  maxWidth: '232px',
  height: 'auto',
  background: '#ffffff',
  color: '#000000',
  borderRadius: '6px',
  forcedColorAdjust: 'none',
});
