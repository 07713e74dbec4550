import { primitiveStyle } from '../../styles/layered.ts';
import { focusVisible } from '../../styles/focus.ts';
import { color, font, fontSize, media, motion, radius } from '../../styles/vars.ts';

export const chip = primitiveStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '8px',
  flex: 'none',
  boxSizing: 'border-box',
  maxWidth: '100%',
  minHeight: '44px',
  margin: 0,
  padding: '8px 16px',
  borderRadius: radius.full,
  border: `1.5px solid ${color.borderStrong}`,
  background: color.surface,
  color: color.text,
  fontFamily: font.text,
  fontSize: fontSize.small,
  fontWeight: 560,
  lineHeight: 1.25,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  transition: `background-color ${motion.fast}, border-color ${motion.fast}, color ${motion.fast}`,
  selectors: {
    ...focusVisible,
    '&:hover': { borderColor: color.text },
    '&[aria-pressed="true"]': {
      background: color.accent,
      borderColor: color.accent,
      color: color.accentContrast,
    },
    '&[aria-pressed="true"]:hover': { background: color.accentHover },
    '&:disabled': {
      background: color.track,
      borderColor: 'transparent',
      color: color.textMuted,
      cursor: 'not-allowed',
    },
  },
  '@media': {
    [media.forced]: {
      selectors: {
        '&[aria-pressed="true"]': {
          background: 'Highlight',
          color: 'HighlightText',
          forcedColorAdjust: 'none',
        },
      },
    },
  },
});
