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

/** The drawing is smaller on a tablet; its words are not. */
const tablet = { '(min-width: 600px) and (max-width: 899px)': { fontSize: '22px' } };

export const label = domainStyle({ ...words, '@media': { ...forced, ...tablet } });

/** On a phone the outer band's words are out of view. */
export const outerLabel = domainStyle({
  ...words,
  '@media': { ...forced, ...tablet, '(max-width: 599px)': { display: 'none' } },
});
