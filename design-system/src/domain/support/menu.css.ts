import { keyframes } from '@vanilla-extract/css';
import { leaving } from '../../internal/leaving.ts';
import { focusVisible } from '../../styles/focus.ts';
import { domainStyle } from '../../styles/layered.ts';
import { color, fontSize, motion, radius, shadow, zIndex } from '../../styles/vars.ts';

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } });

/** The container of a disclosure's button and panel. */
export const root = domainStyle({ position: 'relative', display: 'inline-block' });

/** A panel 4 px below its button, aligned to the right. */
export const panel = domainStyle({
  ...leaving('&[hidden]', 'translateY(-4px)'),
  position: 'absolute',
  zIndex: zIndex.overlay,
  top: 'calc(100% + 4px)',
  insetInlineEnd: 0,
  boxSizing: 'border-box',
  // As wide as its words, not as its button, so that addresses do not wrap.
  width: 'max-content',
  minWidth: '220px',
  maxWidth: 'min(22.5rem, calc(100vw - 24px))',
  padding: '8px',
  background: color.raised,
  color: color.text,
  border: `1px solid ${color.border}`,
  borderRadius: radius.md,
  boxShadow: shadow[2],
  animation: `${appear} ${motion.med}`,
  selectors: { '&[hidden]': { display: 'none' } },
});

export const list = domainStyle({ margin: 0, padding: 0, listStyle: 'none' });

/** A row 44 px high: a link or a button. */
export const row = domainStyle({
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  boxSizing: 'border-box',
  width: '100%',
  minHeight: '44px',
  padding: '10px 12px',
  border: 0,
  borderRadius: radius.sm,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontSize: fontSize.body,
  fontWeight: 400,
  lineHeight: 1.35,
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: {
    ...focusVisible,
    '&:hover': { background: `color-mix(in oklab, ${color.text} 7%, transparent)` },
    '&[aria-current]': { fontWeight: 600 },
  },
});

export const separator = domainStyle({ height: 0, margin: '8px 0', borderTop: `1px solid ${color.border}` });
