import { createVar, fallbackVar } from '@vanilla-extract/css';
import { primitiveStyle } from '../../styles/layered.ts';
import { color, fontSize, media, radius, shadow, zIndex } from '../../styles/vars.ts';

/** Set around a narrow field, such as the header's: the list is at least so wide. */
export const leastWidth = createVar();

export const popover = primitiveStyle({
  position: 'absolute',
  zIndex: zIndex.overlay,
  // From the end of the field, which may be too narrow for what is listed.
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

// The list scrolls, not what holds it: the field's keys scroll a listbox, and readers know that they do.
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

/** The end of a row that is chosen already. */
export const chosen = primitiveStyle({ display: 'inline-flex', flex: 'none', marginInlineStart: 'auto' });
