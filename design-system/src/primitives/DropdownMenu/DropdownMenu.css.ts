import { keyframes } from '@vanilla-extract/css';
import { leaving } from '../../internal/leaving.ts';
import { primitiveStyle, primitiveVariants } from '../../styles/layered.ts';
import { color, font, fontSize, media, motion, radius, shadow } from '../../styles/vars.ts';

const fall = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } });

/** A native popover: in the top layer nothing clips it, and it stays inside the theme. */
export const panel = primitiveStyle({
  ...leaving('&:not(:popover-open)', 'translateY(-4px)'),
  position: 'fixed',
  inset: 'auto',
  boxSizing: 'border-box',
  minWidth: '220px',
  maxWidth: 'min(22.5rem, calc(100vw - 16px))',
  maxHeight: 'calc(100vh - 16px)',
  overflowY: 'auto',
  margin: 0,
  padding: '8px',
  border: `1px solid ${color.border}`,
  borderRadius: radius.md,
  background: color.raised,
  color: color.text,
  fontFamily: font.text,
  fontSize: fontSize.ui,
  boxShadow: shadow[2],
  // Not while closed: it is still visible as it fades out.
  selectors: { '&:popover-open:not([data-placed])': { visibility: 'hidden' } },
  '@media': { [media.motion]: { selectors: { '&[data-placed]': { animation: `${fall} ${motion.med}` } } } },
});

export const header = primitiveStyle({
  padding: '10px 12px 14px',
  marginBlockEnd: '8px',
  borderBottom: `1px solid ${color.border}`,
});
export const list = primitiveStyle({ margin: 0, padding: 0, listStyle: 'none' });
export const separator = primitiveStyle({ borderTop: `1px solid ${color.border}`, marginBlock: '8px' });

export const item = primitiveStyle({
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  boxSizing: 'border-box',
  width: '100%',
  minHeight: '44px',
  margin: 0,
  padding: '10px 12px',
  border: 0,
  borderRadius: radius.sm,
  background: 'none',
  color: 'inherit',
  fontFamily: 'inherit',
  fontSize: 'inherit',
  lineHeight: 1.35,
  textAlign: 'start',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: `color-mix(in oklab, ${color.text} 7%, transparent)` },
    '&:focus-visible': { outline: `3px solid ${color.focus}`, outlineOffset: '-3px' },
    '&[aria-current], &[aria-checked="true"]': { background: color.accentSoft, fontWeight: 600 },
    '&[aria-disabled="true"]': { color: color.textMuted, cursor: 'not-allowed' },
  },
  '@media': {
    [media.forced]: {
      selectors: { '&[aria-current], &[aria-checked="true"]': { border: '1px solid Highlight' } },
    },
  },
});

export const check = primitiveVariants({
  on: { display: 'inline-flex', marginInlineStart: 'auto' },
});
