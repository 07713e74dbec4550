import { domainStyle, domainVariants } from '../../../styles/layered.ts';
import { typography } from '../../../styles/typography.ts';
import { color, media, radius } from '../../../styles/vars.ts';

const gap = '20px';

export const chart = domainStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: gap,
  minWidth: 0,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  printColorAdjust: 'exact',
});

/** A line leads from each step to the next. */
export const step = domainStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: gap,
  minWidth: 0,
  selectors: {
    '&:not(:first-child)::before': {
      content: '',
      position: 'absolute',
      insetBlockStart: `-${gap}`,
      insetInlineStart: '28px',
      height: gap,
      borderInlineStart: `2px solid ${color.borderStrong}`,
    },
  },
});

export const box = domainStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: '8px',
  minWidth: 0,
  padding: '10px 16px',
  border: `1.5px solid ${color.borderStrong}`,
  borderRadius: radius.sm,
  background: color.surface,
  color: color.text,
  breakInside: 'avoid',
});

export const kinds = domainVariants({
  start: { background: color.accentSoft, borderColor: color.accent, borderRadius: radius.xl },
  action: {},
  question: { borderColor: color.accent, borderWidth: '2px', fontWeight: 600 },
  again: { borderStyle: 'dashed', background: 'transparent' },
  end: { background: color.accentSoft, borderColor: color.accent },
});

/** The longest words break inside rather than widen their box. */
export const words = domainStyle({ minWidth: 0, overflowWrap: 'anywhere' });

export const text = domainStyle({ display: 'block', lineHeight: 1.4 });
export const note = domainStyle({
  ...typography.small,
  display: 'block',
  color: color.textMuted,
  fontWeight: 400,
});

/** Below one another on a phone, each with a rule along it. */
export const branches = domainStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '20px 24px',
  minWidth: 0,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': {
    [media.tabletUp]: {
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
      gridTemplateColumns: 'none',
    },
  },
});

export const branch = domainStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: '10px',
  minWidth: 0,
  paddingInlineStart: '14px',
  borderInlineStart: `3px solid ${color.accent}`,
});

export const answer = domainStyle({
  ...typography.small,
  color: color.accentText,
  fontWeight: 600,
  overflowWrap: 'anywhere',
});
