import { appGlobal, appStyle } from '@medeina/design-system/styles/layered.ts';

/**
 * Stands below the first view. A page that was just opened at its top is laid out as far as one sees, which halves the
 * wait for its first picture; the rest follows as it comes near. Later pages are laid out whole: one comes back to the
 * middle of them, whose place has to be known.
 */
export const below = appStyle({});
appGlobal(`html[data-first-view] ${below}`, {
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 600px',
});
