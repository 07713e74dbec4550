import { appGlobal, appStyle } from '@medeina/design-system/styles/layered.ts';

/** For what stands below the first view, on a page that `html[data-first-view]` marks; see `below`. */
export const laidOutNear = {
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 600px',
  // Rings of the focus reach beyond what they are around.
  overflowClipMargin: '16px',
} as const;

/**
 * Stands below the first view. A page that was just opened at its top is laid out as far as one sees, which shows it
 * sooner by a third; the rest follows as it comes near. Later pages are laid out whole: one comes back to the middle of
 * them, whose place has to be known.
 */
export const below = appStyle({});
appGlobal(`html[data-first-view] ${below}`, laidOutNear);
