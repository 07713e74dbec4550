import { primitiveStyle, primitiveVariants } from '../../styles/layered.ts';
import { focusVisible } from '../../styles/focus.ts';
import { color, font, media, motion, radius } from '../../styles/vars.ts';

export const iconButton = primitiveStyle({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  boxSizing: 'border-box',
  width: '44px',
  height: '44px',
  margin: 0,
  padding: 0,
  border: '1.5px solid transparent',
  borderRadius: radius.md,
  background: 'none',
  color: 'inherit',
  textDecoration: 'none',
  cursor: 'pointer',
  transition: `background-color ${motion.fast}`,
  selectors: {
    ...focusVisible,
    '&:hover:not(:disabled, [aria-disabled="true"])': {
      background: 'color-mix(in oklab, currentColor 9%, transparent)',
    },
    '&:disabled, &[aria-disabled="true"]:not([aria-busy])': {
      color: color.textMuted,
      opacity: 0.6,
      cursor: 'not-allowed',
    },
  },
  '@media': { [media.forced]: { borderColor: 'ButtonText' } },
});

export const shapes = primitiveVariants({
  square: {},
  ring: { borderColor: color.borderStrong, borderRadius: radius.full },
  plate: {
    width: '40px',
    height: '40px',
    borderRadius: radius.full,
    background: color.surface,
    color: color.text,
    selectors: {
      '&::after': { content: '""', position: 'absolute', inset: '-4px' },
      '&:hover:not(:disabled)': { background: color.sunken },
    },
  },
});

/** The count badge. */
export const waiting = primitiveStyle({
  position: 'absolute',
  insetBlockStart: '3px',
  insetInlineEnd: '1px',
  boxSizing: 'border-box',
  minWidth: '1.25rem',
  padding: '0 5px',
  borderRadius: radius.full,
  background: color.amber,
  color: color.amberContrast,
  fontFamily: font.numbers,
  fontSize: '.75rem',
  fontWeight: 650,
  lineHeight: '1.25rem',
  textAlign: 'center',
  '@media': {
    [media.forced]: { outline: '1px solid CanvasText', background: 'Canvas', color: 'CanvasText' },
  },
});
