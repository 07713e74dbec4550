import { appStyle } from '@medeina/design-system/styles/layered.ts';

export const environment = appStyle({ display: 'grid', gap: '16px', marginTop: '48px' });
