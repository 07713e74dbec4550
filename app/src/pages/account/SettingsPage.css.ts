import { appStyle } from '@medeina/design-system/styles/layered.ts';
import { color, media, radius, shadow, space, zIndex } from '@medeina/design-system/styles/vars.ts';

export const head = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[16],
  marginBlockEnd: space[24],
});

/** Stays in view while one fills in what is further down. */
export const save = appStyle({
  position: 'sticky',
  insetBlockStart: space[16],
  zIndex: zIndex.sticky,
  display: 'flex',
  justifyContent: 'flex-end',
  minBlockSize: '32px',
  marginBlockEnd: space[8],
  pointerEvents: 'none',
});

export const saveWords = appStyle({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[8],
  padding: `${space[4]} ${space[12]}`,
  borderRadius: radius.full,
  background: color.raised,
  color: color.textMuted,
  boxShadow: shadow[1],
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
  scrollMarginBlockStart: space[64],
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const about = appStyle({ display: 'grid', gap: space[4], alignContent: 'start' });

export const fields = appStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(260px, 100%), 1fr))',
  gap: `${space[20]} ${space[20]}`,
  alignItems: 'start',
});

export const theme = appStyle({ display: 'grid', gap: space[8], justifyItems: 'start' });

export const links = appStyle({ display: 'flex', flexWrap: 'wrap', gap: `${space[8]} ${space[20]}` });
