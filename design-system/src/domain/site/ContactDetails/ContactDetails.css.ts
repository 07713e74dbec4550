import { domainStyle } from '../../../styles/layered.ts';
import { typography } from '../../../styles/typography.ts';
import { color, fontSize } from '../../../styles/vars.ts';

export const list = domainStyle({ margin: 0, borderTop: `1px solid ${color.border}` });

export const row = domainStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(min(8.5rem, 40%), 1fr) minmax(0, 2fr)',
  gap: '4px 16px',
  paddingBlock: '16px',
  borderBottom: `1px solid ${color.border}`,
  '@media': { '(max-width: 479px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const label = domainStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: '10px',
  color: color.textMuted,
  fontSize: fontSize.small,
});

export const value = domainStyle({ minWidth: 0, margin: 0, overflowWrap: 'anywhere' });
export const note = domainStyle({ ...typography.small, display: 'block', color: color.textMuted });
