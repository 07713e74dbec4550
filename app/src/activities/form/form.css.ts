import { appStyle } from '@medeina/design-system/styles/layered.ts';
import { color } from '@medeina/design-system/styles/vars.ts';

const oneColumn = 'minmax(0, 1fr)';
export const form = appStyle({ display: 'grid', gridTemplateColumns: oneColumn, gap: '36px' });
export const section = appStyle({
  display: 'grid',
  gridTemplateColumns: oneColumn,
  gap: '20px',
  paddingTop: '28px',
  borderTop: `1px solid ${color.border}`,
});
export const head = appStyle({ display: 'grid', gap: '6px' });
/** Figures and times stand beside each other; all else takes the whole width. */
export const fields = appStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 210px), 1fr))',
  alignItems: 'start',
  gap: '24px',
});
export const wide = appStyle({ gridColumn: '1 / -1', minWidth: 0 });
export const narrow = appStyle({ minWidth: 0 });
export const pairs = appStyle({
  margin: 0,
  display: 'grid',
  gridTemplateColumns: oneColumn,
  gap: '16px',
});
export const pair = appStyle({ display: 'grid', gap: '4px', breakInside: 'avoid' });
export const term = appStyle({ color: color.textMuted, fontSize: '0.9375rem', lineHeight: 1.4 });
export const given = appStyle({
  margin: 0,
  lineHeight: 1.5,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});
export const steps = appStyle({ margin: 0, paddingInlineStart: '22px', display: 'grid', gap: '10px' });
export const step = appStyle({ display: 'grid', gap: '2px' });
export const signature = appStyle({
  display: 'block',
  width: 'min(100%, 360px)',
  height: 'auto',
  maxHeight: '160px',
  color: color.text,
  border: `1px solid ${color.border}`,
  borderRadius: '10px',
});
export const files = appStyle({ margin: 0, padding: 0, listStyle: 'none', display: 'grid', gap: '12px' });
export const file = appStyle({ display: 'grid', gap: '8px', justifyItems: 'start' });
export const picture = appStyle({
  display: 'block',
  maxWidth: 'min(100%, 360px)',
  maxHeight: '320px',
  borderRadius: '10px',
  border: `1px solid ${color.border}`,
});
