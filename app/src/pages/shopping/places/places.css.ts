import { appStyle } from '@medeina/design-system/styles/layered.ts';
import { typography } from '@medeina/design-system/styles/typography.ts';
import { color } from '@medeina/design-system/styles/vars.ts';

export const course = appStyle({ display: 'grid', gap: '20px', minWidth: 0 });

export const list = appStyle({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderTop: `1px solid ${color.border}`,
});
export const place = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 24px',
  padding: '14px 0',
  borderBottom: `1px solid ${color.border}`,
});
export const who = appStyle({ display: 'grid', flex: '1 1 14rem', minWidth: 0 });
export const name = appStyle({ fontWeight: 600, overflowWrap: 'anywhere' });
export const facts = appStyle({ ...typography.small, color: color.textMuted, overflowWrap: 'anywhere' });
export const state = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  flex: '1 1 12rem',
});
export const actions = appStyle({ display: 'flex', flexWrap: 'wrap', gap: '4px 20px' });

export const form = appStyle({ display: 'grid', gap: '20px', width: '100%', maxWidth: '640px' });
export const said = appStyle({ margin: 0, overflowWrap: 'anywhere' });
