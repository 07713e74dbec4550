import { appGlobal, appStyle } from '@medeina/design-system/styles/layered.ts';

/**
 * Stands below the first view. A page that is opened at its top is drawn as far as one sees, which shows it sooner by a
 * third; the rest is laid out once somebody does anything, or a computer is idle (`browser.tsx`).
 */
export const below = appStyle({});
appGlobal(`html[data-first-view] ${below}`, {
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 600px',
  // Rings of the focus reach beyond what they are around.
  overflowClipMargin: '16px',
});
