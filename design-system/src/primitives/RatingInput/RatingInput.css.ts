import { focusRing } from '../../styles/focus.ts';
import { primitiveStyle } from '../../styles/layered.ts';
import { color, media, radius } from '../../styles/vars.ts';

export const row = primitiveStyle({ display: 'flex', marginInlineStart: '-10px' });

export const star = primitiveStyle({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  borderRadius: radius.md,
  color: color.borderStrong,
  cursor: 'pointer',
  selectors: {
    '&[data-on]': { color: color.rating },
    // The stars before the hovered one light up too.
    '&:hover, &:has(~ &:hover)': { color: color.rating },
    '&:has(:focus-visible)': focusRing,
    '&:has(:disabled)': { color: color.borderStrong, cursor: 'not-allowed' },
    '&[data-on]:has(:disabled)': { color: color.textMuted },
  },
  '@media': { [media.forced]: { selectors: { '&[data-on]': { color: 'Highlight' } } } },
});

export const input = primitiveStyle({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
});
