import { keyframes } from '@vanilla-extract/css';
import { primitiveStyle } from '../../styles/layered.ts';
import { media } from '../../styles/vars.ts';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const spinner = primitiveStyle({
  display: 'inline-block',
  flex: 'none',
  boxSizing: 'border-box',
  width: '18px',
  height: '18px',
  borderRadius: '50%',
  border: '2.5px solid color-mix(in oklab, currentColor 30%, transparent)',
  borderTopColor: 'currentColor',
  '@media': {
    [media.motion]: { animation: `${turn} .9s linear infinite` },
    [media.forced]: { borderColor: 'GrayText', borderTopColor: 'CanvasText' },
  },
});
