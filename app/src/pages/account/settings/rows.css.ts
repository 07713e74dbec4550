import { appStyle } from '@medeina/design-system/styles/layered.ts';
import { color } from '@medeina/design-system/styles/vars.ts';

/** Things of the account, one below the other. */
export const rows = appStyle({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });
export const row = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px 16px',
  padding: '16px 0',
  borderBottom: `1px solid ${color.border}`,
  ':first-child': { paddingTop: 0 },
});
/** On a phone the buttons go below, where they have room. */
export const words = appStyle({ flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' });
/** Beside the picture of who or what it is. */
export const named = appStyle({
  display: 'flex',
  flex: '1 1 240px',
  alignItems: 'center',
  gap: '14px',
  minWidth: 0,
});
export const buttons = appStyle({ display: 'flex', flexWrap: 'wrap', gap: '12px' });
export const name = appStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 10px' });
export const actions = appStyle({ display: 'flex', flexWrap: 'wrap', gap: '12px', marginTop: '20px' });
