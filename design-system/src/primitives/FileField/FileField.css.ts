import { focusRing } from '../../styles/focus.ts';
import { primitiveStyle } from '../../styles/layered.ts';
import { color, fontSize, largeLetters, media, motion, radius } from '../../styles/vars.ts';

/** The drop zone; an invisible native input covers it and takes presses, keys and drops. */
export const zone = primitiveStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '14px',
  boxSizing: 'border-box',
  minHeight: '88px',
  padding: '16px 18px',
  border: `1.5px dashed ${color.borderStrong}`,
  borderRadius: radius.md,
  background: color.surface,
  color: color.text,
  lineHeight: 1.45,
  overflowWrap: 'anywhere',
  transition: `border-color ${motion.fast}, background-color ${motion.fast}`,
  selectors: {
    '&:has(:focus-visible)': focusRing,
    '&:hover': { borderColor: color.text },
    '&[data-over]': { borderStyle: 'solid', borderColor: color.accent, background: color.accentSoft },
    '&:has([aria-invalid="true"])': { border: `2px dashed ${color.danger}`, padding: '15.5px 17.5px' },
    '&:has(:disabled)': {
      background: color.sunken,
      borderColor: color.border,
      color: color.textMuted,
    },
  },
  '@media': {
    [media.forced]: {
      selectors: {
        '&[data-over]': { outline: '2px solid Highlight' },
        '&:has(:disabled)': { borderColor: 'GrayText', color: 'GrayText' },
      },
    },
  },
});

export const input = primitiveStyle({
  position: 'absolute',
  inset: 0,
  boxSizing: 'border-box',
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
  selectors: { '&:disabled': { cursor: 'not-allowed' } },
});

export const icon = primitiveStyle({ display: 'inline-flex', flex: 'none', color: color.accentText });
export const choose = primitiveStyle({
  display: 'block',
  fontWeight: 600,
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '.22em',
});
export const drop = primitiveStyle({
  display: 'block',
  color: color.textMuted,
  fontSize: fontSize.small,
  // Nothing can be dropped by touch.
  '@media': { [media.touch]: { display: 'none' } },
});

export const list = primitiveStyle({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  containerType: 'inline-size',
});
export const file = primitiveStyle({
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  minHeight: '56px',
  borderBottom: `1px solid ${color.border}`,
  '@container': { [largeLetters]: { flexWrap: 'wrap', paddingBlock: '8px' } },
});
export const thumb = primitiveStyle({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '40px',
  height: '40px',
  borderRadius: radius.sm,
  background: color.sunken,
  objectFit: 'cover',
});
export const name = primitiveStyle({
  flex: 1,
  minWidth: 0,
  lineHeight: 1.35,
  overflowWrap: 'anywhere',
  '@container': { [largeLetters]: { flexBasis: 'calc(100% - 52px)' } },
});
export const size = primitiveStyle({ flex: 'none', color: color.textMuted, fontSize: fontSize.small });
