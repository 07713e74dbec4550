import { keyframes } from '@vanilla-extract/css';
import { focusVisible } from '../../../styles/focus.ts';
import { leastWidth } from '../../../primitives/Listbox/Listbox.css.ts';
import { domainGlobal, domainStyle } from '../../../styles/layered.ts';
import { color, fontSize, layout, media, motion, radius, zIndex } from '../../../styles/vars.ts';

const WIDE = '(min-width: 1400px)';

function below(query: string) {
  return { '@media': { [query]: { display: 'none' } } };
}

export const root = domainStyle({
  position: 'relative',
  zIndex: zIndex.header,
  boxSizing: 'border-box',
  minHeight: '76px',
  '@media': { [media.mobile]: { minHeight: '64px' }, print: { display: 'none' } },
});

export const over = domainStyle({ position: 'absolute', insetInline: 0, top: 0 });

export const bar = domainStyle({
  background: color.bg,
  color: color.text,
  borderBottom: `1px solid ${color.border}`,
  transition: `background-color ${motion.med}, color ${motion.med}`,
});

export const transparent = domainStyle({ background: 'none', borderBottomColor: 'transparent' });

const slide = keyframes({ from: { transform: 'translateY(-100%)' } });

export const stuck = domainStyle({
  position: 'fixed',
  insetInline: 0,
  top: 0,
  animation: `${slide} ${motion.med}`,
});

export const inner = domainStyle({
  position: 'relative',
  display: 'flex',
  // One line at the default text size; at 200 % possibly two.
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 12px',
  boxSizing: 'border-box',
  minHeight: '76px',
  paddingBlock: '8px',
  maxWidth: `calc(${layout.content} + 2 * ${layout.gutter})`,
  marginInline: 'auto',
  paddingInline: layout.gutter,
  '@media': { [media.mobile]: { minHeight: '64px', gap: '0 8px' } },
});

export const home = domainStyle({
  display: 'inline-flex',
  flex: 'none',
  borderRadius: radius.xs,
  selectors: focusVisible,
});

export const navigation = domainStyle({ marginLeft: '24px', ...below(media.belowDesktop) });

export const items = domainStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const item = domainStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  boxSizing: 'border-box',
  minHeight: '44px',
  padding: '8px 12px',
  border: 0,
  borderRadius: radius.md,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontSize: fontSize.ui,
  fontWeight: 560,
  lineHeight: 1.2,
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  cursor: 'pointer',
  transition: `background-color ${motion.fast}`,
  selectors: {
    ...focusVisible,
    '&:hover, &[aria-expanded=true]': { background: 'color-mix(in oklab, currentColor 8%, transparent)' },
    '&[aria-current], &[data-current]': {
      textDecoration: 'underline',
      textDecorationThickness: '2px',
      textUnderlineOffset: '9px',
    },
  },
});
domainGlobal(`${item} svg`, { opacity: 0.75, transition: `transform ${motion.med}` });
domainGlobal(`${item}[aria-expanded=true] svg`, { transform: 'rotate(180deg)' });

export const panel = domainStyle({
  position: 'fixed',
  inset: `auto ${layout.gutter}`,
  boxSizing: 'border-box',
  width: 'auto',
  height: 'auto',
  maxHeight: 'calc(100vh - 16px)',
  margin: '8px 0 0',
  padding: 0,
  border: 0,
  overflow: 'visible',
  background: 'none',
  color: 'inherit',
  selectors: { '&:popover-open:not([data-placed])': { visibility: 'hidden' } },
});

export const tools = domainStyle({
  display: 'flex',
  flex: '1 1 auto',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: '6px',
  '@media': { [media.mobile]: { gap: 0, marginRight: '-10px' } },
});

export const search = domainStyle({
  // What the line has left, so that it stays one line with long menus, a cart and an avatar.
  flex: '1 1 auto',
  width: '132px',
  maxWidth: '216px',
  // Course titles need more width than the field has.
  vars: { [leastWidth]: '420px' },
  marginRight: '6px',
  '@media': { [`not all and ${WIDE}`]: { display: 'none' } },
});

export const searchButton = domainStyle({ display: 'inline-flex', ...below(WIDE) });

export const language = domainStyle(below(media.belowDesktop));

export const account = domainStyle({ marginLeft: '8px', ...below(media.mobile) });
// Covers the hero's rings behind outlined buttons and the search field.
domainGlobal(`${transparent} ${account} > a, ${transparent} ${account} > button`, {
  background: color.surface,
});

export const menuButton = domainStyle({
  display: 'none',
  '@media': { [media.belowDesktop]: { display: 'inline-flex' } },
});
