import { appStyle } from '@medeina/design-system/styles/layered.ts';
import { characters } from '@medeina/design-system/styles/typography.ts';
import { vars } from '@medeina/tokens';

export const columns = appStyle({
  display: 'grid',
  gridTemplateColumns: '264px minmax(0, 1fr)',
  gap: `${vars.space[32]} clamp(32px, 6vw, 96px)`,
  alignItems: 'start',
  '@media': { '(max-width: 899px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const aside = appStyle({
  position: 'sticky',
  top: '104px',
  '@media': { '(max-width: 899px)': { display: 'none' } },
});

export const contents = appStyle({
  display: 'grid',
  // Titles of two lines stay apart.
  gap: vars.space[8],
  marginTop: vars.space[8],
  overflowWrap: 'anywhere',
});

export const text = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[20],
  maxWidth: characters(66),
  minWidth: 0,
});

export const chapter = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[12],
  paddingTop: vars.space[24],
});

export const words = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[20],
  minWidth: 0,
});

export const drawnHead = appStyle({
  display: 'grid',
  gap: vars.space[20],
  paddingBottom: 'clamp(32px, 5vw, 72px)',
});

/** The title and what is drawn beside it, then the text: in two columns where there is room. */
export const drawnChapter = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
  gap: `${vars.space[20]} clamp(32px, 5vw, 80px)`,
  paddingBlock: 'clamp(32px, 4.4vw, 64px)',
  borderTop: `1px solid ${vars.color.border}`,
  '@media': { '(max-width: 899px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

/** Its place is kept while it comes. */
export const picture = appStyle({
  width: '100%',
  aspectRatio: '16 / 9',
  objectFit: 'cover',
  borderRadius: vars.radius.md,
});

/** What the text leads to, under a line. */
export const further = appStyle({
  marginTop: vars.space[16],
  paddingTop: vars.space[32],
  borderTop: `1px solid ${vars.color.border}`,
});

export const ways = appStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space[12] });
