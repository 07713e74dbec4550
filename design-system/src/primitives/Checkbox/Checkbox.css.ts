import { primitiveStyle, primitiveVariants } from '../../styles/layered.ts';
import { focusVisible } from '../../styles/focus.ts';
import { color, fontSize, media, motion, radius } from '../../styles/vars.ts';

// A radio is `:indeterminate` too, while none of its group is checked.
const isHalf = '&[type="checkbox"]:indeterminate';

export const row = primitiveStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: '12px',
  minHeight: '32px',
  paddingBlock: '4px',
  boxSizing: 'border-box',
  lineHeight: 1.45,
  cursor: 'pointer',
  '@media': { [media.touch]: { minHeight: '44px', paddingBlock: '10px' } },
  selectors: { '&:has(:disabled)': { cursor: 'not-allowed', color: color.textMuted } },
});

export const box = primitiveStyle({
  appearance: 'none',
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  boxSizing: 'border-box',
  width: '22px',
  height: '22px',
  margin: '1px 0 0',
  border: `1.5px solid ${color.borderStrong}`,
  background: color.surface,
  cursor: 'inherit',
  transition: `background-color ${motion.fast}, border-color ${motion.fast}`,
  selectors: {
    ...focusVisible,
    [`${row}:hover &:not(:disabled)`]: { borderColor: color.text },
    [`&:checked, ${isHalf}`]: { background: color.accent, borderColor: color.accent },
    [`${row}:hover &:checked:not(:disabled)`]: {
      background: color.accentHover,
      borderColor: color.accentHover,
    },
    '&[aria-invalid="true"]': { borderColor: color.danger, borderWidth: '2px' },
    '&:disabled': { background: color.sunken, borderColor: color.border },
    '&:disabled:checked': { background: color.track, borderColor: color.borderStrong },
    '&::after': { content: '""', display: 'none' },
    [`&:checked::after, ${isHalf}::after`]: { display: 'block' },
  },
  '@media': {
    [media.forced]: {
      forcedColorAdjust: 'none',
      borderColor: 'ButtonText',
      background: 'Canvas',
      selectors: {
        [`&:checked, ${isHalf}`]: { background: 'Highlight', borderColor: 'Highlight' },
        '&:disabled, &:disabled:checked': { borderColor: 'GrayText', background: 'Canvas' },
      },
    },
  },
});

const tick = color.accentContrast;

export const kinds = primitiveVariants({
  checkbox: {
    borderRadius: radius.sm,
    selectors: {
      '&::after': {
        width: '11px',
        height: '6px',
        border: `solid ${tick}`,
        borderWidth: '0 0 2.5px 2.5px',
        transform: 'translateY(-1.5px) rotate(-45deg)',
      },
      '&:indeterminate::after': { height: 0, borderWidth: '0 0 2.5px', transform: 'none' },
      '&:disabled::after': { borderColor: color.textMuted },
    },
    '@media': { [media.forced]: { selectors: { '&::after': { borderColor: 'HighlightText' } } } },
  },
  radio: {
    borderRadius: radius.full,
    selectors: {
      '&::after': { width: '8px', height: '8px', borderRadius: radius.full, background: tick },
      '&:disabled::after': { background: color.textMuted },
    },
    '@media': { [media.forced]: { selectors: { '&::after': { background: 'HighlightText' } } } },
  },
});

export const words = primitiveStyle({ flex: 1, minWidth: 0, overflowWrap: 'break-word' });
export const detail = primitiveStyle({ display: 'block', fontSize: fontSize.small, color: color.textMuted });
export const count = primitiveStyle({
  color: color.textMuted,
  fontSize: fontSize.small,
  lineHeight: '1.6rem',
});
