import { appStyle } from '@medeina/design-system/styles/layered.ts';

export const list = appStyle({ marginTop: '28px' });
export const pages = appStyle({ marginTop: '40px' });
