import { appStyle } from '@medeina/design-system/styles/layered.ts';
import { color } from '@medeina/design-system/styles/vars.ts';

/** The page around has the margins; this much keeps outlines of the focus from being cut off. */
export const document = appStyle({ padding: '8px', minWidth: 0, overflowWrap: 'anywhere' });
/** Columns that do not grow with what stands in them: a frame cannot scroll sideways. */
const oneColumn = 'minmax(0, 1fr)';
export const stage = appStyle({ display: 'grid', gridTemplateColumns: oneColumn, gap: '28px' });
export const head = appStyle({ display: 'grid', gap: '8px' });
export const bar = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px 24px',
});
export const foot = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px 16px',
  paddingTop: '20px',
  borderTop: `1px solid ${color.border}`,
});
export const facts = appStyle({
  margin: 0,
  listStyle: 'disc',
  paddingInlineStart: '20px',
  display: 'grid',
  gap: '6px',
  lineHeight: 1.5,
});
export const questions = appStyle({ display: 'grid', gridTemplateColumns: oneColumn, gap: '40px' });
