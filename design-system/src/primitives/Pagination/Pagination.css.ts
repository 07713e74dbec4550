import { primitiveStyle, primitiveVariants } from '../../styles/layered.ts';
import { focusVisible } from '../../styles/focus.ts';
import { color, font, fontSize, media, radius } from '../../styles/vars.ts';

export const list = primitiveStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '4px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontFamily: font.numbers,
});

export const cell = primitiveStyle({
  display: 'grid',
  placeItems: 'center',
  boxSizing: 'border-box',
  margin: 0,
  minWidth: '44px',
  minHeight: '44px',
  padding: '0 6px',
  border: 0,
  borderRadius: radius.md,
  background: 'none',
  color: color.text,
  fontFamily: 'inherit',
  fontSize: fontSize.ui,
  fontWeight: 500,
  lineHeight: 1,
  textDecoration: 'none',
  selectors: {
    ...focusVisible,
    ':is(a, button)&': { cursor: 'pointer' },
    ':is(a, button)&:hover': { background: color.sunken },
    '&[aria-current="page"]': { background: color.accent, color: color.accentContrast, fontWeight: 600 },
    ':is(a, button)&[aria-current="page"]:hover': { background: color.accentHover },
  },
  '@media': {
    [media.forced]: {
      selectors: {
        '&[aria-current="page"]': {
          background: 'Highlight',
          color: 'HighlightText',
          forcedColorAdjust: 'none',
        },
      },
    },
  },
});

export const states = primitiveVariants({ off: { color: color.borderStrong } });

export const places = primitiveVariants({
  wide: { display: 'contents', '@media': { [media.mobile]: { display: 'none' } } },
  narrow: { '@media': { [media.tabletUp]: { display: 'none' } } },
});
