import { appStyle } from '@medeina/design-system/styles/layered.ts';

export const choice = appStyle({ justifySelf: 'start' });
