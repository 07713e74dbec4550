import { primitiveStyle } from '../../styles/layered.ts';
import { color, media, radius } from '../../styles/vars.ts';

export const row = primitiveStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '20px',
  borderRadius: radius.lg,
  outlineOffset: '8px',
  selectors: { '&[data-over]': { outline: `2px dashed ${color.accent}` } },
  '@media': { [media.forced]: { selectors: { '&[data-over]': { outlineColor: 'Highlight' } } } },
});

/** The buttons, and the hint below them. */
export const beside = primitiveStyle({ flex: '1 1 150px', minWidth: 0, display: 'grid', gap: '8px' });
export const actions = primitiveStyle({ display: 'flex', flexWrap: 'wrap', gap: '8px 12px' });
