import { domainStyle } from '../../styles/layered.ts';
import { typography } from '../../styles/typography.ts';
import { color } from '../../styles/vars.ts';

/** The value wraps below its term where the line has no room for both. */
export const fact = domainStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '2px 24px',
  padding: '12px 0',
  lineHeight: 1.4,
  selectors: { '& + &': { borderTop: `1px solid ${color.border}` } },
});

export const term = domainStyle({
  ...typography.small,
  minWidth: 0,
  overflowWrap: 'anywhere',
  color: color.textMuted,
});

/** With an icon before the words. */
export const marked = domainStyle({ display: 'inline-flex', gap: '10px' });

export const value = domainStyle({
  minWidth: 0,
  margin: '0 0 0 auto',
  overflowWrap: 'anywhere',
  fontWeight: 560,
  textAlign: 'end',
});
