import { primitiveStyle } from '../../styles/layered.ts';
import { focusVisible } from '../../styles/focus.ts';
import { color, media, motion, radius } from '../../styles/vars.ts';

export const row = primitiveStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '12px',
  minHeight: '44px',
  lineHeight: 1.45,
  cursor: 'pointer',
});

export const control = primitiveStyle({
  appearance: 'none',
  position: 'relative',
  flex: 'none',
  boxSizing: 'border-box',
  width: '46px',
  height: '28px',
  margin: 0,
  border: '1.5px solid transparent',
  borderRadius: radius.full,
  background: color.borderStrong,
  cursor: 'inherit',
  transition: `background-color ${motion.fast}`,
  selectors: {
    ...focusVisible,
    '&::after': {
      content: '""',
      position: 'absolute',
      insetInlineStart: '1.5px',
      insetBlockStart: '1.5px',
      width: '22px',
      height: '22px',
      borderRadius: radius.full,
      background: color.surface,
      transition: `transform ${motion.med}`,
    },
    '&:checked': { background: color.accent },
    '&:checked::after': { transform: 'translateX(18px)' },
    '&:disabled': { background: color.track, cursor: 'not-allowed' },
  },
  '@media': {
    [media.forced]: {
      forcedColorAdjust: 'none',
      background: 'Canvas',
      borderColor: 'ButtonText',
      selectors: {
        '&::after': { background: 'ButtonText' },
        '&:checked': { background: 'Highlight' },
        '&:checked::after': { background: 'HighlightText' },
        '&:disabled': { background: 'Canvas', borderColor: 'GrayText' },
        '&:disabled::after': { background: 'GrayText' },
      },
    },
  },
});

export const words = primitiveStyle({ minWidth: 0, overflowWrap: 'anywhere' });
