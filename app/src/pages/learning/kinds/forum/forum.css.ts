import { appStyle } from '@medeina/design-system/styles/layered.ts';
import { characters, typography } from '@medeina/design-system/styles/typography.ts';
import { color } from '@medeina/design-system/styles/vars.ts';

/** What people write keeps its direction and its width to itself. */
const written = { overflowWrap: 'anywhere', unicodeBidi: 'isolate' } as const;

export const forum = appStyle({ display: 'grid', gap: '24px', minWidth: 0, justifyItems: 'stretch' });
export const answers = appStyle({ display: 'grid', gap: '12px', minWidth: 0 });
export const title = appStyle({ ...written });
export const rowTitle = appStyle({ fontWeight: 600 });

export const rows = appStyle({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderTop: `1px solid ${color.border}`,
});
export const row = appStyle({
  display: 'grid',
  gap: '4px',
  padding: '14px 0',
  borderBottom: `1px solid ${color.border}`,
});
export const rowHead = appStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '6px 12px' });
export const facts = appStyle({ ...typography.small, ...written, color: color.textMuted });

export const list = appStyle({ margin: 0, padding: 0, listStyle: 'none' });
export const item = appStyle({ padding: '20px 0', borderBottom: `1px solid ${color.border}` });

export const post = appStyle({ display: 'grid', gap: '12px', justifyItems: 'start', minWidth: 0 });
export const person = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 12px',
});
export const who = appStyle({ display: 'grid', minWidth: 0, lineHeight: 1.35 });
export const name = appStyle({ ...written, fontWeight: 600 });
export const text = appStyle({
  ...written,
  maxWidth: characters(64),
  margin: 0,
  textWrap: 'pretty',
  whiteSpace: 'pre-line',
});
export const postActions = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 20px',
});

export const form = appStyle({ display: 'grid', gap: '20px', width: '100%', maxWidth: '640px' });
export const actions = appStyle({ display: 'flex', flexWrap: 'wrap', gap: '12px' });
