import { focusRing } from '../../../styles/focus.ts';
import { domainStyle } from '../../../styles/layered.ts';
import { color, fontSize, media, motion } from '../../../styles/vars.ts';

const rule = `1px solid ${color.border}`;

/** Two on a phone, one if the text is large. */
const pairs = 'repeat(auto-fill, minmax(min(max(40%, 8rem), 100%), 1fr))';

/** One ruled grid: each cell draws its end and bottom borders, the list its start and top ones. */
export const grid = domainStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(max(25%, 10.5rem), 1fr))',
  margin: 0,
  padding: 0,
  borderTop: rule,
  borderInlineStart: rule,
  listStyle: 'none',
  '@media': { [media.mobile]: { gridTemplateColumns: pairs } },
});

export const cell = domainStyle({ display: 'grid', borderInlineEnd: rule, borderBottom: rule });

export const tile = domainStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  boxSizing: 'border-box',
  minWidth: 0,
  minHeight: '204px',
  padding: '28px 24px 24px',
  color: 'inherit',
  lineHeight: 1.35,
  textDecoration: 'none',
  transition: `background-color ${motion.fast}`,
  selectors: {
    '&:hover': { background: color.surface },
    '&:focus-visible': { ...focusRing, outlineOffset: '-3px' },
  },
  '@media': { [media.mobile]: { minHeight: '156px', padding: '18px 16px' } },
});

export const icon = domainStyle({ color: color.accentText });

export const name = domainStyle({
  maxWidth: '100%',
  marginTop: 'auto',
  paddingTop: '32px',
  fontSize: fontSize.h4,
  fontWeight: 600,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  selectors: { [`${tile}:hover &`]: { textDecoration: 'underline', textDecorationThickness: '1.5px' } },
  '@media': { [media.mobile]: { paddingTop: '20px', fontSize: fontSize.ui } },
});

export const count = domainStyle({
  color: color.textMuted,
  fontSize: fontSize.small,
  fontVariantNumeric: 'tabular-nums',
});

export const waiting = domainStyle({
  display: 'grid',
  alignContent: 'end',
  gap: '12px',
});
