import { primitiveStyle, primitiveVariants } from '../../styles/layered.ts';
import { color, media, motion } from '../../styles/vars.ts';

export const bar = primitiveStyle({
  display: 'block',
  width: '100%',
  height: '6px',
  minWidth: '48px',
  borderRadius: '9px',
  background: color.track,
  overflow: 'hidden',
  '@media': {
    [media.forced]: { outline: '1px solid CanvasText', forcedColorAdjust: 'none', background: 'Canvas' },
  },
});

export const fill = primitiveStyle({
  transition: `width ${motion.slow}`,
  '@media': { [media.forced]: { fill: 'Highlight' } },
});

export const tones = primitiveVariants({
  going: { fill: color.accent },
  done: { fill: color.success },
});
