import { appStyle } from '@medeina/design-system/styles/layered.ts';
import { vars } from '@medeina/tokens';

export const list = appStyle({
  margin: `${vars.space[12]} 0 0`,
  padding: 0,
  listStyle: 'none',
  borderTop: `1px solid ${vars.color.border}`,
});

export const row = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space[24],
  padding: `${vars.space[8]} 0`,
  borderBottom: `1px solid ${vars.color.border}`,
});
