import { domainStyle } from '../../../styles/layered.ts';
import { typography } from '../../../styles/typography.ts';
import { color, font, largeLetters } from '../../../styles/vars.ts';

export const title = domainStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(12px, auto) minmax(0, 1fr)',
  gap: '16px',
  alignItems: 'baseline',
  '@container': { [largeLetters]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 0 } },
});

export const number = domainStyle({ color: color.textMuted, fontFamily: font.numbers, fontWeight: 500 });

export const duration = domainStyle({ ...typography.small, whiteSpace: 'nowrap' });

export const parts = domainStyle({
  display: 'grid',
  gap: '12px',
  margin: 0,
  padding: '0 0 0 28px',
  listStyle: 'none',
  '@container': { [largeLetters]: { paddingInlineStart: 0 } },
});

export const part = domainStyle({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr) auto',
  gap: '12px',
  alignItems: 'start',
  lineHeight: 1.4,
  '@container': { [largeLetters]: { gridTemplateColumns: '20px minmax(0, 1fr)' } },
});

export const icon = domainStyle({ display: 'inline-flex', paddingTop: '2px', color: color.textMuted });

export const partDuration = domainStyle({
  ...typography.small,
  color: color.textMuted,
  fontFamily: font.numbers,
  whiteSpace: 'nowrap',
  '@container': { [largeLetters]: { gridColumn: 2 } },
});

export const skeleton = domainStyle({ borderTop: `1px solid ${color.border}` });

export const skeletonRow = domainStyle({
  display: 'grid',
  alignItems: 'center',
  minHeight: '60px',
  borderBottom: `1px solid ${color.border}`,
});
