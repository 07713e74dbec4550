import { keyframes } from '@vanilla-extract/css';
import { primitiveStyle, primitiveVariants } from '../../styles/layered.ts';
import { color, font, fontSize, media, motion, radius, shadow, zIndex } from '../../styles/vars.ts';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });

export const toaster = primitiveStyle({
  position: 'fixed',
  zIndex: zIndex.toast,
  // Scrolls if there are more than fit. The padding keeps shadows and focus rings from being clipped.
  insetBlockEnd: '8px',
  insetInlineEnd: '8px',
  maxHeight: 'calc(100dvh - 8px)',
  overflowX: 'hidden',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollPadding: '16px',
  display: 'flex',
  flexDirection: 'column',
  boxSizing: 'border-box',
  width: 'min(452px, calc(100vw - 16px))',
  margin: 0,
  padding: '16px',
  listStyle: 'none',
  fontFamily: font.text,
  fontSize: fontSize.body,
  // Empty, it must not cover the page.
  pointerEvents: 'none',
  '@media': {
    [media.mobile]: {
      insetInline: 0,
      width: 'auto',
      maxWidth: '452px',
      marginInline: 'auto',
      // Above the tab bar.
      insetBlockEnd: 'calc(76px + env(safe-area-inset-bottom))',
      maxHeight: 'calc(100dvh - 76px - env(safe-area-inset-bottom))',
      selectors: {
        // A dialog stands at the bottom, with its buttons.
        'html:has([role="dialog"][data-state="open"], [role="alertdialog"][data-state="open"]) &': {
          insetBlock: '8px auto',
          maxHeight: 'calc(100dvh - 16px)',
        },
      },
    },
  },
});

export const toast = primitiveStyle({
  display: 'flex',
  flexShrink: 0,
  alignItems: 'flex-start',
  gap: '14px',
  boxSizing: 'border-box',
  padding: '16px 18px',
  border: `1px solid ${color.border}`,
  borderRadius: radius.md,
  background: color.raised,
  color: color.text,
  boxShadow: shadow[3],
  lineHeight: 1.5,
  pointerEvents: 'auto',
  '@media': { [media.motion]: { animation: `${rise} ${motion.med}` } },
});

export const icons = primitiveVariants({
  info: { color: color.info },
  success: { color: color.success },
  warning: { color: color.warning },
  danger: { color: color.danger },
});

/** The alerts of one urgency; without any it takes no room. */
export const group = primitiveStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: '12px',
  flexShrink: 0,
  selectors: { '&:not(:empty) + &:not(:empty)': { marginBlockStart: '12px' } },
});

export const log = primitiveStyle({
  display: 'grid',
  flexShrink: 0,
  gap: '12px',
  marginBlockEnd: '12px',
  padding: '8px 18px 16px',
  border: `1px solid ${color.border}`,
  borderRadius: radius.md,
  background: color.raised,
  color: color.text,
  boxShadow: shadow[3],
  lineHeight: 1.5,
  pointerEvents: 'auto',
  selectors: { '&:focus-visible': { outline: `3px solid ${color.focus}`, outlineOffset: '2px' } },
});

export const logHead = primitiveStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px',
  marginInlineEnd: '-10px',
});

export const logList = primitiveStyle({
  display: 'grid',
  gap: '10px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const logEntry = primitiveStyle({
  display: 'grid',
  overflowWrap: 'anywhere',
  paddingBlockStart: '10px',
  borderTop: `1px solid ${color.border}`,
});

export const logTime = primitiveStyle({
  color: color.textMuted,
  fontFamily: font.numbers,
  fontSize: fontSize.small,
});
