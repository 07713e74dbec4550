import { focusRing } from '../../../styles/focus.ts';
import { domainGlobal, domainStyle } from '../../../styles/layered.ts';
import { color, fontSize, layout, media, motion, radius } from '../../../styles/vars.ts';

export const shell = domainStyle({
  display: 'grid',
  gridTemplateColumns: 'min(13.5rem, 25%) minmax(0, 1fr)',
  gap: 'clamp(40px, 5vw, 72px)',
  boxSizing: 'border-box',
  maxWidth: `calc(${layout.content} + 2 * ${layout.gutter})`,
  minHeight: '70vh',
  marginInline: 'auto',
  padding: `40px ${layout.gutter} 96px`,
  '@media': {
    [media.belowDesktop]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'auto 1fr',
      gap: '28px',
      paddingTop: '20px',
    },
    // The tab bar replaces it.
    [media.mobile]: { paddingBlock: '24px 56px' },
  },
});

export const side = domainStyle({
  minWidth: 0,
  '@media': {
    [media.belowDesktop]: {
      overflowX: 'auto',
      scrollbarWidth: 'none',
      padding: '4px 4px 10px',
      margin: '-4px -4px 0',
      borderBottom: `1px solid ${color.border}`,
    },
    [media.mobile]: { display: 'none' },
  },
});

export const list = domainStyle({
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [media.belowDesktop]: { display: 'flex', gap: '4px' } },
});

export const separated = domainStyle({
  marginTop: '12px',
  paddingTop: '12px',
  borderTop: `1px solid ${color.border}`,
  '@media': { [media.belowDesktop]: { margin: 0, padding: 0, border: 0 } },
});

export const link = domainStyle({
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  boxSizing: 'border-box',
  width: 'calc(100% + 12px)',
  minHeight: '44px',
  marginLeft: '-12px',
  padding: '10px 12px',
  border: 0,
  borderRadius: radius.md,
  background: 'none',
  color: color.text,
  font: 'inherit',
  fontSize: fontSize.body,
  fontWeight: 500,
  lineHeight: 1.3,
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  transition: `background-color ${motion.fast}`,
  selectors: {
    '&:focus-visible': { ...focusRing, outlineOffset: '0' },
    '&:hover': { background: color.sunken },
    '&[aria-current]': { background: color.accentSoft, color: color.accentText, fontWeight: 600 },
  },
  '@media': {
    [media.belowDesktop]: { width: 'auto', margin: 0, whiteSpace: 'nowrap' },
    [media.forced]: { selectors: { '&[aria-current]': { outline: '2px solid Highlight' } } },
  },
});
domainGlobal(`${link} svg`, {
  flex: 'none',
  color: color.textMuted,
  '@media': { [media.belowDesktop]: { display: 'none' } },
});
domainGlobal(`${link}[aria-current] svg`, { color: 'inherit' });

export const content = domainStyle({ minWidth: 0 });
