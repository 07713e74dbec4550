import { primitiveStyle, primitiveVariants } from '../../styles/layered.ts';
import { color, layout, radius } from '../../styles/vars.ts';

export const carousel = primitiveStyle({ containerType: 'inline-size', minWidth: 0 });

/** In narrower rows the next card peeks in, inviting a swipe; from here on cards end where the row does. */
const withButtons = '(min-width: 480px)';

export const head = primitiveStyle({
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: '24px',
  marginBlockEnd: 'clamp(20px, 3vw, 32px)',
  // Keeps the place of the buttons, which show once Embla knows the ends.
  '@container': { [withButtons]: { minHeight: '44px' } },
});

export const buttons = primitiveStyle({
  display: 'none',
  flex: 'none',
  gap: '8px',
  '@container': { [withButtons]: { display: 'flex' } },
});

export const track = primitiveStyle({
  display: 'grid',
  gridAutoFlow: 'column',
  // Nearly the whole width if the text is large.
  gridAutoColumns: 'clamp(74%, 12rem, 100%)',
  gap: '16px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  // The viewport draws the ring: the track moves.
  outline: 'none',
});

/** Before hydration the browser scrolls the track. */
export const viewport = primitiveStyle({
  // Room for the focus ring of what is inside.
  padding: '6px',
  marginInline: '-6px',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollPaddingInline: '6px',
  scrollbarWidth: 'none',
  borderRadius: radius.xs,
  selectors: {
    [`&:has(> ${track}:focus-visible)`]: { outline: `3px solid ${color.focus}`, outlineOffset: '0' },
  },
});

/** Where the next item peeks in, it is cut by the page's edge and not by its gutter. */
export const bleeding = primitiveStyle({
  '@container': {
    '(max-width: 479.98px)': {
      marginInline: `calc(-1 * ${layout.gutter})`,
      paddingInline: layout.gutter,
      scrollPaddingInline: layout.gutter,
      borderRadius: 0,
    },
  },
});

/** Embla moves the track. */
export const taken = primitiveStyle({
  overflow: 'hidden',
  scrollSnapType: 'none',
  touchAction: 'pan-y pinch-zoom',
});

export const item = primitiveStyle({ scrollSnapAlign: 'start', minWidth: 0 });

function columns(count: number, gap: number) {
  return {
    gridAutoColumns: `calc((100% - ${(count - 1) * gap}px) / ${count})`,
    gap: `${gap}px`,
  };
}

/** A width with room for text of the usual size; larger text needs proportionally more. */
function from(width: number) {
  return `(min-width: ${width}px) and (min-width: ${Math.floor(width / 17)}em)`;
}

/** Items in view, by the width of the carousel rather than of the screen. */
export const counts = primitiveVariants({
  2: { '@container': { [from(640)]: columns(2, 24) } },
  3: { '@container': { [from(480)]: columns(2, 20), [from(800)]: columns(3, 24) } },
  4: {
    '@container': {
      [from(480)]: columns(2, 20),
      [from(720)]: columns(3, 24),
      [from(960)]: columns(4, 24),
    },
  },
  // Small things, such as logos: two fill a phone.
  6: {
    // One if the text is large.
    gridAutoColumns: 'max((100% - 16px) / 2, min(9rem, 88%))',
    '@container': {
      [from(480)]: columns(3, 20),
      [from(800)]: columns(4, 24),
      [from(1040)]: columns(6, 24),
    },
  },
});

/** Of a row whose items stay readable when they are narrow. */
export const dense = primitiveStyle({
  '@container': { [from(480)]: columns(2, 20), [from(640)]: columns(4, 20) },
});

/** Embla moves the first item behind the last one, as far away as the others are from each other. */
export const looping = primitiveStyle({
  selectors: { '&:last-child': { boxSizing: 'border-box', width: '100%', marginInlineEnd: '16px' } },
});
