import { primitiveStyle } from '../../styles/layered.ts';
import { font } from '../../styles/vars.ts';

/** Digits apart, so that a code is compared with its source at a glance. */
export const code = primitiveStyle({
  maxWidth: '13rem',
  minHeight: '56px',
  fontFamily: font.numbers,
  fontSize: '1.5rem',
  fontWeight: 500,
  letterSpacing: '.3em',
  textOverflow: 'clip',
});
