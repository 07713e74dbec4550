import { appStyle } from '@medeina/design-system/styles/layered.ts';
import { vars } from '@medeina/tokens';

const phone = '(max-width: 899px)';

export const columns = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
  gap: `${vars.space[40]} clamp(32px, 6vw, 96px)`,
  alignItems: 'start',
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const form = appStyle({ display: 'grid', gap: vars.space[24], minWidth: 0, maxWidth: '640px' });

export const intro = appStyle({ display: 'grid', gap: vars.space[16] });

export const next = appStyle({ marginTop: vars.space[16] });

export const steps = appStyle({
  display: 'grid',
  borderTop: `1px solid ${vars.color.border}`,
});

export const step = appStyle({
  display: 'grid',
  gridTemplateColumns: '40px minmax(0, 1fr)',
  alignItems: 'baseline',
  paddingBlock: vars.space[16],
  borderBottom: `1px solid ${vars.color.border}`,
});

export const number = appStyle({
  fontFamily: vars.font.figures,
  fontSize: vars.type.h3.size,
  fontVariationSettings: vars.type.h3.flare,
  color: vars.color.accentText,
});
