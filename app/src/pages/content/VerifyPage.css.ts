import { appStyle } from '@medeina/design-system/styles/layered.ts';
import { color, media, radius } from '@medeina/design-system/styles/vars.ts';

export const columns = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
  gap: '48px',
  alignItems: 'start',
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: '40px' } },
});
export const found = appStyle({
  position: 'relative',
  display: 'grid',
  justifyItems: 'start',
  gap: '16px',
  minWidth: 0,
  padding: 'clamp(24px, 4vw, 44px)',
  overflow: 'clip',
  background: color.surface,
  border: `1px solid ${color.border}`,
  borderRadius: radius.lg,
});
/** Behind the words, in the upper corner, as on the paper. */
export const bands = appStyle({
  position: 'absolute',
  width: '340px',
  insetInlineEnd: '-170px',
  insetBlockStart: '-170px',
  '@media': { [media.mobile]: { width: '240px', insetInlineEnd: '-130px', insetBlockStart: '-130px' } },
});
export const words = appStyle({
  position: 'relative',
  display: 'grid',
  justifyItems: 'start',
  gap: '12px',
  minWidth: 0,
  maxWidth: '100%',
  overflowWrap: 'anywhere',
});
export const facts = appStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 13rem), 1fr))',
  gap: '20px 32px',
  width: '100%',
  margin: '16px 0 0',
});
export const fact = appStyle({ minWidth: 0, overflowWrap: 'anywhere' });
export const label = appStyle({ color: color.textMuted });
export const value = appStyle({ margin: 0, fontWeight: 600 });
export const form = appStyle({ display: 'grid', gap: '16px', justifyItems: 'start' });
