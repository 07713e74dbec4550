import { domainStyle } from '../../../styles/layered.ts';
import { typography } from '../../../styles/typography.ts';
import { color } from '../../../styles/vars.ts';

export const root = domainStyle({ display: 'grid', justifyItems: 'stretch', minWidth: 0 });

export const line = domainStyle({
  ...typography.small,
  display: 'flex',
  alignItems: 'flex-start',
  gap: '8px',
  margin: 0,
  color: color.textMuted,
});

/** The empty status takes no room: what stands below keeps its distance. */
export const told = domainStyle({ marginBlockStart: '8px' });

export const wrong = domainStyle({ color: color.danger });

export const icon = domainStyle({ display: 'inline-flex', flex: 'none', marginBlockStart: '3px' });
