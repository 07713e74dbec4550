import { focusRing, focusVisible } from '../../../styles/focus.ts';
import { domainGlobal, domainStyle, domainVariants } from '../../../styles/layered.ts';
import { typography } from '../../../styles/typography.ts';
import { color, font, fontSize, largeLetters, media, radius } from '../../../styles/vars.ts';

const rule = `1px solid ${color.border}`;
const strong = `1.5px solid ${color.borderStrong}`;

export const table = domainStyle({
  width: '100%',
  borderCollapse: 'collapse',
  '@media': { [media.mobile]: { display: 'block', containerType: 'inline-size' } },
});

export const head = domainStyle({ '@media': { [media.mobile]: { display: 'none' } } });

export const column = domainStyle({
  ...typography.small,
  padding: '12px 16px 12px 0',
  borderBottom: strong,
  color: color.textMuted,
  fontWeight: 560,
  lineHeight: 1.35,
  textAlign: 'start',
  verticalAlign: 'bottom',
});

export const end = domainStyle({ textAlign: 'end' });
export const feedbackColumn = domainStyle({ width: '25%', paddingInline: '16px 0' });

export const body = domainStyle({ '@media': { [media.mobile]: { display: 'block' } } });

// On a phone a block: name and grade, then weight and percentage, then feedback.
export const row = domainStyle({
  outlineOffset: '-3px',
  selectors: { '&:focus-visible': { ...focusRing, outlineOffset: '-3px' } },
  '@media': {
    [media.mobile]: {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      gap: '2px 16px',
      alignItems: 'baseline',
      padding: '12px 0',
      borderBottom: rule,
    },
  },
  '@container': { [largeLetters]: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start' } },
});

/** The indentation of a row on a phone, with a rule at its side. */
function within(paddingInlineStart: string) {
  return {
    '@media': { [media.mobile]: { paddingInlineStart, borderInlineStart: `2px solid ${color.border}` } },
  };
}

export const nested = domainVariants({
  one: within('16px'),
  two: within('28px'),
  three: within('40px'),
});

const cell = {
  padding: '14px 16px 14px 0',
  borderBottom: rule,
  lineHeight: 1.4,
  verticalAlign: 'top',
} as const;
const bare = { padding: 0, border: 0, background: 'none' } as const;

export const name = domainStyle({
  ...cell,
  minWidth: '12rem',
  fontWeight: 400,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  '@media': { [media.mobile]: { ...bare, gridColumn: '1 / 3', gridRow: 1, minWidth: 0 } },
});

export const nameLine = domainStyle({ display: 'flex', alignItems: 'flex-start', gap: '10px', minWidth: 0 });

export const depths = domainVariants({
  zero: {},
  one: { paddingInlineStart: '26px', '@media': { [media.mobile]: { paddingInlineStart: 0 } } },
  two: { paddingInlineStart: '52px', '@media': { [media.mobile]: { paddingInlineStart: 0 } } },
  three: { paddingInlineStart: '78px', '@media': { [media.mobile]: { paddingInlineStart: 0 } } },
});

export const words = domainStyle({ minWidth: 0 });

export const note = domainStyle({
  ...typography.caption,
  display: 'block',
  color: color.textMuted,
  fontWeight: 400,
});

export const toggle = domainStyle({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '28px',
  height: '28px',
  margin: '-3px -4px -3px -8px',
  padding: 0,
  border: 0,
  borderRadius: radius.sm,
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
  selectors: {
    ...focusVisible,
    '&:hover': { background: color.sunken },
    '&::after': { content: '""', position: 'absolute', inset: '-8px' },
  },
});

export const icon = domainStyle({
  display: 'inline-flex',
  flex: 'none',
  marginTop: '1px',
  color: color.textMuted,
  '@media': { [media.mobile]: { display: 'none' } },
});

export const figure = domainStyle({
  ...cell,
  fontFamily: font.numbers,
  fontSize: fontSize.ui,
  textAlign: 'end',
  whiteSpace: 'nowrap',
  '@media': {
    [media.mobile]: {
      ...bare,
      color: color.textMuted,
      fontSize: fontSize.small,
      fontWeight: 400,
      textAlign: 'start',
      whiteSpace: 'normal',
      gridRow: 2,
      selectors: {
        // The contribution is for the wide table.
        '&:nth-child(5)': { display: 'none' },
        '&:nth-child(2)': { gridColumn: 1 },
        '&:nth-child(4)': { gridColumn: '2 / 4' },
      },
    },
  },
});

export const grade = domainStyle({
  '@media': {
    [media.mobile]: {
      gridColumn: 3,
      gridRow: 1,
      color: color.text,
      fontSize: fontSize.h4,
      fontWeight: 560,
      textAlign: 'end',
    },
  },
});

/** The label of a value, on a phone only. */
export const label = domainStyle({
  display: 'none',
  '@media': { [media.mobile]: { display: 'inline' } },
});

export const feedback = domainStyle({
  ...cell,
  ...typography.small,
  padding: '14px 0 14px 16px',
  minWidth: '9rem',
  color: color.textMuted,
  overflowWrap: 'anywhere',
  '@media': {
    [media.mobile]: {
      ...bare,
      gridColumn: '1 / -1',
      gridRow: 3,
      minWidth: 0,
      marginTop: '4px',
      color: color.text,
    },
  },
});

export const noFeedback = domainStyle({ '@media': { [media.mobile]: { display: 'none' } } });

export const kinds = domainVariants({
  category: {},
  item: {},
  total: {
    background: color.sunken,
    '@media': { [media.mobile]: { paddingInline: '16px 14px' } },
  },
});

domainGlobal(`:is(${kinds.category}, ${kinds.total}) > :not(${feedback})`, { fontWeight: 600 });
domainGlobal(`${kinds.category} > *`, { '@media': { [media.tabletUp]: { paddingTop: '20px' } } });
domainGlobal(`${kinds.category} > ${figure}:not(${grade}), ${kinds.total} > ${figure}:not(${grade})`, {
  '@media': { [media.mobile]: { fontWeight: 400 } },
});
// Empty cells are left out: there are no columns to keep.
domainGlobal(`${kinds.total} > ${figure}:nth-child(2)`, {
  '@media': { [media.mobile]: { display: 'none' } },
});
domainGlobal(`${kinds.total} > ${figure}:nth-child(4)`, {
  '@media': { [media.mobile]: { gridColumn: '1 / 4' } },
});
domainGlobal(`${kinds.total} > *`, { color: color.text });

export const courseTotal = domainStyle({
  '@media': { [media.mobile]: { padding: '16px 0', borderTop: strong, borderBottom: 0 } },
});
domainGlobal(`${courseTotal} > *`, {
  '@media': { [media.tabletUp]: { paddingTop: '18px', borderTop: strong, borderBottom: 0 } },
});
domainGlobal(`${courseTotal} > :not(${feedback})`, { fontWeight: 600 });
domainGlobal(`${courseTotal} > ${grade}`, { '@media': { [media.mobile]: { fontSize: '1.5rem' } } });

export const more = domainStyle({ display: 'flex', justifyContent: 'center', paddingTop: '24px' });

export const waiting = domainStyle({ display: 'grid', gap: '12px' });
