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

/** On a tablet these would be clipped; only the outer words fit. */
export const label = domainStyle({
  ...words,
  '@media': { ...forced, '(min-width: 900px) and (max-width: 1199px)': { display: 'none' } },
});

/** On a phone the outer band's words are out of view. */
export const outerLabel = domainStyle({
  ...words,
  '@media': { ...forced, '(max-width: 599px)': { display: 'none' } },
});
