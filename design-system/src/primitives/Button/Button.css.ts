import { primitiveStyle, primitiveVariants } from '../../styles/layered.ts';
import { focusVisible } from '../../styles/focus.ts';
import { color, font, fontSize, media, motion, radius } from '../../styles/vars.ts';

export const button = primitiveStyle({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '10px',
  boxSizing: 'border-box',
  maxWidth: '100%',
  margin: 0,
  borderRadius: radius.md,
  border: '1.5px solid transparent',
  background: 'none',
  fontFamily: font.text,
  fontWeight: 600,
  lineHeight: 1.25,
  textAlign: 'center',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  transition: `background-color ${motion.fast}, border-color ${motion.fast}, color ${motion.fast}`,
  selectors: focusVisible,
});

export const sizes = primitiveVariants({
  sm: {
    minHeight: '40px',
    padding: '6px 16px',
    fontSize: fontSize.small,
    selectors: { '&::after': { content: '""', position: 'absolute', inset: '-4px' } },
  },
  md: { minHeight: '48px', padding: '8px 22px', fontSize: fontSize.ui },
  lg: { minHeight: '56px', padding: '12px 28px', fontSize: fontSize.body },
});

/** Disabled and busy buttons have no hover style. */
const live = ':not([aria-disabled="true"]):not(:disabled)';
const pressed = { boxShadow: `inset 0 0 0 3px color-mix(in oklab, currentColor 22%, transparent)` };

export const variants = primitiveVariants({
  primary: {
    background: color.accent,
    color: color.accentContrast,
    selectors: {
      [`&:hover${live}`]: { background: color.accentHover },
      [`&:active${live}`]: { background: color.accentHover, ...pressed },
    },
    '@media': { [media.forced]: { borderColor: 'ButtonText' } },
  },
  outline: {
    borderColor: color.borderStrong,
    color: color.text,
    selectors: {
      [`&:hover${live}`]: {
        borderColor: color.text,
        background: `color-mix(in oklab, ${color.text} 6%, transparent)`,
      },
      [`&:active${live}`]: { background: `color-mix(in oklab, ${color.text} 12%, transparent)` },
    },
  },
  ghost: {
    color: color.accentText,
    selectors: {
      [`&:hover${live}`]: { background: color.accentSoft },
      [`&:active${live}`]: { background: color.accentSoft, ...pressed },
    },
    '@media': { [media.forced]: { borderColor: 'ButtonText' } },
  },
  danger: {
    background: color.danger,
    color: color.surface,
    selectors: {
      [`&:hover${live}`]: { background: `color-mix(in oklab, ${color.danger} 86%, ${color.text})` },
      [`&:active${live}`]: pressed,
    },
    '@media': { [media.forced]: { borderColor: 'ButtonText' } },
  },
  amber: {
    background: color.amber,
    color: color.amberContrast,
    selectors: {
      [`&:hover${live}`]: { background: `color-mix(in oklab, ${color.amber} 86%, white)` },
      [`&:active${live}`]: pressed,
    },
    '@media': { [media.forced]: { borderColor: 'ButtonText' } },
  },
});

/** After the variants, to override them. */
export const states = primitiveVariants({
  disabled: {
    background: color.track,
    color: color.textMuted,
    borderColor: 'transparent',
    cursor: 'not-allowed',
    '@media': { [media.forced]: { color: 'GrayText', borderColor: 'GrayText' } },
  },
  busy: { cursor: 'progress' },
  full: { width: '100%' },
  fullOnMobile: { '@media': { [media.mobile]: { width: '100%' } } },
});

/** Keeps the width while busy: the spinner takes the icon's place, or else half of its room from either padding. */
export const spinnerPlaces = primitiveVariants({
  icon: { display: 'flex', marginInline: '1px' },
  padding: { display: 'flex', marginInline: '-12px -4px' },
});
export const besideSpinner = primitiveStyle({ marginInlineEnd: '-12px' });
