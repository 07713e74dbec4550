import { domainStyle } from '../../../styles/layered.ts';
import { color, font, media } from '../../../styles/vars.ts';

export const rings = domainStyle({ display: 'block', width: '100%', height: '100%', maxWidth: 'none' });

const words = {
  fill: color.deepText,
  fontFamily: font.text,
  fontSize: '20px',
  fontWeight: 500,
  letterSpacing: '.01em',
} as const;

const forced = { [media.forced]: { fill: 'CanvasText' } };

/** A tablet has room for the outer words beside the hero's, and would cut these. */
export const label = domainStyle({
  ...words,
  '@media': { ...forced, '(min-width: 900px) and (max-width: 1199px)': { display: 'none' } },
});

/** On a phone the words of the outer band are out of sight. */
export const outerLabel = domainStyle({
  ...words,
  '@media': { ...forced, '(max-width: 599px)': { display: 'none' } },
});
