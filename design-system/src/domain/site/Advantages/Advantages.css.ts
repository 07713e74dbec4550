import { domainStyle, domainVariants } from '../../../styles/layered.ts';
import { color, largeLetters, media } from '../../../styles/vars.ts';
import { characters } from '../../../styles/typography.ts';

export const advantages = domainStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 3fr)',
  gap: '40px 24px',
  '@media': { [media.belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const list = domainStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
  gap: '40px 32px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  containerType: 'inline-size',
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: '32px' } },
});

export const item = domainStyle({
  display: 'grid',
  alignContent: 'start',
  gap: '22px',
  minWidth: 0,
  '@media': { [media.mobile]: { gridTemplateColumns: '64px minmax(0, 1fr)', gap: '16px' } },
  '@container': { [largeLetters]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const rings = domainStyle({ display: 'block' });
export const sizes = domainVariants({
  small: {
    width: '72px',
    height: '72px',
    marginInlineStart: '-4px',
    '@media': { [media.mobile]: { width: '60px', height: '60px', marginInlineStart: 0 } },
  },
  large: { width: 'clamp(88px, 14vw, 168px)', height: 'clamp(88px, 14vw, 168px)' },
});
/** Lines do not grow with the drawing. */
const fine = { [`${sizes.large} > &`]: { vectorEffect: 'non-scaling-stroke' } } as const;

export const grown = domainStyle({
  stroke: color.accent,
  strokeWidth: 3,
  selectors: fine,
  '@media': { [media.forced]: { stroke: 'CanvasText' } },
});
export const toGrow = domainStyle({
  stroke: color.border,
  strokeWidth: 2,
  selectors: fine,
  '@media': { [media.forced]: { stroke: 'GrayText' } },
});

export const words = domainStyle({ minWidth: 0, overflowWrap: 'break-word' });
export const text = domainStyle({ maxWidth: characters(36), margin: '10px 0 0', color: color.textMuted });
