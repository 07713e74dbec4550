import { primitiveStyle } from '../../styles/layered.ts';
import { color, font, fontSize, media } from '../../styles/vars.ts';

export const list = primitiveStyle({
  display: 'flex',
  gap: 'clamp(20px, 2.4vw, 36px)',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderBottom: `1px solid ${color.border}`,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  // The ring of a tab is drawn inside: a scrolling row would cut it.
  scrollPaddingInline: '20px',
});

export const item = primitiveStyle({ flex: 'none', display: 'flex' });

export const tab = primitiveStyle({
  flex: 'none',
  boxSizing: 'border-box',
  minHeight: '48px',
  margin: 0,
  padding: '14px 2px 10px',
  border: 0,
  borderBottom: '3px solid transparent',
  background: 'none',
  color: color.textMuted,
  fontFamily: font.text,
  fontSize: fontSize.ui,
  fontWeight: 560,
  lineHeight: 1.3,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: color.text },
    '&:focus-visible': { outline: `3px solid ${color.focus}`, outlineOffset: '-3px', borderRadius: '4px' },
    '&[aria-selected="true"], &[aria-current="page"]': {
      color: color.text,
      borderBottomColor: color.accent,
      fontWeight: 600,
    },
    '&:disabled': { cursor: 'not-allowed' },
  },
  '@media': {
    [media.forced]: {
      // Forced colours paint a transparent border too.
      borderBottomColor: 'Canvas',
      selectors: { '&[aria-selected="true"], &[aria-current="page"]': { borderBottomColor: 'Highlight' } },
    },
  },
});

export const count = primitiveStyle({ fontWeight: 400, color: color.textMuted, marginInlineStart: '6px' });
export const panel = primitiveStyle({
  paddingBlockStart: '24px',
  selectors: {
    '&:focus-visible': { outline: `3px solid ${color.focus}`, outlineOffset: '2px', borderRadius: '4px' },
  },
});
