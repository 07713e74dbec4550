import { appStyle } from '@medeina/design-system/styles/layered.ts';

export const reader = appStyle({ display: 'grid', gap: '12px', minWidth: 0 });
export const progress = appStyle({ display: 'grid', gap: '8px' });
