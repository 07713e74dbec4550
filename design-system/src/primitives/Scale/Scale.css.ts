import { focusRing } from '../../styles/focus.ts';
import { primitiveStyle } from '../../styles/layered.ts';
import { color, font, fontSize, media, motion, radius } from '../../styles/vars.ts';

/** One line where there is room, else rows of as many as fit. */
export const numbers = primitiveStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(44px, 1fr))',
  gap: '4px',
  maxWidth: '640px',
});

export const number = primitiveStyle({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  boxSizing: 'border-box',
  minHeight: '48px',
  border: `1.5px solid ${color.borderStrong}`,
  borderRadius: radius.md,
  background: color.surface,
  fontFamily: font.numbers,
  fontWeight: 560,
  cursor: 'pointer',
  transition: `background-color ${motion.fast}, border-color ${motion.fast}`,
  selectors: {
    '&:hover': { borderColor: color.text },
    '&:has(:checked)': { background: color.accent, borderColor: color.accent, color: color.accentContrast },
    '&:has(:focus-visible)': focusRing,
    '[aria-invalid="true"] &:not(:has(:checked))': { borderColor: color.danger },
    '&:has(:disabled)': {
      background: color.sunken,
      borderColor: color.border,
      color: color.textMuted,
      cursor: 'not-allowed',
    },
    '&:has(:checked:disabled)': {
      background: color.track,
      borderColor: color.borderStrong,
      color: color.text,
    },
  },
  '@media': {
    [media.forced]: {
      selectors: {
        '&:has(:checked)': {
          forcedColorAdjust: 'none',
          background: 'Highlight',
          borderColor: 'Highlight',
          color: 'HighlightText',
        },
        '&:has(:disabled)': { borderColor: 'GrayText', color: 'GrayText' },
      },
    },
  },
});

export const input = primitiveStyle({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
});

export const ends = primitiveStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '0 24px',
  maxWidth: '640px',
  color: color.textMuted,
  fontSize: fontSize.small,
  lineHeight: 1.45,
});

const wide = '(min-width: 40em)';

export const table = primitiveStyle({ containerType: 'inline-size', minWidth: 0 });

/** The answers above their columns; each answer has its own words below that width. */
export const head = primitiveStyle({
  display: 'none',
  '@container': {
    [wide]: {
      display: 'flex',
      alignItems: 'end',
      gap: '8px',
      paddingBlock: '8px',
      borderBottom: `1.5px solid ${color.borderStrong}`,
      color: color.textMuted,
      fontSize: fontSize.small,
      lineHeight: 1.3,
    },
  },
});
export const headCell = primitiveStyle({
  flex: '1 1 0',
  minWidth: 0,
  textAlign: 'center',
  overflowWrap: 'anywhere',
});
export const headStart = primitiveStyle({ flex: '3 1 0' });

export const row = primitiveStyle({
  margin: 0,
  padding: '14px 0',
  borderBottom: `1px solid ${color.border}`,
  '@container': {
    [wide]: { display: 'flex', alignItems: 'center', gap: '8px', flexWrap: 'wrap', paddingBlock: '6px' },
  },
});

export const statement = primitiveStyle({
  display: 'block',
  marginBlockEnd: '4px',
  fontWeight: 600,
  lineHeight: 1.4,
  overflowWrap: 'break-word',
  '@container': { [wide]: { flex: '3 1 0', minWidth: 0, marginBlockEnd: 0, fontWeight: 400 } },
});

export const choice = primitiveStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: '12px',
  boxSizing: 'border-box',
  minHeight: '44px',
  paddingBlock: '10px',
  borderRadius: radius.sm,
  lineHeight: 1.45,
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { cursor: 'not-allowed', color: color.textMuted } },
  '@container': {
    [wide]: {
      flex: '1 1 0',
      minWidth: 0,
      justifyContent: 'center',
      selectors: { '&:hover': { background: color.sunken } },
    },
  },
});

/** In columns the head shows the words; readers still hear them. */
export const words = primitiveStyle({
  flex: 1,
  minWidth: 0,
  '@container': {
    [wide]: {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
});

export const rowError = primitiveStyle({ flexBasis: '100%' });
