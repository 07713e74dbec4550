import { domainStyle } from '../../../styles/layered.ts';
import { typography } from '../../../styles/typography.ts';
import { color } from '../../../styles/vars.ts';

export const list = domainStyle({
  display: 'grid',
  gap: '16px',
  margin: 0,
  padding: '0 8px',
  listStyle: 'none',
});

export const award = domainStyle({
  display: 'grid',
  gridTemplateColumns: '52px minmax(0, 1fr)',
  gap: '16px',
  alignItems: 'center',
  lineHeight: 1.4,
});

export const medal = domainStyle({
  display: 'grid',
  placeItems: 'center',
  width: '52px',
  height: '52px',
  overflow: 'hidden',
  borderRadius: '50%',
  background: color.amberSoft,
  color: color.amberText,
});

export const image = domainStyle({ width: '100%', height: '100%', objectFit: 'cover' });

export const words = domainStyle({ display: 'grid', minWidth: 0, overflowWrap: 'anywhere' });
export const title = domainStyle({ fontWeight: 600 });
export const subtitle = domainStyle({ ...typography.small, color: color.textMuted });
