import { focusRing, focusVisible } from '../../../styles/focus.ts';
import { domainGlobal, domainStyle, domainVariants } from '../../../styles/layered.ts';
import { linkHoverRule, linkRule, typography } from '../../../styles/typography.ts';
import { inkOnWhite } from '../../../styles/print.ts';
import { color, font, fontSize, largeLetters, media, radius } from '../../../styles/vars.ts';

/** A phone's screen; on paper, narrow as it is, the table stays one. */
const mobile = `screen and ${media.mobile}`;
const tabletUp = `${media.tabletUp}, print`;

const rule = `1px solid ${color.border}`;
const strong = `1.5px solid ${color.borderStrong}`;

export const root = domainStyle({
  '@media': { print: { ...inkOnWhite, fontSize: '9.5pt' } },
});

export const table = domainStyle({
  width: '100%',
  borderCollapse: 'collapse',
  '@media': { [mobile]: { display: 'block', containerType: 'inline-size' } },
});

export const head = domainStyle({ '@media': { [mobile]: { display: 'none' } } });

export const column = domainStyle({
  ...typography.small,
  padding: '12px 16px 12px 0',
  borderBottom: strong,
  color: color.textMuted,
  fontWeight: 560,
  lineHeight: 1.35,
  textAlign: 'start',
  verticalAlign: 'bottom',
  '@media': { print: { padding: '6px 12px 6px 0', fontSize: 'inherit' } },
});

export const end = domainStyle({ textAlign: 'end' });
export const feedbackColumn = domainStyle({ width: '25%', paddingInline: '16px 0' });

export const body = domainStyle({ '@media': { [mobile]: { display: 'block' } } });

// On a phone a block: name and grade, then weight and percentage, then feedback.
export const row = domainStyle({
  outlineOffset: '-3px',
  selectors: { '&:focus-visible': { ...focusRing, outlineOffset: '-3px' } },
  '@media': {
    print: { breakInside: 'avoid' },
    [mobile]: {
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

// Browsers repeat a foot on every page.
export const foot = domainStyle({ '@media': { print: { display: 'table-row-group' } } });

/** The indentation of a row on a phone, with a rule at its side. */
function within(paddingInlineStart: string) {
  return {
    '@media': { [mobile]: { paddingInlineStart, borderInlineStart: `2px solid ${color.border}` } },
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
  minWidth: 'min(12rem, 22vw)',
  fontWeight: 400,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  '@media': {
    print: { padding: '6px 12px 6px 0' },
    [mobile]: { ...bare, gridColumn: '1 / 3', gridRow: 1, minWidth: 0 },
  },
});

export const nameLine = domainStyle({ display: 'flex', alignItems: 'flex-start', gap: '10px', minWidth: 0 });

export const depths = domainVariants({
  zero: {},
  one: { paddingInlineStart: '26px', '@media': { [mobile]: { paddingInlineStart: 0 } } },
  two: { paddingInlineStart: '52px', '@media': { [mobile]: { paddingInlineStart: 0 } } },
  three: { paddingInlineStart: '78px', '@media': { [mobile]: { paddingInlineStart: 0 } } },
});

export const words = domainStyle({ minWidth: 0 });

export const link = domainStyle({
  ...linkRule,
  borderRadius: radius.xs,
  selectors: { ...focusVisible, '&:hover': linkHoverRule },
  '@media': { print: { textDecoration: 'none' } },
});

export const note = domainStyle({
  ...typography.caption,
  display: 'block',
  color: color.textMuted,
  fontWeight: 400,
  '@media': { print: { fontSize: 'inherit' } },
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
  '@media': { print: { display: 'none' } },
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
  '@media': { [mobile]: { display: 'none' } },
});

export const figure = domainStyle({
  ...cell,
  fontFamily: font.numbers,
  fontSize: fontSize.ui,
  textAlign: 'end',
  whiteSpace: 'nowrap',
  '@media': {
    print: { padding: '6px 12px 6px 0', fontSize: 'inherit' },
    [mobile]: {
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
    [mobile]: {
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
  '@media': { [mobile]: { display: 'inline' } },
});

export const feedback = domainStyle({
  ...cell,
  ...typography.small,
  padding: '14px 0 14px 16px',
  minWidth: 'min(9rem, 16vw)',
  color: color.textMuted,
  overflowWrap: 'anywhere',
  '@media': {
    print: { padding: '6px 0 6px 12px', fontSize: 'inherit' },
    [mobile]: {
      ...bare,
      gridColumn: '1 / -1',
      gridRow: 3,
      minWidth: 0,
      marginTop: '4px',
      color: color.text,
    },
  },
});

export const noFeedback = domainStyle({ '@media': { [mobile]: { display: 'none' } } });

export const kinds = domainVariants({
  // A category is never the last line of a page.
  category: { '@media': { print: { breakAfter: 'avoid' } } },
  item: {},
  total: {
    background: color.sunken,
    '@media': { [mobile]: { paddingInline: '16px 14px' } },
  },
});

domainGlobal(`:is(${kinds.category}, ${kinds.total}) > :not(${feedback})`, { fontWeight: 600 });
domainGlobal(`${kinds.category} > *`, { '@media': { [tabletUp]: { paddingTop: '20px' } } });
domainGlobal(`${kinds.category} > ${figure}:not(${grade}), ${kinds.total} > ${figure}:not(${grade})`, {
  '@media': { [mobile]: { fontWeight: 400 } },
});
// Empty cells are left out: there are no columns to keep.
domainGlobal(`${kinds.total} > ${figure}:nth-child(2)`, {
  '@media': { [mobile]: { display: 'none' } },
});
domainGlobal(`${kinds.total} > ${figure}:nth-child(4)`, {
  '@media': { [mobile]: { gridColumn: '1 / 4' } },
});
domainGlobal(`${kinds.total} > *`, { color: color.text });

export const courseTotal = domainStyle({
  '@media': { [mobile]: { padding: '16px 0', borderTop: strong, borderBottom: 0 } },
});
domainGlobal(`${courseTotal} > *`, {
  '@media': { [tabletUp]: { paddingTop: '18px', borderTop: strong, borderBottom: 0 } },
});
domainGlobal(`${courseTotal} > :not(${feedback})`, { fontWeight: 600 });
domainGlobal(`${courseTotal} > ${grade}`, { '@media': { [mobile]: { fontSize: '1.5rem' } } });

export const passed = domainStyle({ color: color.success });
export const failed = domainStyle({ color: color.danger });

export const more = domainStyle({
  display: 'flex',
  justifyContent: 'center',
  paddingTop: '24px',
  '@media': { print: { display: 'none' } },
});

export const waiting = domainStyle({ display: 'grid', gap: '12px' });
