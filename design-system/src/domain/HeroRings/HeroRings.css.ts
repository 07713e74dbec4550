import { domainStyle } from '../../styles/layered.ts';
import { color, font, media } from '../../styles/vars.ts';

export const rings = domainStyle({ display: 'block', width: '100%', height: '100%', maxWidth: 'none' });

const words = {
  fill: color.deepText,
  fontFamily: font.text,
  fontSize: '20px',
  fontWeight: 500,
  letterSpacing: '.01em',
} as const;

const forced = { [media.forced]: { fill: 'CanvasText' } };

export const label = domainStyle({ ...words, '@media': forced });

/** On a phone the outer band is out of sight. */
export const outerLabel = domainStyle({
  ...words,
  '@media': { ...forced, [media.mobile]: { display: 'none' } },
});
