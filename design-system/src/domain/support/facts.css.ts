import { domainStyle } from '../../styles/layered.ts';
import { typography } from '../../styles/typography.ts';
import { color } from '../../styles/vars.ts';

/** A term and its value, one at each side of a line; the value goes below where both have no room. */
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

export const value = domainStyle({
  minWidth: 0,
  margin: '0 0 0 auto',
  overflowWrap: 'anywhere',
  fontWeight: 560,
  textAlign: 'end',
});
