import { domainStyle } from '../../../styles/layered.ts';
import { typography } from '../../../styles/typography.ts';
import { color, cut } from '../../../styles/vars.ts';

export const list = domainStyle({
  ...typography.small,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '16px 32px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  color: color.textMuted,
});

export const partner = domainStyle({
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  minWidth: 0,
  fontWeight: 600,
  lineHeight: 1.2,
  fontVariationSettings: cut.flared,
});

export const name = domainStyle({ minWidth: 0, overflowWrap: 'anywhere' });
