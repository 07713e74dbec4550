import { appStyle } from '@medeina/design-system/styles/layered.ts';
import { vars } from '@medeina/tokens';

const phone = '(max-width: 899px)';

export const head = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 640px)',
  gap: vars.space[24],
  marginBottom: vars.space[56],
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)', marginBottom: vars.space[32] } },
});

export const found = appStyle({
  margin: `${vars.space[16]} 0 0`,
  padding: 0,
  listStyle: 'none',
});

export const question = appStyle({
  display: 'grid',
  gap: vars.space[4],
  paddingBlock: vars.space[16],
  borderTop: `1px solid ${vars.color.border}`,
  overflowWrap: 'anywhere',
  selectors: { '&:last-child': { borderBottom: `1px solid ${vars.color.border}` } },
});

export const askFoot = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[24],
  marginTop: vars.space[64],
  '@media': { [phone]: { marginTop: vars.space[40] } },
});

export const askSide = appStyle({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[16],
  marginTop: vars.space[48],
  paddingTop: vars.space[24],
  borderTop: `1px solid ${vars.color.border}`,
});

export const askWords = appStyle({ display: 'grid', gap: vars.space[4] });

export const askWays = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[12],
  '@media': { [phone]: { width: '100%' } },
});

/** Title and prompt beside the answers; on a phone one after the other, the prompt last. */
export const columns = appStyle({
  display: 'grid',
  // The least width holds the longest word of a title, however large the text is.
  gridTemplateColumns: 'minmax(18rem, 4fr) minmax(0, 7fr)',
  gridTemplateAreas: '"intro answers" "ask answers"',
  gridTemplateRows: 'auto 1fr',
  columnGap: 'clamp(32px, 6vw, 96px)',
  alignItems: 'start',
  '@media': {
    [phone]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateAreas: '"intro" "answers" "ask"',
      gridTemplateRows: 'auto',
    },
  },
});

export const intro = appStyle({ gridArea: 'intro', display: 'grid', gap: vars.space[12], minWidth: 0 });

export const answers = appStyle({
  gridArea: 'answers',
  minWidth: 0,
  marginTop: vars.space[40],
  outline: 'none',
  '@media': { [phone]: { marginTop: vars.space[24] } },
});

export const ask = appStyle({ gridArea: 'ask', minWidth: 0 });
