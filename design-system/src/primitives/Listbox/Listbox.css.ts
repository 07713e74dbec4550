import { createVar, fallbackVar } from '@vanilla-extract/css';
import { primitiveStyle } from '../../styles/layered.ts';
import { color, fontSize, media, radius, shadow, zIndex } from '../../styles/vars.ts';

/** A minimum width for the list, set around a narrow field such as the header's. */
export const leastWidth = createVar();

export const popover = primitiveStyle({
  position: 'absolute',
  zIndex: zIndex.overlay,
  // Aligned to the end of the field, which may be narrower.
  insetInline: 'auto 0',
  insetBlockStart: 'calc(100% + 4px)',
  width: `max(100%, ${fallbackVar(leastWidth, '0px')})`,
  boxSizing: 'border-box',
  padding: '8px',
  background: color.raised,
  border: `1px solid ${color.border}`,
  borderRadius: radius.md,
  boxShadow: shadow[2],
});

// The listbox itself scrolls: its options are moved through from the field, as screen readers expect.
export const list = primitiveStyle({
  maxHeight: 'min(60vh, 420px)',
  margin: 0,
  padding: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  listStyle: 'none',
});

export const option = primitiveStyle({
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  boxSizing: 'border-box',
  minHeight: '44px',
  padding: '8px 12px',
  borderRadius: radius.sm,
  lineHeight: 1.35,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  selectors: {
    '&:hover': { background: color.sunken },
    '&[data-active]': { background: color.sunken, boxShadow: `inset 3px 0 0 ${color.accent}` },
  },
  '@media': {
    [media.forced]: {
      selectors: { '&[data-active]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
    },
  },
});

export const match = primitiveStyle({ background: 'none', color: 'inherit', fontWeight: 600 });

export const status = primitiveStyle({
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  margin: 0,
  padding: '10px 12px',
  color: color.textMuted,
  fontSize: fontSize.small,
  lineHeight: 1.4,
});

/** The mark of the chosen row. */
export const chosen = primitiveStyle({ display: 'inline-flex', flex: 'none', marginInlineStart: 'auto' });
