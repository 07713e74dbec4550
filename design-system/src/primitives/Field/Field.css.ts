import { primitiveStyle, primitiveVariants } from '../../styles/layered.ts';
import { color, font, fontSize, media, motion, radius } from '../../styles/vars.ts';
import { focusVisible } from '../../styles/focus.ts';

export const field = primitiveStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: '6px',
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
});

export const label = primitiveStyle({
  padding: 0,
  fontSize: fontSize.small,
  fontWeight: 600,
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
});

export const legend = primitiveStyle({ marginBlockEnd: '6px' });

export const optional = primitiveStyle({ fontWeight: 400, color: color.textMuted });

export const hint = primitiveStyle({
  margin: 0,
  fontSize: fontSize.caption,
  lineHeight: 1.45,
  color: color.textMuted,
});

export const error = primitiveStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: '6px',
  margin: 0,
  fontSize: fontSize.small,
  lineHeight: 1.4,
  color: color.danger,
});

export const errorIcon = primitiveStyle({ display: 'inline-flex', flex: 'none', marginBlockStart: '3px' });

/** Takes no space while empty, not even a gap. */
export const live = primitiveStyle({ selectors: { '&:empty': { marginBlockStart: '-6px' } } });

/** The box of inputs, text areas, selects and searches. */
export const control = primitiveStyle({
  display: 'block',
  boxSizing: 'border-box',
  width: '100%',
  minWidth: 0,
  minHeight: '50px',
  margin: 0,
  padding: '11px 14px',
  border: `1.5px solid ${color.borderStrong}`,
  borderRadius: radius.md,
  background: color.surface,
  color: color.text,
  fontFamily: font.text,
  fontSize: fontSize.body,
  fontWeight: 400,
  lineHeight: 1.4,
  letterSpacing: 'inherit',
  textOverflow: 'ellipsis',
  transition: `border-color ${motion.fast}`,
  selectors: {
    ...focusVisible,
    '&::placeholder': { color: color.textMuted, opacity: 1 },
    '&:hover': { borderColor: color.text },
    // One pixel less, so that a thicker border does not move the text.
    '&[aria-invalid="true"]': { borderColor: color.danger, borderWidth: '2px', padding: '10.5px 13.5px' },
    '&:disabled, &[readonly]': {
      background: color.sunken,
      borderColor: color.border,
      color: color.textMuted,
    },
    '&:disabled': { cursor: 'not-allowed', opacity: 1 },
  },
  '@media': {
    [media.forced]: { selectors: { '&:disabled': { borderColor: 'GrayText', color: 'GrayText' } } },
  },
});

/** Padding for what overlays the ends of the control. */
export const room = primitiveVariants({
  start: {
    paddingInlineStart: '44px',
    selectors: { '&[aria-invalid="true"]': { paddingInlineStart: '43.5px' } },
  },
  end: { paddingInlineEnd: '52px', selectors: { '&[aria-invalid="true"]': { paddingInlineEnd: '51.5px' } } },
});

export const wrap = primitiveStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minWidth: 0,
});

export const leading = primitiveStyle({
  position: 'absolute',
  insetInlineStart: '14px',
  display: 'inline-flex',
  color: color.textMuted,
  pointerEvents: 'none',
});

export const trailing = primitiveStyle({
  position: 'absolute',
  insetInlineEnd: '3px',
  display: 'inline-flex',
});
