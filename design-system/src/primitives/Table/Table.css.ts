import { focusVisible } from '../../styles/focus.ts';
import { primitiveStyle, primitiveVariants } from '../../styles/layered.ts';
import { color, font, fontSize, largeLetters, media, radius } from '../../styles/vars.ts';

const hidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

// Explicit roles: Safari drops those of a table displayed as blocks.
export const table = primitiveStyle({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: fontSize.body,
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
  '@media': { [media.mobile]: { display: 'block', containerType: 'inline-size' } },
});

export const head = primitiveStyle({ '@media': { [media.mobile]: { display: 'block' } } });

/** On a phone the sort buttons are in one row above the blocks; other heads are visually hidden. */
export const headRow = primitiveStyle({
  '@media': {
    [media.mobile]: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '4px 20px',
      borderBottom: `1.5px solid ${color.borderStrong}`,
      selectors: { '&:not(:has(button))': hidden },
    },
  },
});

export const heading = primitiveStyle({
  padding: '12px 16px 12px 0',
  borderBottom: `1.5px solid ${color.borderStrong}`,
  color: color.textMuted,
  fontSize: fontSize.small,
  fontWeight: 560,
  lineHeight: 1.35,
  textAlign: 'start',
  verticalAlign: 'bottom',
  selectors: { '&:last-child': { paddingInlineEnd: 0 } },
  '@media': {
    [media.mobile]: {
      display: 'block',
      padding: 0,
      borderBottom: 0,
      selectors: { '&:not(:has(button))': hidden },
    },
  },
});

/** Fills the row's padding, for touch. */
export const sort = primitiveStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  boxSizing: 'border-box',
  minHeight: '44px',
  margin: '-12px 0',
  padding: 0,
  border: 0,
  borderRadius: radius.xs,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'inherit',
  cursor: 'pointer',
  selectors: { ...focusVisible, '&:hover': { color: color.text, textDecoration: 'underline' } },
  '@media': { [media.mobile]: { margin: 0 } },
});

export const sorts = primitiveVariants({ on: { color: color.text, fontWeight: 600 } });
/** Keeps its place while the column does not sort. */
export const arrow = primitiveVariants({
  on: { display: 'inline-flex' },
  off: { display: 'inline-flex', opacity: 0.5 },
});

export const body = primitiveStyle({ '@media': { [media.mobile]: { display: 'block' } } });

export const row = primitiveStyle({
  '@media': {
    [media.mobile]: {
      display: 'block',
      padding: '12px 0',
      borderBottom: `1px solid ${color.border}`,
    },
  },
});

export const cell = primitiveStyle({
  height: '48px',
  boxSizing: 'border-box',
  padding: '14px 16px 14px 0',
  borderBottom: `1px solid ${color.border}`,
  fontWeight: 400,
  textAlign: 'start',
  verticalAlign: 'top',
  selectors: { '&:last-child': { paddingInlineEnd: 0 } },
  '@media': {
    [media.mobile]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
      gap: '16px',
      height: 'auto',
      padding: '6px 0',
      borderBottom: 0,
    },
  },
  '@container': { [largeLetters]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 0 } },
});

/** The heading of the row; on a phone above its block, without a label. */
export const rowHeading = primitiveStyle({
  fontWeight: 600,
  '@media': { [media.mobile]: { display: 'block' } },
});

/** The label of a value, on a phone only. */
export const label = primitiveStyle({
  display: 'none',
  color: color.textMuted,
  fontSize: fontSize.small,
  fontWeight: 400,
  '@media': { [media.mobile]: { display: 'block' } },
});

export const value = primitiveStyle({ minWidth: 0 });

/** Numbers are right-aligned with tabular figures; on a phone aligned with the other values. */
export const numbers = primitiveStyle({
  fontFamily: font.numbers,
  textAlign: 'end',
  '@media': { [media.mobile]: { textAlign: 'start' } },
});

export const whole = primitiveStyle({
  padding: 0,
  '@media': { [media.mobile]: { display: 'block' } },
});
