import { appStyle } from '@medeina/design-system/styles/layered.ts';
import { vars } from '@medeina/tokens';

export const partners = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[12]} ${vars.space[32]}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
