import { primitiveStyle } from '../../styles/layered.ts';
import { color, font, media } from '../../styles/vars.ts';

export const parts = primitiveStyle({ display: 'flex', gap: '8px', minWidth: 0 });

/** Shows the prefix; an invisible select covers it. */
export const prefix = primitiveStyle({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  flex: 'none',
  width: 'auto',
  paddingInlineEnd: '12px',
  fontFamily: font.numbers,
  selectors: {
    '&:has(:focus-visible)': { outline: `3px solid ${color.focus}`, outlineOffset: '2px' },
    '&:has(:disabled)': { background: color.sunken, borderColor: color.border, color: color.textMuted },
  },
  '@media': {
    [media.forced]: { selectors: { '&:has(:disabled)': { borderColor: 'GrayText', color: 'GrayText' } } },
  },
});

export const select = primitiveStyle({
  position: 'absolute',
  inset: 0,
  boxSizing: 'border-box',
  width: '100%',
  height: '100%',
  margin: 0,
  border: 0,
  opacity: 0,
  cursor: 'pointer',
  selectors: { '&:disabled': { cursor: 'not-allowed' } },
});

export const number = primitiveStyle({ flex: 1, fontFamily: font.numbers });
