import { domainStyle } from '../../../styles/layered.ts';
import { characters, typography } from '../../../styles/typography.ts';
import { color } from '../../../styles/vars.ts';

export const list = domainStyle({ display: 'grid', gap: '24px', margin: 0, padding: 0, listStyle: 'none' });

export const lecturer = domainStyle({ display: 'flex', gap: '12px' });

export const words = domainStyle({ minWidth: 0, lineHeight: 1.35, overflowWrap: 'anywhere' });

export const name = domainStyle({ fontWeight: 600 });

export const profession = domainStyle({ ...typography.small, color: color.textMuted });

export const about = domainStyle({
  maxWidth: characters(64),
  margin: '8px 0 0',
  lineHeight: 1.5,
  textWrap: 'pretty',
});
