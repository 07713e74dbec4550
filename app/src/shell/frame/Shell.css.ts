import { appGlobal, appStyle } from '@medeina/design-system/styles/layered.ts';
import { fontSize } from '@medeina/design-system/styles/vars.ts';
import { vars } from '@medeina/tokens';

// Letters are as wide as they are drawn, not rounded to pixels: so lines break alike in the face that stands in until the
// product's own has come.
appGlobal('body', { textRendering: 'geometricPrecision' });

/** Fills the window, so that the foot never floats in the middle of a short page. */
export const shell = appStyle({
  // The header lies over its top, also where something stands above.
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100vh',
});

export const main = appStyle({ flex: '1 0 auto', minWidth: 0 });

/** Shown while the session loads, where the hint says that somebody is logged in: as wide as the profile's picture. */
export const waiting = appStyle({ display: 'none', width: '44px', height: '44px', padding: '2px' });
appGlobal(`html[data-signed-in] ${waiting}`, { display: 'block' });

/** For visitors. */
export const guest = appStyle({ display: 'contents' });
appGlobal(`html[data-signed-in] ${guest}`, { display: 'none' });

/** The search over the header, on screens without room for its field. */
export const searchPanel = appStyle({
  position: 'fixed',
  insetInline: 0,
  top: 0,
  zIndex: vars.zIndex.overlay,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  padding: `${vars.space[12]} ${vars.space.gutter}`,
  background: vars.color.raised,
  color: vars.color.text,
  borderBottom: `1px solid ${vars.color.border}`,
  boxShadow: vars.shadow[2],
});

export const searchField = appStyle({ flex: 1, minWidth: 0, maxWidth: '720px', marginInline: 'auto' });

/** A course among the suggestions, as compact as in menus. */
export const suggestion = appStyle({
  display: 'grid',
  gridTemplateColumns: '56px minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space[12],
  width: '100%',
});

export const suggestionPlate = appStyle({ display: 'block', width: '56px', height: '56px' });

export const suggestionWords = appStyle({ display: 'grid', gap: '2px', minWidth: 0 });

export const suggestionTitle = appStyle({ fontWeight: 600, overflowWrap: 'anywhere' });

export const suggestionPrice = appStyle({ fontSize: fontSize.small, color: vars.color.textMuted });
