import { appStyle } from '@medeina/design-system/styles/layered.ts';
import { color, font, fontSize, layout, media } from '@medeina/design-system/styles/vars.ts';

/** The block above has the space between them. */
export const categories = appStyle({ paddingBottom: layout.section });

export const head = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: '12px 24px',
  marginBottom: 'clamp(24px, 3vw, 40px)',
});

export const clients = appStyle({ paddingBlock: '56px' });

export const practice = appStyle({
  display: 'grid',
  // The least width holds the longest word of a title, however large the text is.
  gridTemplateColumns: 'minmax(17rem, 5fr) minmax(0, 7fr)',
  gap: '32px clamp(32px, 6vw, 96px)',
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const practiceWords = appStyle({ display: 'grid', alignContent: 'start', gap: '16px' });

export const roles = appStyle({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderTop: `1px solid ${color.border}`,
});

export const role = appStyle({
  display: 'grid',
  gridTemplateColumns: '48px minmax(0, 1fr)',
  alignItems: 'baseline',
  paddingBlock: '18px',
  borderBottom: `1px solid ${color.border}`,
});

export const roleNumber = appStyle({
  color: color.accentText,
  fontFamily: font.numbers,
  fontSize: fontSize.h3,
});

export const callBack = appStyle({ paddingBlock: layout.section });

export const status = appStyle({ marginTop: '16px' });
