import { domainStyle } from '../../../styles/layered.ts';
import { color, cut } from '../../../styles/vars.ts';

export const client = domainStyle({
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  minHeight: '56px',
  color: color.textMuted,
  fontWeight: 600,
  lineHeight: 1.15,
  fontVariationSettings: cut.flared,
});

export const place = domainStyle({ display: 'inline-flex', flex: 'none', width: '24px', height: '24px' });

export const name = domainStyle({ minWidth: 0, overflowWrap: 'anywhere', hyphens: 'auto' });
