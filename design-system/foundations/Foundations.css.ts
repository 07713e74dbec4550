import { vars } from '@medeina/tokens';
import { appStyle, appVariants } from '../src/styles/layered.ts';

export const swatches = appStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(120px, 1fr))',
  gap: '20px 16px',
  margin: 0,
});
export const swatch = appStyle({
  height: '64px',
  borderRadius: vars.radius.md,
  border: `1px solid ${vars.color.border}`,
  marginBlockEnd: '6px',
});
export const grounds = appVariants(
  Object.fromEntries(Object.entries(vars.color).map(([name, value]) => [name, { background: value }])),
);
export const plate = appStyle({
  aspectRatio: '4 / 3',
  borderRadius: vars.radius.sm,
  background: vars.color.plate,
  color: vars.color.ink,
  border: `3px solid ${vars.color.line}`,
  display: 'grid',
  placeItems: 'center',
  fontWeight: 600,
});
export const bar = appStyle({ height: '16px', background: vars.color.accent, borderRadius: vars.radius.xs });
export const widths = appVariants(
  Object.fromEntries(Object.entries(vars.space).map(([name, value]) => [name, { width: value }])),
);
export const corner = appStyle({ width: '96px', height: '64px', background: vars.color.accentSoft });
export const corners = appVariants(
  Object.fromEntries(Object.entries(vars.radius).map(([name, value]) => [name, { borderRadius: value }])),
);
export const depth = appStyle({
  padding: '24px',
  borderRadius: vars.radius.lg,
  background: vars.color.raised,
  border: `1px solid ${vars.color.border}`,
});
export const shadows = appVariants(
  Object.fromEntries(Object.entries(vars.shadow).map(([name, value]) => [name, { boxShadow: value }])),
);
