import { appStyle } from '@medeina/design-system/styles/layered.ts';
import { color } from '@medeina/design-system/styles/vars.ts';

export const environment = appStyle({ display: 'grid', gap: '16px', marginTop: '48px' });
export const courses = appStyle({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });
export const course = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 24px',
  padding: '16px 0',
  borderTop: `1px solid ${color.border}`,
  overflowWrap: 'anywhere',
});
export const progress = appStyle({ flex: '0 1 200px' });
