import { appStyle } from '@medeina/design-system/styles/layered.ts';
import { color, fontSize, media, radius, space, zIndex } from '@medeina/design-system/styles/vars.ts';

export const head = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[16],
  marginBlockEnd: space[24],
});

/** In the row of the heading, and in view while one fills in what is further down. */
export const save = appStyle({
  position: 'sticky',
  insetBlockStart: space[16],
  zIndex: zIndex.sticky,
  display: 'flex',
  justifyContent: 'flex-end',
  minBlockSize: '40px',
  marginBlockStart: '-64px',
  marginBlockEnd: space[24],
  pointerEvents: 'none',
  // Below the header, which comes back as one scrolls up.
  '@media': { [media.mobile]: { insetBlockStart: '72px' } },
});

/** More words, and a button: below the heading where there is no room beside it. */
export const saveLong = appStyle({
  '@media': { [media.mobile]: { marginBlockStart: `calc(-1 * ${space[16]})` } },
});

export const saveWords = appStyle({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[8],
  minBlockSize: '40px',
  boxSizing: 'border-box',
  paddingBlock: space[4],
  paddingInlineStart: space[12],
  borderRadius: radius.md,
  background: color.bg,
  color: color.textMuted,
  fontSize: fontSize.small,
  pointerEvents: 'auto',
});

export const saveFailed = appStyle({ color: color.danger });

/** Its name beside its fields, above them on a phone, with a hairline below. */
export const section = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 3fr)',
  gap: `${space[16]} ${space[40]}`,
  paddingBlock: space[32],
  borderBlockEnd: `1px solid ${color.border}`,
  ':last-child': { borderBlockEnd: 0 },
  scrollMarginBlockStart: space[64],
  // It takes the focus from what is gone, and is no control.
  ':focus': { outline: 'none' },
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const about = appStyle({ display: 'grid', gap: space[4], alignContent: 'start' });

export const fields = appStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(260px, 100%), 1fr))',
  gap: `${space[20]} ${space[20]}`,
  alignItems: 'start',
});

/** The width of both columns. */
export const wide = appStyle({ gridColumn: '1 / -1' });

/** One field below the other. */
export const column = appStyle({ display: 'grid', gap: space[20] });

/** The width of both columns, so that the choices stand in one row. */
export const theme = appStyle({
  gridColumn: '1 / -1',
  display: 'grid',
  gap: space[8],
  justifyItems: 'start',
});

export const links = appStyle({ display: 'flex', flexWrap: 'wrap', gap: `${space[8]} ${space[4]}` });

/** As tall as a screen: what comes would push the footer out of sight. */
export const waiting = appStyle({ minHeight: '100svh' });
