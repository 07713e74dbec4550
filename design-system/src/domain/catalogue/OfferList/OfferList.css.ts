import { focusRing } from '../../../styles/focus.ts';
import { domainStyle } from '../../../styles/layered.ts';
import { typography } from '../../../styles/typography.ts';
import { color, radius } from '../../../styles/vars.ts';

/** As many columns as fit, at most one per row. */
export const list = domainStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 340px), 1fr))',
  columnGap: '24px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const row = domainStyle({
  position: 'relative',
  display: 'flex',
  gap: '16px',
  minWidth: 0,
  paddingBlock: '20px',
  borderTop: `1px solid ${color.border}`,
});

export const plate = domainStyle({ display: 'block', flex: 'none', width: '88px' });

export const words = domainStyle({
  display: 'grid',
  flex: 1,
  alignContent: 'start',
  justifyItems: 'start',
  gap: '6px',
  minWidth: 0,
  overflowWrap: 'anywhere',
});

export const title = domainStyle({ ...typography.h4, margin: 0, textWrap: 'pretty' });

export const link = domainStyle({
  color: 'inherit',
  textDecoration: 'none',
  selectors: {
    // The whole row is the hit area.
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: radius.xs },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': focusRing,
    [`${row}:hover &`]: { textDecoration: 'underline', textDecorationThickness: '1.5px' },
  },
});

export const text = domainStyle({ ...typography.small, margin: 0, color: color.textMuted });

export const action = domainStyle({ ...typography.small, color: color.accentText, fontWeight: 560 });
