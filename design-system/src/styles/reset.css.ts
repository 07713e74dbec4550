import { resetGlobal } from './layered.ts';
import { color, font, fontSize, radius } from './vars.ts';
import { focusRing } from './focus.ts';

// Loaded by the app only: pages that embed components keep their own styles.
resetGlobal('*, *::before, *::after', { boxSizing: 'border-box' });
resetGlobal('html', {
  WebkitTextSizeAdjust: '100%',
  scrollPaddingTop: '96px',
  overflowX: 'clip',
});
resetGlobal('html:focus-within', {
  '@media': { '(prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' } },
});
resetGlobal('body', {
  margin: 0,
  background: color.bg,
  color: color.text,
  fontFamily: font.text,
  fontSize: fontSize.body,
  lineHeight: 1.6,
  textRendering: 'optimizeLegibility',
  WebkitFontSmoothing: 'antialiased',
  overflowX: 'clip',
  minHeight: '100vh',
});
// Paper is white, whatever the theme; ink on grounds of the page's own would be lost.
resetGlobal('body', { '@media': { print: { background: 'none' } } });
resetGlobal('h1, h2, h3, h4, h5, h6, p, ul, ol, dl, dd, figure, blockquote, fieldset, legend, pre', {
  margin: 0,
  padding: 0,
});
resetGlobal('h1, h2, h3, h4, h5, h6', { fontSize: 'inherit', fontWeight: 'inherit' });
// Safari drops the list role with list-style none; an empty string keeps it.
resetGlobal('ul, ol', { listStyleType: '""' });
// Monospace fonts differ between machines.
resetGlobal('code, kbd, pre, samp', { fontFamily: 'inherit' });
resetGlobal('fieldset', { border: 0, minWidth: 0 });
resetGlobal('button, input, select, textarea', {
  font: 'inherit',
  color: 'inherit',
  letterSpacing: 'inherit',
});
resetGlobal('button', { background: 'none', border: 0, padding: 0, cursor: 'pointer' });
resetGlobal('a', { color: 'inherit', textDecorationThickness: '1px', textUnderlineOffset: '.22em' });
resetGlobal('img, svg, video, canvas', { display: 'block', maxWidth: '100%' });
resetGlobal('table', { borderCollapse: 'collapse' });
resetGlobal(':focus-visible', { ...focusRing, borderRadius: radius.xs });
// In the dark theme some browsers select text in black on dark blue.
resetGlobal('::selection', { background: color.accent, color: color.accentContrast });
resetGlobal('[tabindex="-1"]:focus-visible', { outline: 'none' });
