import { focusRing } from '../../../styles/focus.ts';
import { domainStyle } from '../../../styles/layered.ts';
import { typography } from '../../../styles/typography.ts';
import { color, font, media, radius } from '../../../styles/vars.ts';

const plate = `var(--medeina-plate, ${color.accentSoft})`;
const ink = `var(--medeina-ink, ${color.accentText})`;

export const calendar = domainStyle({ width: '100%', minWidth: 0 });

export const head = domainStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px',
  margin: '0 -10px 8px',
});

export const month = domainStyle({ fontWeight: 600, lineHeight: 1.35, textAlign: 'center' });

export const grid = domainStyle({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  fontFamily: font.numbers,
});

export const weekday = domainStyle({
  ...typography.caption,
  // A seventh of a narrow column holds no more: at 200 % text 'Mon' would break.
  fontSize: `min(${typography.caption.fontSize}, 19px)`,
  padding: '6px 0',
  color: color.textMuted,
  fontFamily: font.text,
  fontWeight: 500,
  textAlign: 'center',
  textTransform: 'capitalize',
});

export const day = domainStyle({
  ...typography.small,
  position: 'relative',
  // In em, as all measures of a day: at 200 % text the dot and the bar stay below the digits.
  height: '2.934em',
  padding: 0,
  fontWeight: 500,
  textAlign: 'center',
  borderRadius: radius.full,
  cursor: 'default',
  selectors: { '&:focus-visible': { ...focusRing, outlineOffset: '-3px' } },
});

export const pickable = domainStyle({
  cursor: 'pointer',
  selectors: { '&:hover': { textDecoration: 'underline' } },
});

export const outside = domainStyle({ color: color.textMuted, fontWeight: 400 });

// The band is a layer of its own, so that the focus ring keeps the shape of the cell.
export const within = domainStyle({
  color: ink,
  fontWeight: 600,
  selectors: {
    '&::before': { content: '""', position: 'absolute', inset: '2px 0', background: plate },
  },
  '@media': { [media.forced]: { selectors: { '&::before': { borderBlock: '2px solid Highlight' } } } },
});

export const first = domainStyle({
  selectors: {
    '&::before': {
      insetInlineStart: 'max(0px, calc(50% - 1.334em))',
      borderStartStartRadius: radius.full,
      borderEndStartRadius: radius.full,
    },
  },
});

export const last = domainStyle({
  selectors: {
    '&::before': {
      insetInlineEnd: 'max(0px, calc(50% - 1.334em))',
      borderStartEndRadius: radius.full,
      borderEndEndRadius: radius.full,
    },
  },
});

export const number = domainStyle({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  width: '2.667em',
  maxWidth: '100%',
  height: '2.667em',
  borderRadius: radius.full,
});

export const cap = domainStyle({
  background: ink,
  color: color.surface,
  '@media': {
    [media.forced]: { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
  },
});

export const chosen = domainStyle({
  boxShadow: `inset 0 0 0 2px ${color.accent}`,
  fontWeight: 600,
  '@media': { [media.forced]: { outline: '2px solid Highlight', outlineOffset: '-2px' } },
});

export const today = domainStyle({
  fontWeight: 700,
  selectors: {
    '&::after': {
      content: '""',
      position: 'absolute',
      insetBlockEnd: '.267em',
      width: '.934em',
      height: 'max(2px, .134em)',
      borderRadius: '2px',
      background: 'currentColor',
    },
    [`${day}:not(${within}) > &::after`]: { background: color.accent },
  },
  '@media': {
    [media.forced]: {
      // As specific as the accent's rule, which would give it the background's colour.
      selectors: {
        [`${day} > &::after`]: { background: 'CanvasText' },
        [`${day}:not(${within}) > &::after`]: { background: 'CanvasText' },
        [`${day} > ${cap}&::after`]: { background: 'HighlightText' },
      },
    },
  },
});

export const dot = domainStyle({
  position: 'absolute',
  insetBlockEnd: '.334em',
  insetInlineStart: 'calc(50% - .167em)',
  width: '.334em',
  height: '.334em',
  borderRadius: radius.full,
  background: color.borderStrong,
  selectors: {
    // Beside today's bar, not over it.
    [`${today} + &`]: { insetBlockEnd: '-.067em' },
  },
  '@media': { [media.forced]: { background: 'CanvasText' } },
});
