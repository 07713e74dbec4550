import { primitiveStyle } from '../../styles/layered.ts';
import { color, font, fontSize, media } from '../../styles/vars.ts';

export const list = primitiveStyle({
  display: 'flex',
  gap: 'clamp(14px, calc(2.4vw - 6px), 30px)',
  // Aligns the words of the first tab with the content above and below.
  margin: '0 -5px',
  padding: 0,
  listStyle: 'none',
  borderBottom: `1px solid ${color.border}`,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  // The focus ring is inside: a scrolling row would clip it.
  scrollPaddingInline: '20px',
});

export const item = primitiveStyle({ flex: 'none', display: 'flex' });

export const tab = primitiveStyle({
  flex: 'none',
  boxSizing: 'border-box',
  minHeight: '48px',
  margin: 0,
  // Room for the focus ring beside the words.
  padding: '14px 5px 10px',
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
    '&:hover:not(:disabled)': { color: color.text },
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
      selectors: {
        '&[aria-selected="true"], &[aria-current="page"]': { borderBottomColor: 'Highlight' },
        '&:disabled': { color: 'GrayText' },
      },
    },
  },
});

export const count = primitiveStyle({
  // Inline, screen readers would join it to the word: "Topics6".
  display: 'inline-block',
  fontWeight: 400,
  color: color.textMuted,
  marginInlineStart: '6px',
});
export const panel = primitiveStyle({
  paddingBlockStart: '24px',
  selectors: {
    '&:focus-visible': { outline: `3px solid ${color.focus}`, outlineOffset: '2px', borderRadius: '4px' },
  },
});
