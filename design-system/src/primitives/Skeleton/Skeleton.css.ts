import { keyframes } from '@vanilla-extract/css';
import { primitiveStyle, primitiveVariants } from '../../styles/layered.ts';
import { color, media, radius } from '../../styles/vars.ts';

const breathe = keyframes({ to: { opacity: 0.5 } });
const appear = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'visible' } });

export const skeleton = primitiveStyle({
  display: 'block',
  maxWidth: '100%',
  background: color.track,
  borderRadius: radius.xs,
  // Only after 300 ms: quick loads need no placeholder.
  animation: `${appear} 0s 300ms both`,
  '@media': {
    [media.motion]: {
      animation: `${appear} 0s 300ms both, ${breathe} 1.6s 300ms ease-in-out infinite alternate`,
    },
    // An outline: in forced colours a filled block may be of any colour.
    [media.forced]: { outline: '1px solid GrayText', outlineOffset: '-1px' },
  },
});

export const shapes = primitiveVariants({
  caption: { height: '13px' },
  text: { height: '19px' },
  heading: { height: '32px' },
  button: { height: '48px', borderRadius: radius.md },
  plate: { aspectRatio: '4 / 3', borderRadius: radius.sm },
  thumb: { aspectRatio: '1', borderRadius: radius.sm },
  circle: { width: '40px', height: '40px', borderRadius: radius.full },
  row: { height: '56px', borderRadius: radius.md },
});

export const widths = primitiveVariants({
  full: { width: '100%' },
  most: { width: '92%' },
  half: { width: '64%' },
  third: { width: '38%' },
});
