import { focusVisible } from '../../../styles/focus.ts';
import { domainGlobal, domainStyle } from '../../../styles/layered.ts';
import { typography } from '../../../styles/typography.ts';
import { color, font, fontSize, radius } from '../../../styles/vars.ts';
import { currentHitName, hitName } from './highlights.ts';

export const root = domainStyle({
  display: 'grid',
  gap: '12px',
  minWidth: 0,
  '@media': { print: { display: 'none' } },
});

export const head = domainStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px' });
export const title = domainStyle({
  ...typography.h4,
  flex: '1 1 12rem',
  minWidth: 0,
  margin: 0,
  overflowWrap: 'anywhere',
});

export const tools = domainStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px',
  fontFamily: font.numbers,
  fontSize: fontSize.small,
});
export const number = domainStyle({ width: '4.5rem' });
export const of = domainStyle({ marginInline: '4px 12px', color: color.textMuted });
export const apart = domainStyle({ marginInlineStart: 'auto' });

export const search = domainStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px',
  fontFamily: font.numbers,
  fontSize: fontSize.small,
});
export const query = domainStyle({ flex: '1 1 12rem', maxWidth: '20rem', minWidth: 0 });
export const found = domainStyle({ flex: '1 1 6rem', minWidth: 0, margin: '0 8px' });

export const view = domainStyle({
  boxSizing: 'border-box',
  height: 'min(70vh, 48rem)',
  padding: '12px',
  overflow: 'auto',
  borderRadius: radius.sm,
  border: `1px solid ${color.border}`,
  background: color.sunken,
  selectors: focusVisible,
});

/** The words of pages are placed in it, so it is as large as what it draws. Paper is white in both themes. */
export const page = domainStyle({
  position: 'relative',
  margin: '0 auto 12px',
  background: 'white',
  colorScheme: 'light',
  forcedColorAdjust: 'none',
});

export const canvas = domainStyle({ display: 'block', width: '100%', height: '100%' });

/** The words over the picture, for selecting and for screen readers. */
export const words = domainStyle({
  position: 'absolute',
  inset: 0,
  overflow: 'clip',
  lineHeight: 1,
  textAlign: 'initial',
  textSizeAdjust: 'none',
  transformOrigin: '0 0',
});
domainGlobal(`${words} :is(span, br)`, {
  position: 'absolute',
  color: 'transparent',
  whiteSpace: 'pre',
  cursor: 'text',
  transformOrigin: '0% 0%',
});
domainGlobal(`${words} ::selection`, { background: 'rgb(0 90 200 / .25)' });

// Over black on white, in both themes: the letters show through.
domainGlobal(`${words} ::highlight(${hitName})`, {
  backgroundColor: 'rgb(255 196 0 / .4)',
});
domainGlobal(`${words} ::highlight(${currentHitName})`, {
  backgroundColor: 'rgb(240 96 0 / .5)',
});
