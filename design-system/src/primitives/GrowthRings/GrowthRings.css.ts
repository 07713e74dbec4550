import { keyframes } from '@vanilla-extract/css';
import { primitiveStyle, primitiveVariants } from '../../styles/layered.ts';
import { color, media, motion } from '../../styles/vars.ts';

export const rings = primitiveStyle({ display: 'block', flex: 'none', fill: 'none', overflow: 'visible' });

export const sizes = primitiveVariants({
  xs: { width: '24px', height: '24px' },
  sm: { width: '40px', height: '40px' },
  md: { width: '64px', height: '64px' },
  lg: { width: '96px', height: '96px' },
  xl: { width: '168px', height: '168px' },
});

export const track = primitiveStyle({
  stroke: color.track,
  '@media': { [media.forced]: { stroke: 'CanvasText', strokeWidth: 1 } },
});

export const arcs = primitiveVariants({
  // On the deep background solid rings are light and the seed is amber.
  done: {
    stroke: `var(--medeina-ring, ${color.accent})`,
    '@media': { [media.forced]: { stroke: 'Highlight' } },
  },
  current: { stroke: color.amber, '@media': { [media.forced]: { stroke: 'CanvasText' } } },
});

const draw = keyframes({ from: { strokeDashoffset: 100 }, to: { strokeDashoffset: 0 } });

/** A ring that was just completed draws itself once, clockwise from twelve. */
export const drawn = primitiveStyle({
  '@media': { [media.motion]: { animation: `${draw} ${motion.slow}` } },
});

export const seed = primitiveStyle({
  fill: `var(--medeina-ring-seed, ${color.accent})`,
  '@media': { [media.forced]: { fill: 'CanvasText' } },
});
