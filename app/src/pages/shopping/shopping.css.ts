import { appStyle } from '@medeina/design-system/styles/layered.ts';

/** Below the cart, apart from what one came for. */
export const popular = appStyle({ marginTop: 'clamp(64px, 7vw, 112px)', minWidth: 0 });

/** What is for the screen alone. */
export const onScreen = appStyle({ '@media': { print: { display: 'none' } } });
