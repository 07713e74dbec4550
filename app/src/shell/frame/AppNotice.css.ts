import { appGlobal, appStyle } from '@medeina/design-system/styles/layered.ts';

export const notice = appStyle({});
appGlobal(`html[data-app-notice] ${notice}`, { display: 'none' });
