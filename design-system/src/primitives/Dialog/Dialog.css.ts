import { keyframes } from '@vanilla-extract/css';
import { primitiveStyle, primitiveVariants } from '../../styles/layered.ts';
import { typography } from '../../styles/typography.ts';
import { color, font, fontSize, media, motion, radius, shadow, zIndex } from '../../styles/vars.ts';

const fade = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });
const fromStart = keyframes({ from: { opacity: 0, transform: 'translateX(-8px)' } });
const fromEnd = keyframes({ from: { opacity: 0, transform: 'translateX(8px)' } });

/** Darkens the page. The dialog is centred, on a phone at the bottom. */
export const overlay = primitiveStyle({
  position: 'fixed',
  inset: 0,
  zIndex: zIndex.overlay,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  placeItems: 'center',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: '24px',
  boxSizing: 'border-box',
  background: `color-mix(in oklab, ${color.deep} 56%, transparent)`,
  '@media': {
    [media.motion]: { animation: `${fade} ${motion.slow}` },
    [media.mobile]: { placeItems: 'end stretch', padding: '48px 0 0' },
  },
});

export const dialog = primitiveStyle({
  position: 'relative',
  zIndex: zIndex.dialog,
  boxSizing: 'border-box',
  width: '100%',
  padding: '36px',
  border: `1px solid ${color.border}`,
  borderRadius: radius.xl,
  background: color.raised,
  color: color.text,
  fontFamily: font.text,
  fontSize: fontSize.body,
  lineHeight: 1.6,
  boxShadow: shadow[3],
  outline: 'none',
  '@media': {
    [media.motion]: { animation: `${rise} ${motion.slow}` },
    [media.mobile]: {
      maxWidth: 'none',
      padding: '20px 20px max(20px, env(safe-area-inset-bottom))',
      borderRadius: `${radius.xl} ${radius.xl} 0 0`,
      borderInline: 0,
      borderBlockEnd: 0,
    },
  },
});

export const sizes = primitiveVariants({
  md: { '@media': { [media.tabletUp]: { maxWidth: '560px' } } },
  lg: { '@media': { [media.tabletUp]: { maxWidth: '760px' } } },
  full: { '@media': { [media.tabletUp]: { maxWidth: '1600px' } } },
});

export const title = primitiveStyle({
  ...typography.h3,
  margin: 0,
  paddingInlineEnd: '40px',
  outline: 'none',
  overflowWrap: 'break-word',
});
export const description = primitiveStyle({ margin: '8px 0 0', color: color.textMuted });
export const content = primitiveStyle({ marginBlockStart: '20px' });
export const close = primitiveStyle({
  position: 'absolute',
  insetBlockStart: '14px',
  insetInlineEnd: '14px',
});

export const actions = primitiveStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '12px',
  marginBlockStart: '24px',
  '@media': { [media.mobile]: { flexDirection: 'column', alignItems: 'stretch' } },
});

/** A full-height sheet along one edge. */
export const sheet = primitiveStyle({
  position: 'fixed',
  zIndex: zIndex.dialog,
  insetBlock: 0,
  display: 'flex',
  flexDirection: 'column',
  boxSizing: 'border-box',
  width: '100%',
  background: color.bg,
  color: color.text,
  fontFamily: font.text,
  fontSize: fontSize.body,
  lineHeight: 1.6,
  boxShadow: shadow[3],
  outline: 'none',
  '@media': { [media.tabletUp]: { maxWidth: '440px', borderInline: `1px solid ${color.border}` } },
});

export const sides = primitiveVariants({
  start: { insetInlineStart: 0, '@media': { [media.motion]: { animation: `${fromStart} ${motion.slow}` } } },
  end: { insetInlineEnd: 0, '@media': { [media.motion]: { animation: `${fromEnd} ${motion.slow}` } } },
});

export const sheetHead = primitiveStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px',
  flex: 'none',
  minHeight: '64px',
  paddingInline: `20px 10px`,
});
export const sheetTitle = primitiveStyle({
  ...typography.h4,
  margin: 0,
  minWidth: 0,
  overflowWrap: 'break-word',
});
export const sheetBody = primitiveStyle({
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: '0 20px 20px',
});
export const sheetFoot = primitiveStyle({
  flex: 'none',
  padding: '12px 20px max(20px, env(safe-area-inset-bottom))',
  background: color.raised,
  borderTop: `1px solid ${color.border}`,
});
