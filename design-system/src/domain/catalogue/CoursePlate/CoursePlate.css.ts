import { color, media, radius } from '../../../styles/vars.ts';
import { domainStyle, domainVariants } from '../../../styles/layered.ts';

export const plate = domainStyle({
  position: 'relative',
  display: 'block',
  overflow: 'hidden',
  background: color.plate,
  borderRadius: radius.sm,
  '@media': { [media.forced]: { border: '1px solid CanvasText' } },
});

export const ratio = domainVariants({
  standard: { aspectRatio: '4 / 3' },
  square: { aspectRatio: '1' },
  wide: { aspectRatio: '16 / 9' },
  fill: { width: '100%', height: '100%' },
});

const cover = { position: 'absolute', inset: 0, display: 'block', width: '100%', height: '100%' } as const;

export const pattern = domainStyle(cover);

/** The rings that stand in for a missing pattern. */
export const calm = domainStyle({ fill: 'none', stroke: color.line });

export const photo = domainStyle({ ...cover, objectFit: 'cover' });
