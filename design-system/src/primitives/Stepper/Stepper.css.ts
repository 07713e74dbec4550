import { focusVisible } from '../../styles/focus.ts';
import { primitiveStyle, primitiveVariants } from '../../styles/layered.ts';
import { color, font, fontSize, media, radius } from '../../styles/vars.ts';

export const stepper = primitiveStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '12px 32px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [media.mobile]: { gap: '10px 16px' } },
});

export const step = primitiveStyle({ display: 'flex', minWidth: 0 });

export const row = primitiveStyle({
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  minWidth: 0,
  borderRadius: radius.xs,
  color: color.textMuted,
  fontWeight: 500,
  lineHeight: 1.3,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  selectors: focusVisible,
});

/** A link back to a step; 44 px high. */
export const link = primitiveStyle({
  minHeight: '44px',
  selectors: { '&:hover': { color: color.text, textDecoration: 'underline' } },
});

export const circle = primitiveStyle({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  boxSizing: 'border-box',
  width: '28px',
  height: '28px',
  border: `1.5px solid ${color.borderStrong}`,
  borderRadius: radius.full,
  fontFamily: font.numbers,
  fontSize: fontSize.small,
  fontWeight: 600,
});

export const states = primitiveVariants({
  done: {},
  current: { color: color.text, fontWeight: 600 },
  waiting: {},
});

export const circles = primitiveVariants({
  done: { background: color.success, borderColor: color.success, color: color.surface },
  current: {
    background: color.accent,
    borderColor: color.accent,
    color: color.accentContrast,
    '@media': {
      [media.forced]: {
        forcedColorAdjust: 'none',
        background: 'Highlight',
        borderColor: 'Highlight',
        color: 'HighlightText',
      },
    },
  },
  waiting: {},
});
